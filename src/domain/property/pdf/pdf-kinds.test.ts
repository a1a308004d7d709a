import { expect, it } from 'vitest';
import { publishedFixture } from '#domain/content/published-fixture.ts';
import type { PublishedProperty } from '#domain/property/property.ts';
import { hasScoutSheet } from './pdf-kinds.ts';

const HALL = { name: 'Hall', isOutdoors: false, seated: 80, standing: null, area: null };

it.each<[string, Partial<PublishedProperty>, boolean]>([
  ['a production location', { type: 'production' }, true],
  ['a house that films are made in too', { showOnProductionsPage: true }, true],
  ['a house with a described hall', { spaces: [HALL] }, true],
  ['a house for holidays', {}, false],
])('%s: a scout sheet is %o', (_, fields, has) => {
  expect(hasScoutSheet(publishedFixture(fields))).toBe(has);
});
