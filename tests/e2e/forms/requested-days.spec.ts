import type { Locator, Page } from '@playwright/test';
import { publicStaysApi } from '#domain/api/public-stays.ts';
import { formatWeekday } from '#domain/core/format-date.ts';
import { lisbonTime } from '#domain/core/lisbon-time.ts';
import type { PublishedProperty } from '#domain/property/property.ts';
import type { VenueType } from '#domain/property/type.ts';
import { propertyPath } from '#domain/site/paths.ts';
import { listFreeRanges } from '#domain/stay/free-days.ts';
import { addDays, listStayNights, type NightRange } from '#domain/stay/nights.ts';
import { listOpenDays } from '#domain/stay/open-days.ts';
import type { PublicStay } from '#domain/stay/public-stay.ts';
import { quoteStay } from '#domain/stay/quote.ts';
import { formatEuros } from '#domain/stay/quote-text.ts';
import { emailsTo, readStoredForms } from '#support/forms/stored.ts';
import { axeFindingsAtWidths } from '../axe-findings.ts';
import { focusDay } from '../focus-day.ts';
import { expect, sampleProperty, test, THANKS } from './form-fixtures.ts';

/** A venue whose page has the planner, its calendar, and days that can be had. */
interface Venue {
  property: PublishedProperty;
  stay: PublicStay;
  /** The first of at least five free days. */
  from: string;
  totalOf: (range: NightRange, guests: number) => string;
}

async function openVenue(page: Page, type: VenueType): Promise<Venue> {
  const property = await sampleProperty(type, ({ bookingLink }) => bookingLink === null);
  const answer = await page.request.get(`/api/properties/${property.id}/stay`);
  const { stay } = publicStaysApi['GET /api/properties/{id}/stay'].response.parse(await answer.json());
  if (stay === null) throw new Error('The sample has a calendar for every venue.');
  const today = lisbonTime(new Date()).date;
  const free = listFreeRanges(stay, listOpenDays(stay, today), 20).find(({ from, to }) => addDays(from, 5) <= to);
  if (free === undefined) throw new Error('The sample has free days.');
  await page.goto(propertyPath(property.slug));
  const totalOf = (range: NightRange, adults: number) => {
    const guests = { adults, childAges: [], pets: 0 };
    const { quote } = quoteStay({ ...stay, capacity: property.people, guests, today, stay: listStayNights(range) });
    return formatEuros(quote?.totalCents ?? 0);
  };
  return { property, stay, from: free.from, totalOf };
}

const plannerOf = (page: Page): Locator => page.locator('.stay-planner');
const totalOf = (within: Locator): Locator => within.locator('.quote-total dd');

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  const tag = width === 390 ? [] : ['@nightly'];
  test(
    `days of a venue are chosen by keyboard at ${width} px, and requested with their quote`,
    { tag },
    async ({ page, email }) => {
      await page.setViewportSize({ width, height });
      const venue = await openVenue(page, 'event');
      const { property, stay, from } = venue;
      const last = addDays(from, 2);
      const range = { from, to: addDays(last, 1) };
      const planner = plannerOf(page);
      await planner.getByRole('button', { name: 'First day' }).press('Enter');
      await expect(planner.getByRole('grid')).toBeVisible();
      await planner.locator('[data-day] button:not([tabindex="-1"])').focus();
      await focusDay(page, from);
      await page.keyboard.press('Enter');
      await focusDay(page, last);
      await page.keyboard.press('Enter');
      await expect(planner).toContainText(formatWeekday(last));
      await expect(planner).toContainText('3 days, ');
      const guests = (stay.fees.extraGuest?.includedGuests ?? 0) + 2;
      const field = planner.getByLabel('Guests');
      await planner.getByRole('button', { name: 'Request these dates' }).press('Enter');
      await expect(field).toBeFocused();
      await expect(field).toHaveAccessibleDescription(/Please enter how many people there will be/);
      await page.keyboard.type(String(guests));
      const total = venue.totalOf(range, guests);
      await expect(totalOf(planner)).toHaveText(total);
      await expect(planner).toContainText('2 extra guests, 3 days');

      await planner.getByRole('button', { name: 'Request these dates' }).press('Enter');
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByLabel('First day')).toHaveValue(from);
      await expect(dialog.getByLabel('Last day')).toHaveValue(last);
      await expect(dialog.getByLabel('Guests')).toHaveValue(String(guests));
      await expect(totalOf(dialog)).toHaveText(total);
      await dialog.getByLabel('Full name').fill('Ana Teste');
      await dialog.getByLabel('Email', { exact: true }).fill(email);
      await dialog.getByRole('button', { name: 'Request these dates' }).press('Enter');
      await expect(dialog.getByText(THANKS)).toBeVisible();
      const [stored] = await readStoredForms('enquiries', email);
      expect(stored?.enquiry).toMatchObject({
        ...{ kind: 'venue', propertyId: property.id, firstDay: from, lastDay: last, guests },
        stay: { pets: 0, quote: { lines: expect.arrayContaining([expect.objectContaining({ nights: 3 })]) } },
      });
      const [acknowledgement] = await emailsTo(email);
      expect(acknowledgement?.text).toContain(`Total: ${total}`);
      expect(acknowledgement?.text).toContain('3 days, ');
      expect(acknowledgement?.text).not.toMatch(/\bnights?\b/);
    },
  );
}

