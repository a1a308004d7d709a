import { cpSync, existsSync, readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { PROJECT_ROOT } from '#scripts/emulators/project-paths.ts';
import { runSitePublisher, type SitePublisher } from '#support/publishing/site-publisher.ts';
import { axeFindingsAtWidths } from '../../axe-findings.ts';
import { test as contentTest, expect } from '../content-fixtures.ts';
import { enter } from '../staff-fixtures.ts';
import { LEAVING, RESTORED } from './published-properties.ts';

const SITE = join(PROJECT_ROOT, process.env['PUBLISHER_SITE'] ?? 'dist.test');

/** Keeps a copy of the live release, because the publisher removes releases once it has made five others. */
function keepRelease(): { restore: () => void } {
  const link = readlinkSync(SITE);
  const release = resolve(dirname(SITE), link);
  const parts = [release, `${release}.files.json`].filter((path) => existsSync(path));
  const copyOf = (path: string): string => path.replace(release, join(PROJECT_ROOT, '.cache', 'kept-release'));
  for (const path of parts) {
    rmSync(copyOf(path), { recursive: true, force: true });
    cpSync(path, copyOf(path), { recursive: true });
  }
  return {
    restore: () => {
      for (const path of parts) {
        if (existsSync(path)) rmSync(copyOf(path), { recursive: true });
        else renameSync(copyOf(path), path);
      }
      rmSync(`${SITE}.before`, { force: true });
      symlinkSync(link, `${SITE}.before`);
      renameSync(`${SITE}.before`, SITE);
    },
  };
}

/** Test with a running publisher; the release that was live before is restored afterwards. */
const test = contentTest.extend<{ publisher: SitePublisher }>({
  publisher: [
    // Playwright requires a destructuring pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const live = keepRelease();
      try {
        const publisher = await runSitePublisher();
        await use(publisher);
        await publisher.stop();
      } finally {
        live.restore();
      }
    },
    // Its own, so that it stops the publisher and restores the release also after a test that ran out of time.
    { timeout: 180_000 },
  ],
});

// The API rejects a version that a colleague changed.
test.use({ restores: RESTORED, toleratedErrors: [/status of 409/] });

const FIRST = { title: `${LEAVING}, the first`, quoteText: 'The first words of this test.' };
const SECOND = { title: `${LEAVING}, the second`, quoteText: 'The second words of this test.' };

/** Every page of a publish report has the bytes of the release. */
const CONFIRMED = /^(\d+) of \1 confirmed live$/;

