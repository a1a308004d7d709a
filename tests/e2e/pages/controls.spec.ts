import { PUBLISHED_SCHEMAS } from '#domain/content/schemas.ts';
import {
  ACCOUNT_ACTION_PATH,
  destinationPath,
  PATHS,
  propertyPath,
  SHORTLIST_PATH,
  teamMemberPath,
} from '#domain/site/paths.ts';
import { PAGE_TYPES } from '#domain/property/type.ts';
import { publishedDocuments, publishedProperties } from '#support/content/published-content.ts';
import { controlFaults, looksDifferent } from '../control-faults.ts';
import { expect, test } from '../fixtures.ts';
import { resizeWindow } from '../resize-window.ts';
import { panelButton } from '../search/filter-panel.ts';

test.describe.configure({ mode: 'parallel' });

const LISTINGS: string[] = [
  PATHS.rentals,
  PATHS.realEstate,
  PATHS.midTermRental,
  PATHS.longTermRental,
  PATHS.events,
  PATHS.retreats,
  PATHS.productions,
];

/** Every kind of page by its name in the test's title. */
const PAGES: Record<string, () => Promise<string> | string> = {
  ...Object.fromEntries(
    // Visitors are redirected from the profile.
    [...Object.values(PATHS).filter((path) => path !== PATHS.profile), destinationPath('comporta'), SHORTLIST_PATH]
      .concat([ACCOUNT_ACTION_PATH, '/sent/enquiry', '/not-sent/rate-limited', '/newsletter/confirmed'])
      .map((path) => [path, () => path]),
  ),
  'the page of a team member': async () => {
    const [member] = await publishedDocuments('teamMembers', PUBLISHED_SCHEMAS.teamMembers);
    if (!member) throw new Error('expected a member of the team');
    return teamMemberPath(member.id);
  },
  ...Object.fromEntries(
    PAGE_TYPES.map((type) => [
      `the page of a ${type}`,
      async () => {
        const property = (await publishedProperties()).find((candidate) => candidate.type === type);
        if (!property) throw new Error(`expected a ${type}`);
        return propertyPath(property.slug);
      },
    ]),
  ),
};

const WIDTHS = [390, 1440];

for (const [name, readPath] of Object.entries(PAGES)) {
  // The page with the most kinds of controls stands for the others.
  const tag = name === PATHS.listProperty ? [] : ['@nightly'];
  test(`every checkbox, radio button and toggle of ${name} is visible, off and on`, { tag }, async ({ page }) => {
    await page.goto(await readPath());
    for (const width of WIDTHS) {
      await resizeWindow(page, { width, height: 900 });
      const { kinds, faults } = await controlFaults(page);
      expect(faults, `${width} px`).toEqual([]);
      // The newsletter's consent is on every page.
      expect(kinds.length, `${width} px`).toBeGreaterThan(0);
    }
  });
}

for (const width of WIDTHS) {
  for (const path of LISTINGS) {
    const tag = path === PATHS.rentals && width === WIDTHS[0] ? [] : ['@nightly'];
    test(
      `every checkbox and toggle of the filters of ${path} is visible, off and on, at ${width} px`,
      { tag },
      async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(path);
        await panelButton(page).click();
        await expect(page.getByRole('checkbox', { name: 'Algarve' })).toBeVisible();
        const { kinds, faults } = await controlFaults(page, '#listing-panel');
        expect(faults).toEqual([]);
        expect(kinds.join('\n')).toContain('checkbox');
      },
    );
  }
}

for (const width of WIDTHS) {
  test(
    `every toggle of the map view is visible, off and on, at ${width} px, and so is the chosen property`,
    { tag: '@nightly' },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${PATHS.rentals}?view=map`);
      const entry = page.getByRole('list', { name: 'Properties on the map' }).getByRole('listitem').first();
      await entry.scrollIntoViewIfNeeded();
      const off = await entry.screenshot();
      // By keyboard, so that no pointer highlights the entry.
      await entry.getByRole('button').press('Enter');
      await page.locator('body').evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      await expect(entry.getByRole('button')).toHaveAttribute('aria-pressed', 'true');
      expect(await looksDifferent(off, await entry.screenshot())).toBe(true);
      const { faults } = await controlFaults(page, '.listing-tools');
      expect(faults).toEqual([]);
    },
  );
}
