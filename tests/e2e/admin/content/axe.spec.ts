import type { Page } from '@playwright/test';
import { axeFindings } from '../../axe-findings.ts';
import { enter, expect, test } from '../content-fixtures.ts';
import { resizeWindow } from '../../resize-window.ts';
import { untilSchemeApplied } from '../../until-scheme-applied.ts';

// Eighteen axe runs, which take seconds each on a busy machine.
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

/** Findings of axe in a part of the page; menu and header are checked elsewhere. */
function faults(page: Page, part = 'main'): Promise<string[]> {
  return axeFindings(page, part);
}

test(
  'the screens of content have no fault that axe finds, at both widths and in both colour schemes',
  { tag: '@nightly' },
  async ({ page, account }) => {
    await enter(page, '/admin/hero-slideshow', await account('editor'));
    // Wait until the sign-in has finished.
    await expect(page.getByRole('list', { name: 'Images in slideshow', exact: true })).toBeVisible();
    for (const { path, there, open } of SCREENS) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(`/admin/${path}`);
      await expect(page.getByRole('list', { name: there, exact: true })).toBeVisible();
      expect(await faults(page), `${path}, wide`).toEqual([]);
      await resizeWindow(page, { width: 390, height: 844 });
      await page.emulateMedia({ colorScheme: 'dark' });
      await untilSchemeApplied(page);
      expect(await faults(page), `${path}, narrow and dark`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${path}, narrow`).toBeLessThanOrEqual(
        390,
      );
      if (open !== null) {
        await page.getByRole('button', { name: open }).first().click();
        await expect(page.getByRole('dialog')).toBeVisible();
        expect(await faults(page, 'dialog[open]'), `${path}, with its dialog`).toEqual([]);
      }
      await page.emulateMedia({ colorScheme: 'light' });
    }
  },
);
