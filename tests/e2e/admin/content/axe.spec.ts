import type { Page } from '@playwright/test';
import { axeFindings } from '../../axe-findings.ts';
import { enter, expect, test } from '../content-fixtures.ts';
import { schemeTaken } from '../../scheme-taken.ts';

// Eighteen looks; on a busy machine each takes seconds.
test.describe.configure({ timeout: 240_000 });

const SCREENS = [
  { path: 'hero-slideshow', there: 'Images in slideshow', open: /^Delete / },
  { path: 'featured-properties', there: 'Featured properties', open: 'Add Featured Property' },
  { path: 'services', there: 'Services', open: 'Add Service' },
  { path: 'team-members', there: 'Team members', open: 'Add Team Member' },
  { path: 'destinations', there: 'Destinations', open: null },
  { path: 'destinations/comporta', there: 'Gallery in order', open: null },
  { path: 'settings', there: 'Properties in the gallery', open: null },
] as const;

/** What axe finds in a part of the page; menu and head are looked at with the shell. */
function faults(page: Page, part = 'main'): Promise<string[]> {
  return axeFindings(page, part);
}

test('the screens of content have nothing that axe finds, narrow and wide, by day and by night', async ({
  page,
  account,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await enter(page, '/admin/hero-slideshow', await account('editor'));
  // Going on at once would break off the signing in.
  await expect(page.getByRole('list', { name: 'Images in slideshow', exact: true })).toBeVisible();
  for (const { path, there, open } of SCREENS) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`/admin/${path}`);
    await expect(page.getByRole('list', { name: there, exact: true })).toBeVisible();
    expect(await faults(page), `${path}, wide`).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await schemeTaken(page);
    expect(await faults(page), `${path}, narrow and by night`).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${path}, narrow`).toBeLessThanOrEqual(390);
    if (open !== null) {
      await page.getByRole('button', { name: open }).first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await faults(page, 'dialog[open]'), `${path}, with its dialog`).toEqual([]);
    }
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  }
});
