import { PUBLISHED_SCHEMAS } from '#domain/content/schemas.ts';
import { DESTINATION_SLUGS } from '#domain/places/destination-list.ts';
import {
  ACCOUNT_ACTION_PATH,
  destinationPath,
  PATHS,
  propertyPath,
  SHORTLIST_PATH,
  teamMemberPath,
} from '#domain/site/paths.ts';
import { PROFILE } from '#support/profile.ts';
import { PAGE_TYPES } from '#domain/property/type.ts';
import { publishedDocuments, publishedProperties } from '#support/content/published-content.ts';
import { axeFindings, WIDTHS } from '../axe-findings.ts';
import { expect, test } from '../fixtures.ts';
import { resizeWindow } from '../resize-window.ts';

// The longest file: run serially, it would keep one worker busy after the others have finished.
test.describe.configure({ mode: 'parallel' });

const RENTALS_ON_MAP = `${PATHS.rentals}?view=map`;

/** Every kind of page by its name in the test's title; paths that depend on content are read when the test runs. */
const PAGES: Record<string, () => Promise<string> | string> = {
  ...Object.fromEntries(
    [
      // Visitors are redirected from the profile; account/profile.spec.ts checks it as a member.
      ...Object.values(PATHS).filter((path) => path !== PATHS.profile),
      ...DESTINATION_SLUGS.map(destinationPath),
      RENTALS_ON_MAP,
      SHORTLIST_PATH,
      ACCOUNT_ACTION_PATH,
      '/sent/enquiry',
      '/not-sent/rate-limited',
      '/newsletter/confirmed',
    ].map((path) => [path, () => path]),
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

/** One page of each kind; the others have the same layout and are visited every night. */
const REPRESENTATIVES: readonly string[] = [
  PATHS.home,
  PATHS.rentals,
  destinationPath('comporta'),
  PATHS.contact,
  PATHS.register,
  'the page of a rental',
];

for (const [name, readPath] of Object.entries(PAGES)) {
  const tag = REPRESENTATIVES.includes(name) ? [] : ['@nightly'];
  test(
    `${name} loads, fits every width, requests nothing from other origins, and axe finds no fault in it`,
    { tag },
    async ({ page, baseURL }) => {
      const external: string[] = [];
      page.on('request', (request) => {
        const { origin, protocol } = new URL(request.url());
        if (protocol.startsWith('http') && origin !== new URL(baseURL ?? '').origin) external.push(request.url());
      });
      const response = await page.goto(await readPath());
      expect(response?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.locator('main')).not.toBeEmpty();
      for (const [index, width] of WIDTHS.entries()) {
        await resizeWindow(page, { width, height: 900 });
        if (index < PROFILE.pageWindows) expect(await axeFindings(page), `${width} px`).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBe(width);
      }
      await page.evaluate(() => {
        window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
      });
      await page.waitForLoadState('load');
      expect(external).toEqual([]);
    },
  );
}
