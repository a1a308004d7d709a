import { expect, it } from 'vitest';
import { seasonFixture } from '#domain/stay/stay-fixture.ts';
import { fieldsOf, newSeason, seasonFormSchema, seasonOfFields } from './season-form.ts';

const summer = seasonFixture({ name: 'Summer', from: '2027-06-05', to: '2027-09-04', weekendPrice: 140 });

it('a season shows its last night, and is stored to the day after it', () => {
  const fields = fieldsOf(summer);
  expect(fields).toMatchObject({ firstNight: '2027-06-05', lastNight: '2027-09-03' });
  expect(seasonOfFields(summer.id, fields)).toEqual(summer);
});

it('a season for a week has no weekend price', () => {
  expect(seasonOfFields(summer.id, { ...fieldsOf(summer), unit: 'week' }).weekendPrice).toBeNull();
});

it('an invalid weekend price is no fault of a season for a week, which hides it', () => {
  const typed = { ...fieldsOf(summer), weekendPrice: -5 };
  expect(seasonFormSchema('night').safeParse(typed).success).toBe(false);
  expect(seasonFormSchema('night').parse({ ...typed, unit: 'week' }).weekendPrice).toBeNull();
});

it.each([
  ['2027-06-05', '2027-06-04', 'The last night must not be before the first'],
  ['2027-06-05', '2029-12-31', 'Please give at most 800 nights'],
])('a season from %s to %s is rejected', (firstNight, lastNight, message) => {
  const checked = seasonFormSchema('night').safeParse({ ...fieldsOf(summer), firstNight, lastNight });
  expect(checked.error?.issues.map((issue) => issue.message)).toEqual([message]);
});

it('a season may be one night, and days that are missing are no fault of their order', () => {
  const one = { ...fieldsOf(summer), firstNight: '2027-06-05', lastNight: '2027-06-05' };
  expect(seasonFormSchema('night').safeParse(one).success).toBe(true);
  expect(seasonFormSchema('night').safeParse({ ...one, lastNight: '' }).error?.issues).toHaveLength(1);
});

it('a new season fills a gap at the price of the season before', () => {
  expect(newSeason({ from: '2027-09-04', to: '2027-11-01' }, [summer], { price: 900, unit: 'week' })).toMatchObject({
    ...{ name: '', firstNight: '2027-09-04', lastNight: '2027-10-31', price: 100 },
  });
});

it("the first season begins with the price on the property's page, or with none", () => {
  const year = { from: '2027-01-01', to: '2028-01-01' };
  expect(newSeason(year, [], { price: 900, unit: 'week' })).toMatchObject({
    price: 900,
    unit: 'week',
    weekendPrice: null,
  });
  expect(newSeason(year, [], null)).toMatchObject({ price: null, unit: 'night' });
});
