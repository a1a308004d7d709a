import { addDays } from '#domain/stay/nights.ts';
import { bookingFixture, feedFixture } from '#domain/stay/stay-fixture.ts';
import { describeDates } from '#admin/features/calendar/describe-range.ts';
import { holdRequests } from '../hold-requests.ts';
import { cellOf, enter, expect, nextMonth, test, today } from './calendar-fixtures.ts';
import { screenFaults } from './screen-faults.ts';

// The browser logs the error response of an address that cannot be read.
test.use({ toleratedErrors: [/status of 400/], permissions: ['clipboard-read', 'clipboard-write'] });

// The emulators answer it: a week in five weeks, and another one.
const SAMPLE = 'https://calendars.example/nights.ics';

test('the calendar of another site is added, read and removed by keyboard', async ({ page, openCalendar }) => {
  await openCalendar({ screen: 'calendar' });
  const section = page.getByRole('region', { name: 'Other sites' });
  await expect(section.getByText('No calendar of another site is read yet.')).toBeVisible();
  await section.getByRole('button', { name: 'Add a calendar' }).press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Add the calendar of another site' });
  await expect(sheet.getByRole('textbox', { name: 'Site' })).toBeFocused();
  await page.keyboard.type('A sample');
  await sheet.getByLabel('Address of its calendar').fill('https://localhost/nights.ics');
  await page.keyboard.press('Enter');
  await expect(sheet.getByText(/The site does not give its calendar: only public https URLs/).first()).toBeVisible();
  await sheet.getByLabel('Address of its calendar').fill(SAMPLE);
  await page.keyboard.press('Enter');
  await expect(sheet).toBeHidden();
  await expect(section.getByRole('status')).toHaveText('The calendar of A sample is read from now on.');
  await expect(section.getByText(/^14 nights taken · read /)).toBeVisible();
  // Once, and after the calendar was read: midnight may come before the end.
  const day = today();
  const stay = { from: addDays(day, 35), to: addDays(day, 42) };
  await page.getByRole('button', { name: 'Next month' }).click();
  await expect(cellOf(page, stay.from)).toHaveAccessibleName(/taken at another site$/);
  await cellOf(page, stay.from).focus();
  await expect(page.getByText(`Taken at A sample, ${describeDates(stay, 'night')}`)).toBeVisible();
  await expect(page.getByText('7 nights · Only A sample makes them free')).toBeVisible();

  const readNow = section.getByRole('button', { name: 'Read A sample now' });
  await readNow.press('Enter');
  await expect(section.getByRole('status')).toHaveText('The calendar of A sample is read.');
  await expect(readNow).toBeFocused();
  await section.getByRole('button', { name: 'Remove A sample' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).press('Enter');
  await expect(section.getByRole('status')).toHaveText('The calendar of A sample is removed.');
  await expect(section.getByRole('button', { name: 'Add a calendar' })).toBeFocused();
  await expect(cellOf(page, stay.from)).toHaveAccessibleName(/free$/);
});

test('keys change nothing in a calendar that is being added', { tag: '@nightly' }, async ({ page, openCalendar }) => {
  await openCalendar({ screen: 'calendar' });
  await page.getByRole('button', { name: 'Add a calendar' }).click();
  const sheet = page.getByRole('dialog', { name: 'Add the calendar of another site' });
  await sheet.getByRole('textbox', { name: 'Site' }).fill('A sample');
  const url = sheet.getByLabel('Address of its calendar');
  await url.fill(SAMPLE);
  const release = await holdRequests(page, '**/api/admin/calendars/*/feeds');
  await url.press('Enter');
  await expect(sheet.getByText('Saving...')).toBeVisible();
  await page.keyboard.type('typed meanwhile');
  await expect(url).toHaveValue(SAMPLE);
  release();
  await expect(sheet).toBeHidden();
});

test('our address is made, copied, told to an owner, and ended', async ({ page, openCalendar }) => {
  const { title } = await openCalendar({
    calendar: { occupancies: [bookingFixture(nextMonth(10), nextMonth(14))] },
    screen: 'calendar',
  });
  const section = page.getByRole('region', { name: 'Other sites' });
  await section.getByRole('button', { name: 'Make an address' }).press('Enter');
  await expect(section.getByRole('button', { name: 'New address' })).toBeFocused();
  await section.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(section.getByRole('status').filter({ hasText: 'The address is copied.' })).toBeVisible();
  const url = await page.evaluate(() => navigator.clipboard.readText());
  const file = await page.request.get(url);
  expect(file.headers()['content-type']).toContain('text/calendar');
  expect(await file.text()).toContain(`DTSTART;VALUE=DATE:${nextMonth(10).replaceAll('-', '')}`);

  await section.getByRole('button', { name: 'What an owner enters where' }).click();
  await page.getByRole('button', { name: 'Copy for the owner' }).click();
  const letter = await page.evaluate(() => navigator.clipboard.readText());
  expect(letter).toContain(`How to connect the calendar of ${title}`);
  expect(letter).toContain(url);
  await page.keyboard.press('Escape');

  await section.getByRole('button', { name: 'End', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End', exact: true }).click();
  await expect(section.getByText('No other site can read our calendar.').first()).toBeVisible();
  await expect(section.getByRole('heading', { name: 'Other sites', exact: true })).toBeFocused();
  expect((await page.request.get(url)).status()).toBe(404);
});

test(
  'what the browser does not let be copied is to be copied by hand',
  { tag: '@nightly' },
  async ({ page, openCalendar }) => {
    await openCalendar({ screen: 'calendar' });
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('Denied', 'NotAllowedError'));
    });
    const section = page.getByRole('region', { name: 'Other sites' });
    await section.getByRole('button', { name: 'Make an address' }).click();
    await section.getByRole('button', { name: 'Copy', exact: true }).click();
    const notCopied = /^The browser does not let it be copied\. /;
    await expect(section.getByRole('status').filter({ hasText: notCopied })).toBeVisible();
    await section.getByRole('button', { name: 'What an owner enters where' }).click();
    const guide = page.getByRole('dialog');
    await guide.getByRole('button', { name: 'Copy for the owner' }).click();
    await expect(guide.getByRole('status')).toHaveText(notCopied);
  },
);

