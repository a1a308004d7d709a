import { formatStay } from '#domain/core/format-date.ts';
import { openContentFixture } from '#support/content/fixture.ts';
import { emailsTo } from '#support/forms/stored.ts';
import { ASKED, openEnquiryStayFixture, type EnquiryStayFixture } from '#support/stays/enquiry-stay-fixture.ts';
import { screenFaults } from './screen-faults.ts';
import { enter, expect, test as base } from './inbox-fixtures.ts';

/** Test of the inbox with its own lettings and enquiries about them. */
const test = base.extend<{ stays: EnquiryStayFixture }>({
  // Playwright requires a destructuring pattern.
  // oxlint-disable-next-line no-empty-pattern
  stays: async ({}, use) => {
    const content = await openContentFixture();
    const stays = openEnquiryStayFixture(content);
    await use(stays);
    await stays.close();
    await content.close();
  },
});

const DATES = formatStay(ASKED.from, ASKED.to);

test.use({ toleratedErrors: [/status of 409/] });

test('the concierge sees what a stay costs, holds it, writes with the real state, and books it, by keyboard', async ({
  page,
  account,
  stays,
}) => {
  const { id, email } = await stays.ask((await stays.openLetting()).id);
  await enter(page, `/admin/inbox?open=enquiries.${id}`, await account('concierge'));
  const stay = page.getByRole('region', { name: DATES });
  await expect(stay).toContainText('Free');
  await expect(stay.getByLabel('What it costs today')).toContainText('€1,550');

  await stay.getByRole('button', { name: 'Hold for 48 hours' }).press('Enter');
  await expect(stay).toContainText('The nights are held, and the guest has been told by email.');
  await expect(stay).toContainText('On hold until');
  // The button is gone.
  await expect(stay.getByRole('heading', { name: DATES })).toBeFocused();
  expect((await emailsTo(email)).map(({ subject }) => subject)).toContainEqual(expect.stringMatching(/^We hold /));
  await page.getByLabel('Template').selectOption({ label: 'Available: what happens next' });
  await page.getByRole('button', { name: 'Use', exact: true }).press('Enter');
  await expect(page.getByLabel('Your reply')).toHaveValue(/We hold it for you until .* costs €1,550 with all fees\./);
  expect(await screenFaults(page)).toEqual([]);

  await stay.getByRole('button', { name: 'Book' }).press('Enter');
  await expect(stay).toContainText('The nights are booked.');
  await expect(page.getByLabel('Status').last()).toHaveValue('booked');
  await stay.getByRole('button', { name: 'Release' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Release' }).press('Enter');
  await expect(stay).toContainText('The nights are free again.');
  await expect(stay.getByRole('button', { name: 'Hold for 48 hours' })).toBeVisible();
});

test(
  'nights that a colleague releases are not called held any more',
  { tag: '@nightly' },
  async ({ page, account, stays }) => {
    const { id } = await stays.ask((await stays.openLetting()).id);
    await enter(page, `/admin/inbox?open=enquiries.${id}`, await account('concierge'));
    const stay = page.getByRole('region', { name: DATES });
    await stay.getByRole('button', { name: 'Hold for 48 hours' }).click();
    await expect(stay).toContainText('The nights are held');
    await stays.release(id);
    // The inbox asks for changes every fifteen seconds.
    await expect(stay.getByRole('button', { name: 'Hold for 48 hours' })).toBeVisible({ timeout: 30_000 });
    await expect(stay).not.toContainText('The nights are held');
  },
);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test(
    'a colleague who was faster keeps the nights, and what else is free is named',
    { tag: '@nightly' },
    async ({ page, account, stays }) => {
      // The sample has nothing of this type there.
      const place = { type: 'long_term_rental', destination: 'melides-west-coast', location: 'Melides' } as const;
      const [wanted, other] = [
        await stays.openLetting(place),
        await stays.openLetting({ ...place, title: 'Casa vizinha' }),
      ];
      const [first, second] = [await stays.ask(wanted.id), await stays.ask(wanted.id)];
      const concierge = await account('concierge');
      await enter(page, `/admin/inbox?open=enquiries.${second.id}`, concierge);
      const stay = page.getByRole('region', { name: DATES });
      await expect(stay).toContainText('Free');
      await stays.book(first.id);
      await stay.getByRole('button', { name: 'Book' }).tap();
      await expect(stay).toContainText(
        'Some of these nights are taken, here or at another site. Nothing was changed; the calendar shows more.',
      );
      await expect(stay).toContainText('Taken');
      await expect(stay.getByRole('link', { name: other.title })).toBeVisible();
      await expect(stay.getByRole('button')).toHaveCount(0);
      await expect(stay.getByRole('heading', { name: DATES })).toBeFocused();
    },
  );
});