test('publishing shows the changes, goes live, is confirmed by its bytes, and can be undone in every way', async ({
  page,
  account,
  store,
  publisher,
}) => {
  // Three builds of the site.
  test.setTimeout(300_000);
  const [property] = await store.find('properties', 'title', LEAVING);
  const document = `properties/${property?.['id']}`;
  const path = `/property/${property?.['slug']}`;
  await publisher.untilIdle();

  await test.step('an editor publishes one change', async () => {
    // Before the screen opens, because it reads the pending changes once.
    await store.change(document, FIRST);
    await enter(page, '/admin/publish', await account('admin'));
    await publishOne(page, publisher, path, FIRST);
  });

  await test.step('a second one, published from its form, which says when it is live, replaces it', async () => {
    await store.change(document, SECOND);
    await page.goto(`/admin/edit-property/${property?.['id']}`);
    await page.getByRole('button', { name: 'Save and publish' }).click();
    const note = page.getByRole('main').getByRole('status');
    await expect(note.filter({ hasText: `“${SECOND.title}” is being published.` })).toBeVisible();
    await expect(note.filter({ hasText: `“${SECOND.title}” is live.` })).toBeVisible({ timeout: 120_000 });
    await expect(note.filter({ hasText: 'is being published.' })).toHaveCount(0);
    expect(await publisher.textOf(path)).toContain(SECOND.quoteText);
    await page.getByRole('link', { name: 'See the report' }).click();
    await expect(page.getByText(CONFIRMED)).toBeVisible({ timeout: 60_000 });
  });

  await test.step('the first version becomes the draft again, and visitors see no difference', async () => {
    await page.goto(`/admin/edit-property/${property?.['id']}`);
    await page.getByRole('link', { name: `Published versions of ${SECOND.title}` }).click();
    await expect(page.getByRole('heading', { name: `Published versions: ${SECOND.title}` })).toBeFocused();
    const versions = page.getByRole('region', { name: 'Versions' }).getByRole('listitem');
    await expect(versions).toHaveCount(2);
    await expect(versions.first()).toContainText('Live now');
    await expect(versions.first()).toContainText('Changed: Title, Quote text');
    await versions
      .first()
      .getByRole('button', { name: /^Show changes: the version of/ })
      .click();
    await expect(versions.first().getByRole('row', { name: 'title' })).toContainText(`${FIRST.title}${SECOND.title}`);
    expect(await axeFindingsAtWidths(page, [390, 820, 1440])).toEqual([]);

    await store.change(document, { tag: 'A colleague was here' });
    await restoreFirst(page);
    await expect(page.getByRole('alert')).toContainText('A colleague changed the draft in the meantime');
    await restoreFirst(page);
    await expect(page.getByText(/^The version of .* was restored as the draft\./)).toBeVisible();
    const [draft, live] = await Promise.all([
      store.firestore.doc(document).get(),
      store.firestore.doc(`publishedProperties/${property?.['id']}`).get(),
    ]);
    expect([draft.get('title'), live.get('title')]).toEqual([FIRST.title, SECOND.title]);

    await page.getByRole('button', { name: 'Discard the changes' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
    await expect(page.getByText('The changes were discarded.')).toBeVisible();
    expect((await store.firestore.doc(document).get()).get('title')).toBe(SECOND.title);
  });

  await test.step('it is unpublished', async () => {
    await page.getByRole('button', { name: 'Unpublish' }).click();
    const question = page.getByRole('dialog', { name: `Unpublish “${SECOND.title}”?` });
    await expect(question).toContainText('The draft is kept.');
    await question.getByRole('button', { name: 'Unpublish' }).click();
    await expect(page.getByText('This is not published.')).toBeVisible();
    await expect.poll(() => publisher.statusOf(path), { timeout: 120_000 }).toBe(404);
    await publisher.untilIdle();
  });

  await test.step('an earlier report lists its pages, also one that is gone, and requests none of them', async () => {
    await page.goto('/admin/publish');
    // The report requests files that only this release has.
    await expect(page.getByText(CONFIRMED)).toBeVisible({ timeout: 60_000 });
    // Until the end of the checks, no count is announced.
    await expect(page.getByText(CONFIRMED)).toHaveAttribute('aria-busy', 'false');
    await page
      .getByRole('button', { name: /^Show the report of/ })
      .nth(1)
      .click();
    const report = page.getByRole('region', { name: 'Publish report' });
    await expect(report.getByRole('heading', { name: 'Publish report' })).toBeFocused();
    await expect(report.getByRole('status')).toHaveText(
      'Another version of the site is live now, so these pages are not checked.',
    );
    await expect(report.getByRole('listitem').filter({ hasText: path }).first()).toContainText('Written');
    await page
      .getByRole('button', { name: /^Show the report of/ })
      .first()
      .click();
    await expect(page.getByText(CONFIRMED)).toBeVisible({ timeout: 60_000 });
  });

  await test.step('an admin rolls back to the previous release with one click', async () => {
    await page
      .getByRole('button', { name: /^Roll back to the version of/ })
      .first()
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Roll back' }).click();
    await expect.poll(() => publisher.textOf(path)).toContain(SECOND.quoteText);
    const site = page.getByRole('region', { name: 'The site' });
    await expect(site.getByRole('status')).toHaveText(/^Rolled back to the version of .+\.$/);
    await expect(site.getByRole('listitem')).toHaveText([SECOND.title]);
    await expect(site).toContainText('The next time you publish, all of this goes live again');
    await expect(page.getByText('Everything is live.')).toBeHidden();
    expect(await axeFindingsAtWidths(page, [390, 1440])).toEqual([]);
    await page.getByRole('link', { name: 'Properties', exact: true }).click();
    const cards = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) });
    await expect(cards.first()).toBeVisible();
    await expect(cards.filter({ hasNotText: 'Site rolled back' })).toHaveCount(0);
  });
});

/** Restores the oldest version as working copy. */
async function restoreFirst(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Restore as draft: the version of/ })
    .last()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click();
}

/** Shows the changes, publishes them and waits until the publish report has confirmed every page. */
async function publishOne(page: Page, publisher: SitePublisher, path: string, version: typeof FIRST): Promise<void> {
  const row = page.getByRole('listitem').filter({ has: page.getByLabel(`Select ${version.title}`) });
  await row.getByRole('button', { name: 'Show changes' }).click();
  await expect(row.getByRole('cell', { name: version.quoteText })).toBeVisible();
  await row.getByLabel(`Select ${version.title}`).check();
  await page.getByRole('button', { name: 'Publish 1 change' }).click();
  await expect(row).toBeHidden();
  await expect.poll(() => publisher.textOf(path), { timeout: 120_000 }).toContain(version.quoteText);
  await expect(page.getByText('Live. Visitors see everything that has been published.')).toBeVisible();
  await expect(page.getByText(CONFIRMED)).toBeVisible({ timeout: 60_000 });
}
