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

it('affects the pages that show the card of the property', () => {
  expect(affectedBy([{ ...priced(2, 2), subtitle: 'New text' }])).toEqual([1, 2, 3]);
});

it('affects the pages that lose the card and those that get it', () => {
  expect(affectedBy([priced(2, 11)])).toEqual([1, 2, 3, 4, 5, 6]);
});

it('affects pages of both types when the property gets another type', () => {
  expect(affectedBy([priced(2, 2, { type: 'event' })])).toEqual([1, 2, 3]);
});

it('affects the pages that lose a card, not the page of the removed property', () => {
  const [, removed] = summaries;
  expect(affectedBy([], removed === undefined ? [] : [removed.id])).toEqual([1, 3]);
});
