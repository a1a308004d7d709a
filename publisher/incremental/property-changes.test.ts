import { expect, it } from 'vitest';
import { applyChanges } from './property-changes.ts';
import { propertyFixture, propertiesOf } from './release-fixture.ts';

const [one, two, three] = [propertyFixture(1), propertyFixture(2), propertyFixture(3)];

it('keeps the order of the database, which decides between equals in lists', () => {
  const { after } = applyChanges(propertiesOf(two, three), { published: [one], departed: [] });
  expect([...after.values()]).toEqual([one, two, three]);
});

it('knows each property before and after', () => {
  const dearer = { ...one, price: 'from €9,000 per night' };
  const { changed, after } = applyChanges(propertiesOf(one, two), { published: [dearer, three], departed: [two.id] });
  expect(changed).toEqual([
    { id: two.id, before: two, after: null },
    { id: one.id, before: one, after: dearer },
    { id: three.id, before: null, after: three },
  ]);
  expect([...after.keys()]).toEqual([one.id, three.id]);
});

it('ignores a property that was published and unpublished between two builds', () => {
  expect(applyChanges(propertiesOf(one), { published: [], departed: [two.id] }).changed).toEqual([]);
});
