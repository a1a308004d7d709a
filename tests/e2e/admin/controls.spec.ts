import type { Page } from '@playwright/test';
import { PROFILE } from '#support/profile.ts';
import { openSheetFolder, SHEET_HEADINGS, sheetLine } from '#support/import/sheet-files.ts';
import { enter, expect, test } from './admin-fixtures.ts';
import { controlFaults } from '../control-faults.ts';
import { untilSchemeApplied } from '../until-scheme-applied.ts';
import { resizeWindow } from '../resize-window.ts';

test.use({ toleratedErrors: [/status of (404|409)/] });

/** Waits for the controls of a screen and opens what hides them; other screens need only a heading. */
const READY: Record<string, (page: Page) => Promise<void>> = {
  '/admin/dashboard': async (page) => {
    await page.getByRole('button', { name: 'Filters', exact: true }).click();
    await expect(page.getByRole('checkbox', { name: /^Select / }).first()).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'Comporta', exact: true })).toBeAttached();
  },
  '/admin/inbox': (page) => expect(page.getByRole('checkbox').first()).toBeAttached(),
  '/admin/hero-slideshow': (page) => expect(page.getByRole('switch').first()).toBeVisible(),
  '/admin/services': (page) => expect(page.getByRole('switch').first()).toBeVisible(),
  '/admin/settings': (page) => expect(page.getByRole('checkbox').first()).toBeVisible(),
  '/admin/add-property': (page) => expect(page.getByRole('checkbox').first()).toBeVisible(),
};

/** Each width and each colour scheme once. */
const LOOKS = [
  { width: 390, colorScheme: 'dark' },
  { width: 1440, colorScheme: 'light' },
] as const;
const VISITED_LOOKS = LOOKS.slice(0, PROFILE.pageWindows);

/** What of a screen is checked. */
interface Part {
  /** A selector; default all. */
  within?: string;
  /** By width, the kinds that earlier screens had. */
  known?: Map<number, Set<string>>;
}

/** Checks the controls of the current screen in each look of the profile; returns a line for each fault. */
async function faultsOf(page: Page, screen: string, { within, known = new Map() }: Part = {}): Promise<string[]> {
  const found: string[] = [];
  for (const { width, colorScheme } of VISITED_LOOKS) {
    await resizeWindow(page, { width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await untilSchemeApplied(page);
    const seen = known.get(width) ?? new Set();
    known.set(width, seen);
    const { faults } = await controlFaults(page, within, seen);
    found.push(...faults.map((fault) => `${screen}, ${width} px: ${fault}`));
  }
  return found;
}

test(
  'every checkbox, radio button and switch of every screen is visible, off and on',
  { tag: '@nightly' },
  async ({ page, account, properties }) => {
    const { id } = await properties.create();
    await enter(page, '/admin/dashboard', await account('admin'));
    const menu = page.getByRole('navigation', { name: 'Admin Panel' });
    await expect(menu).toBeVisible();
    const screens = await menu
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    const paths = new Set(screens.filter((path) => path.startsWith('/admin/')));
    expect(paths.size).toBeGreaterThan(12);
    paths.add(`/admin/edit-property/${id}`).add('/admin/destinations/comporta').add(`/admin/history/properties/${id}`);

    const faults: string[] = [];
    const known = new Map<number, Set<string>>();
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await READY[path]?.(page);
      faults.push(...(await faultsOf(page, path, { known })));
    }
    expect(faults).toEqual([]);
  },
);

test('the choices between two versions of a property are visible, off and on', async ({
  page,
  account,
  properties,
}) => {
  const { id } = await properties.create({ subtitle: 'As it was' });
  await enter(page, `/admin/edit-property/${id}`, await account('editor'));
  await page.getByLabel('Subtitle').fill('Mine');
  await properties.change(id, { subtitle: 'Theirs' });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('group', { name: 'Subtitle' }).getByRole('radio')).toHaveCount(2);
  expect(await faultsOf(page, 'conflict', { within: '.conflict' })).toEqual([]);
});

test('the choices of an import are visible, off and on', { tag: '@nightly' }, async ({ page, account }) => {
  const sheets = await openSheetFolder();
  const path = await sheets.write('Seen.csv', Buffer.from(`${SHEET_HEADINGS}\r\n${sheetLine({ code: 'seen-1' })}`));
  await enter(page, '/admin/import', await account('editor'));
  await page.getByLabel('Choose a file').setInputFiles(path);
  await expect(page.getByRole('button', { name: 'Check the file' })).toBeVisible();
  expect(await faultsOf(page, 'columns')).toEqual([]);
  await page.getByRole('button', { name: 'Check the file' }).click();
  await expect(page.locator('[aria-pressed]').first()).toBeVisible();
  expect(await faultsOf(page, 'plan')).toEqual([]);
  await sheets.close();
});
