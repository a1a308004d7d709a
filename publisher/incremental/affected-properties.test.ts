import { expect, it } from 'vitest';
import { applyChanges } from './property-changes.ts';
import { affectedProperties } from './affected-properties.ts';
import { propertyFixture, propertiesOf } from './release-fixture.ts';

const priced = (number: number, thousands: number, given = {}) =>
  propertyFixture(number, { price: `€${thousands},000 per night`, priceAmount: thousands * 1000, ...given });

/** Each is most similar to the two whose price is nearest. */
const summaries = [1, 2, 3, 10, 11, 12].map((thousands, index) => priced(index + 1, thousands));
const numbersOf = (ids: Iterable<string>) => [...ids].map((id) => Number(id.slice(-12))).sort((a, b) => a - b);

const affectedBy = (published: typeof summaries, departed: string[] = []) =>
  numbersOf(affectedProperties(applyChanges(propertiesOf(...summaries), { published, departed })));

it('reaches the pages on which the card of the house stands', () => {
  expect(affectedBy([{ ...priced(2, 2), subtitle: 'New words' }])).toEqual([1, 2, 3]);
});

it('reaches the pages that its card leaves, and those it comes to', () => {
  expect(affectedBy([priced(2, 11)])).toEqual([1, 2, 3, 4, 5, 6]);
});

it('reaches pages of both types when the house takes another', () => {
  expect(affectedBy([priced(2, 2, { type: 'event' })])).toEqual([1, 2, 3]);
});

it('reaches the pages that lose a card, and no page of what is gone', () => {
  const [, gone] = summaries;
  expect(affectedBy([], gone === undefined ? [] : [gone.id])).toEqual([1, 3]);
});