test(
  'a free Saturday is chosen by a press, and the quote follows the guests in the form',
  { tag: '@nightly' },
  async ({ page }) => {
    const { stay, totalOf: quoted } = await openVenue(page, 'event');
    const saturday = page.locator('[data-stay]').first();
    const [from = '', to = ''] = ((await saturday.getAttribute('data-stay')) ?? '').split('/');
    await saturday.getByRole('button').click();
    const planner = plannerOf(page);
    const included = stay.fees.extraGuest?.includedGuests ?? 0;
    await expect(totalOf(planner)).toHaveText(quoted({ from, to }, included));
    await planner.getByLabel('Guests').fill(String(included));
    await planner.getByRole('button', { name: 'Request these dates' }).click();
    const dialog = page.getByRole('dialog');
    await expect(totalOf(dialog)).toHaveText(quoted({ from, to }, included));
    await dialog.getByLabel('Guests').fill(String(included + 4));
    await expect(totalOf(dialog)).toHaveText(quoted({ from, to }, included + 4));
    await expect(dialog).toContainText('4 extra guests');
    await dialog.getByLabel('Last day').fill('');
    await expect(totalOf(dialog)).toHaveCount(0);
  },
);

test(
  'more guests than a venue takes are asked for another number, not for other dates',
  { tag: '@nightly' },
  async ({ page }) => {
    const { property } = await openVenue(page, 'event');
    await page.locator('[data-stay] button').first().click();
    const planner = plannerOf(page);
    const field = planner.getByLabel('Guests');
    await field.fill(String(property.people + 1));
    await expect(planner.getByRole('button', { name: 'Choose other dates' })).toHaveCount(0);
    await planner.getByRole('button', { name: 'Change the number of guests' }).click();
    await expect(field).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(planner.getByRole('button', { name: 'Request these dates' })).toBeVisible();
  },
);

test('a retreat is planned by nights, for one number of guests', { tag: '@nightly' }, async ({ page }) => {
  await openVenue(page, 'retreat');
  await page.locator('[data-stay] button').first().click();
  const planner = plannerOf(page);
  await expect(planner).toContainText('7 nights, ');
  await planner.getByLabel('Guests').fill('12');
  await expect(planner).toContainText('Refundable deposit');
  await expect(planner.getByRole('button', { name: 'Check-out' })).toBeVisible();
  await expect(planner.getByText('Children')).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [type, heading, row] of [
    ['event', 'Next free Saturdays', /\d{4}€[\d,]+$/],
    ['production', 'Next free days', /\d{4}\d+ days$/],
  ] as const) {
    const tag = type === 'event' ? [] : ['@nightly'];
    test(`prices a day and free days of type ${type} are readable`, { tag }, async ({ page }) => {
      await openVenue(page, type);
      const dates = page.getByRole('region', { name: 'Dates and prices' });
      await expect(dates.getByText(/ per day$/).first()).toBeVisible();
      await expect(dates.getByRole('heading', { name: heading })).toBeVisible();
      await expect(dates.locator('.stay-free > li').first()).toHaveText(row);
      await expect(dates.getByRole('button')).toHaveCount(0);
      await expect(dates.getByText(/nights?\b/i).locator('visible=true')).toHaveCount(0);
    });
  }
});

test(
  'the planner of a venue has no fault that axe finds, with its calendar and a quote',
  { tag: '@nightly' },
  async ({ page }) => {
    await openVenue(page, 'event');
    await page.locator('[data-stay] button').first().click();
    const planner = plannerOf(page);
    await planner.getByRole('button', { name: 'Request these dates' }).click();
    await planner.getByRole('button', { name: 'First day' }).click();
    await expect(planner.getByRole('grid')).toBeVisible();
    expect(await axeFindingsAtWidths(page, [390, 1440], '#dates')).toEqual([]);
  },
);
