import { cellOf, enter, expect, nextMonth, test } from './calendar-fixtures.ts';

test('the concierge books nights on the screen of the calendar, and cannot change prices', async ({
  page,
  account,
  properties,
  calendars,
}) => {
  const { id, title } = await properties.create();
  await calendars.store(id);
  await enter(page, `/admin/dashboard?q=${title.split(' ')[1]}`, await account('concierge'));
  await page.getByRole('link', { name: `Calendar ${title}` }).click();
  await expect(page.getByRole('heading', { name: `Calendar: ${title}` })).toBeVisible();
  const section = page.getByRole('region', { name: 'Calendar and prices' });
  await expect(section.getByText('€100 a night')).toBeVisible();
  await expect(section.getByRole('button', { name: /season|next year|fees|Edit|Remove/ })).toHaveCount(0);
  await cellOf(page, nextMonth(10)).click();
  await section.getByRole('button', { name: 'Book', exact: true }).click();
  await section.getByRole('button', { name: 'Book these nights' }).click();
  await expect(cellOf(page, nextMonth(10))).toHaveAccessibleName(/booked$/);
  await expect(section.getByText(/^1 night · Booked by Test concierge on /)).toBeVisible();
});

test(
  'a property for sale that is not let has no calendar',
  { tag: '@nightly' },
  async ({ page, account, properties }) => {
    const { id, title } = await properties.create({ type: 'real_estate', salePrice: '€1,950,000' });
    await enter(page, `/admin/edit-property/${id}`, await account('editor'));
    await expect(page.getByRole('heading', { name: `Edit Property: ${title}` })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Calendar and prices' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Calendar and prices' })).toHaveCount(0);
  },
);
