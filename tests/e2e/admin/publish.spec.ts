import { readlinkSync, renameSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { PROJECT_ROOT } from '../../../scripts/emulators/project-paths.ts';
import { runSitePublisher, type SitePublisher } from '../../support/site-publisher.ts';
import { test as contentTest, expect } from '../content-fixtures.ts';
import { axeFindingsAtWidths } from '../axe-findings.ts';
import { enter } from '../staff-fixtures.ts';

/** A property whose words no other test reads. */
const HOUSE = 'Pátio da Lagoa';

const SITE = join(PROJECT_ROOT, process.env['PUBLISHER_SITE'] ?? 'dist');

/** The test of publishing: a publisher runs, and what it has put live is what was live before when the test is over. */
const test = contentTest.extend<{ publisher: SitePublisher }>({
  // Playwright asks for a pattern even where nothing is needed.
  // eslint-disable-next-line no-empty-pattern
  publisher: async ({}, use) => {
    const live = readlinkSync(SITE);
    const publisher = await runSitePublisher();
    await use(publisher);
    await publisher.stop();
    symlinkSync(live, `${SITE}.before`);
    renameSync(`${SITE}.before`, SITE);
  },
});

test.use({
  keeps: ['properties', 'publishedProperties', 'departedProperties', 'publishedRevisions'],
  // The screen asks for addresses that are gone, to confirm that they are, and is refused what the law forbids.
  toleratedErrors: [
    /the server responded with a status of (404|409|422)|Applying inline style violates|Blocked script/,
  ],
});

test.describe.configure({ timeout: 240_000 });

test('publishing shows what differs, goes live, is confirmed by its bytes, and can be rolled back', async ({
  page,
  account,
  store,
  publisher,
}) => {
  const [house] = await store.find('properties', 'title', HOUSE);
  const path = `/property/${house?.['slug']}`;
  await publisher.untilCalm();
  await enter(page, '/admin/publish', await account('admin'));

  await test.step('an editor publishes one change', async () => {
    await store.change(`properties/${house?.['id']}`, { quoteText: 'The first words of this test.' });
    await publishOne(page, publisher, path, 'The first words of this test.');
    await expect(page.getByRole('heading', { name: 'Before and after' })).toBeVisible();
    await expect(page.locator(`iframe[title="${path}, Before"]`)).toBeAttached();
  });

  await test.step('a second one replaces it', async () => {
    await store.change(`properties/${house?.['id']}`, { quoteText: 'The second words of this test.' });
    await page.reload();
    await publishOne(page, publisher, path, 'The second words of this test.');
  });

  await test.step('an admin goes back to the first with one press', async () => {
    await page
      .getByRole('button', { name: /^Roll back to the release of/ })
      .first()
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Roll back' }).click();
    await expect.poll(() => publisher.textOf(path), { timeout: 30_000 }).toContain('The first words of this test.');
    await expect(page.getByText('Rollback', { exact: false }).first()).toBeVisible();
  });
});

test('what the law requires is named before a property goes to visitors', async ({ page, account, store }) => {
  const [house] = await store.find('properties', 'title', HOUSE);
  await store.change(`properties/${house?.['id']}`, { licenceNumber: '' });
  await enter(page, `/admin/edit-property/${house?.['id']}`, await account('editor'));
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'The law asks for more' })).toContainText(
    'The number of the local-lodging register (RNAL) is missing',
  );
  expect((await store.firestore.doc(`publishedProperties/${house?.['id']}`).get()).get('licenceNumber')).not.toBe('');

  await page.goto('/admin/publish');
  await expect(page.getByLabel(`Select ${HOUSE}`)).toBeDisabled();
  expect(await axeFindingsAtWidths(page, [390, 1440])).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1440);
});

/** Looks at what differs, publishes it and waits until the receipt has confirmed every address. */
async function publishOne(page: Page, publisher: SitePublisher, path: string, words: string): Promise<void> {
  const row = page.getByRole('listitem').filter({ has: page.getByLabel(`Select ${HOUSE}`) });
  await row.getByRole('button', { name: 'What differs' }).click();
  await expect(row.getByRole('cell', { name: words })).toBeVisible();
  await row.getByLabel(`Select ${HOUSE}`).check();
  await page.getByRole('button', { name: 'Publish 1 change' }).click();
  await expect(row).toBeHidden();
  await expect.poll(() => publisher.textOf(path), { timeout: 120_000 }).toContain(words);
  await expect(page.getByText('Live. Visitors see everything that was published.')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText(/^(\d+) of \1 confirmed live$/)).toBeVisible({ timeout: 60_000 });
}
