import type { Page } from '@playwright/test';
import { coveredControls } from '../covered-controls.ts';
import { enter, expect, test } from './admin-fixtures.ts';

test.use({ viewport: { width: 390, height: 844 }, toleratedErrors: [/status of (404|409)/] });

/** Opens a screen and names the controls that a tap in their middle does not reach. */
async function findCovered(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(
    page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: /^Loading/ }),
  ).toHaveCount(0);
  return (await coveredControls(page)).map((control) => `${path}: ${control}`);
}

test(
  'a tap reaches every control of a phone: lists, cards and forms',
  { tag: '@nightly' },
  async ({ page, account, properties }) => {
    const { id } = await properties.create();
    await enter(page, '/admin/services', await account('admin'));
    await expect(page.getByRole('switch').first()).toBeVisible();
    const faults: string[] = [];
    for (const path of ['/admin/services', '/admin/team-members', '/admin/dashboard', `/admin/edit-property/${id}`]) {
      faults.push(...(await findCovered(page, path)));
    }
    expect(faults).toEqual([]);
  },
);

test(
  'a tap reaches every control of every screen of a phone',
  { tag: '@nightly' },
  async ({ page, account, properties }) => {
    const { id } = await properties.create();
    await enter(page, '/admin/dashboard', await account('admin'));
    // Behind a button on a phone.
    const menu = page.getByRole('navigation', { name: 'Admin Panel', includeHidden: true });
    await expect(menu).toBeAttached();
    const links = await menu
      .getByRole('link', { includeHidden: true })
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    const paths = new Set(links.filter((path) => path.startsWith('/admin/')));
    expect(paths.size).toBeGreaterThan(12);
    paths
      .add(`/admin/edit-property/${id}`)
      .add(`/admin/calendar/${id}`)
      .add('/admin/destinations/comporta')
      .add('/admin/legal-pages/terms');
    const faults: string[] = [];
    for (const path of paths) faults.push(...(await findCovered(page, path)));
    expect(faults).toEqual([]);
  },
);
