import { describeNights } from '#admin/features/calendar/describe-range.ts';
import { cellOf, expect, nextMonth, test, YEARS } from './calendar-fixtures.ts';

const DATES = describeNights({ from: nextMonth(10), to: nextMonth(13) });

for (const screen of ['edit-property', 'calendar'] as const) {
  test(
    `a venue is booked by the day, until its last day, on the screen /admin/${screen}`,
    { tag: '@nightly' },
    async ({ page, openCalendar }) => {
      const { section, read } = await openCalendar({
        property: { type: 'event', price: '€6,000 per day' },
        calendar: { seasons: [{ ...YEARS, minimumNights: 2 }] },
        screen,
      });
      await expect(section.getByText('To choose days, drag over them')).toBeVisible();
      await expect(section.getByText('€100 a day')).toBeVisible();
      await expect(section.getByText('From 2 days')).toBeVisible();
      await cellOf(page, nextMonth(10)).click();
      await cellOf(page, nextMonth(12)).click();
      await expect(section.getByRole('status').filter({ hasText: /./ }).first()).toHaveText(
        `3 days, ${DATES}, €300 by the prices`,
      );
      await section.getByRole('button', { name: 'Book', exact: true }).click();
      await section.getByRole('button', { name: 'Book these days' }).click();
      await expect(section.getByRole('status').filter({ hasText: /./ }).first()).toHaveText(`Booked: ${DATES}.`);
      await expect(cellOf(page, nextMonth(12))).toHaveAccessibleName(/booked$/);
      await expect(cellOf(page, nextMonth(13))).toHaveAccessibleName(/free$/);
      await expect(section.getByText(/^3 days · Booked by Test editor on /)).toBeVisible();
      expect((await read()).occupancies).toMatchObject([{ from: nextMonth(10), to: nextMonth(13) }]);

      await section.getByRole('button', { name: 'Edit Two years' }).click();
      const sheet = page.getByRole('dialog', { name: 'Edit season' });
      await expect(sheet.getByLabel('First day')).toBeVisible();
      await expect(sheet.getByLabel('Minimum days')).toHaveValue('2');
      await expect(sheet.getByLabel('For', { exact: true }).locator('option')).toHaveText([
        'One day',
        'One week',
        'One month (30 days)',
      ]);
      await expect(
        page
          .getByText(/nights?\b/i)
          .and(page.locator('#calendar *, dialog *'))
          .locator('visible=true'),
      ).toHaveCount(0);
    },
  );
}