test(
  'two stays on the same nights are named with what to do, until they are known to be one',
  { tag: '@nightly' },
  async ({ page, account, properties, calendars }) => {
    const { id, title } = await properties.create();
    const booking = bookingFixture(nextMonth(10), nextMonth(14));
    const feed = feedFixture(nextMonth(12), nextMonth(16), 'Airbnb');
    await calendars.store(id, { occupancies: [booking, feed] });
    await enter(page, '/admin/calendars', await account('concierge'));
    await page.getByRole('button', { name: 'Show them' }).press('Enter');
    await expect(page).toHaveURL(/\?twice=1$/);
    await page.getByRole('rowheader', { name: title }).getByRole('link').click();
    await expect(cellOf(page, nextMonth(12))).toHaveAccessibleName(/booked, two stays on the same date$/);
    await expect(cellOf(page, nextMonth(15))).toHaveAccessibleName(/taken at another site$/);
    const overlaps = page.getByRole('region', { name: 'Two stays on the same dates' });
    const [here, there] = [booking, feed].map((stay) => describeDates(stay, 'night'));
    await expect(overlaps.getByText(`Booked here, ${here}, and taken at Airbnb, ${there}.`)).toBeVisible();
    await expect(overlaps.getByText(/call both guests today/)).toBeVisible();
    expect(await screenFaults(page)).toEqual([]);
    await overlaps.getByRole('button', { name: /^It is one stay: / }).press('Enter');
    await expect(overlaps).toBeHidden();
    await expect(page.getByText(/^Noted as one stay: /)).toBeVisible();
    expect((await calendars.read(id)).sameStays).toEqual([{ one: booking.id, other: feed.id }]);
  },
);
