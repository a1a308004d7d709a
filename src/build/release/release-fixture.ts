import { houseInBrief, type HouseInBrief } from '@site/domain/house-in-brief';
import type { PublishedProperty } from '@site/domain/property';
import { publishedFixture } from '@site/domain/published-fixture';
import type { Houses } from './house-changes.ts';

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
