import { houseInBrief, type HouseInBrief } from '#domain/property/summary.ts';
import type { PublishedProperty } from '#domain/property/property.ts';
import { publishedFixture } from '#domain/content/published-fixture.ts';
import type { Houses } from './property-changes.ts';

/** A house for tests, told apart by its number. */
export function houseFixture(number: number, given: Partial<PublishedProperty> = {}): HouseInBrief {
  const digits = String(number).padStart(12, '0');
  const id = `4b2d7c1e-93a0-4c56-8f1e-${digits}`;
  return houseInBrief(publishedFixture({ id, slug: `house-${number}`, title: `House ${number}`, ...given }));
}

/** Houses by id. */
export function housesOf(...houses: HouseInBrief[]): Houses {
  return new Map(houses.map((house) => [house.id, house]));
}
