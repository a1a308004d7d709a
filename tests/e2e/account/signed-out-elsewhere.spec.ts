import { MEMBER_KEY } from '#lib/member/known-member.ts';
import { sampleProperties } from '#support/content/sample-properties.ts';
import { holdRequests } from '../hold-requests.ts';
import { expect, signIn, test } from './member-fixtures.ts';

// Requests of a service worker bypass routes. Two windows may create a new member's profile; the later one gets a 409.
test.use({ serviceWorkers: 'block', toleratedErrors: [/status of 409/] });

for (const path of ['/profile', '/favorites']) {
  const tag = path === '/favorites' ? [] : ['@nightly'];
  test(
    `${path} shows nothing of the member once another tab has signed out, even while the sign-in page does not load`,
    { tag },
    async ({ page, context, members, baseURL }) => {
      const [property] = await sampleProperties(baseURL ?? '');
      const member = await members.create([property?.id ?? '']);
      await signIn(page, member, path);
      const main = page.getByRole('main');
      const own = path === '/profile' ? main.getByText(member.email) : main.getByText(property?.title ?? '').first();
      await expect(own).toBeVisible();
      // With status 204 the browser stays on the page. A page that is navigating cannot be evaluated, so it stores what it
      // shows where the other tab can read it.
      await page.route(/\/login\?/, (route) => route.fulfill({ status: 204 }));
      await page.evaluate(
        (text) => {
          const note = (): void => {
            const shown = document.querySelector('main')?.innerText ?? '';
            const buttons = [...document.querySelectorAll('main button, [aria-label="Your account"]')];
            const personal = shown.includes(text) || buttons.some((button) => button.checkVisibility());
            localStorage.setItem('test-shows', personal ? 'something personal' : 'nothing personal');
          };
          note();
          new MutationObserver(note).observe(document, { subtree: true, childList: true, attributes: true });
        },
        path === '/profile' ? member.email : (property?.title ?? ''),
      );

      const other = await context.newPage();
      await other.goto('/contact');
      expect(await other.evaluate(() => localStorage.getItem('test-shows'))).toBe('something personal');
      await other.getByRole('button', { name: 'Your account' }).click();
      await other.getByRole('button', { name: 'Sign Out' }).click();
      await expect(other).toHaveURL(/\/login$/);

      await expect.poll(() => other.evaluate(() => localStorage.getItem('test-shows'))).toBe('nothing personal');
    },
  );
}

test(
  'a page that the browser kept for its back button shows nothing of a member who has signed out',
  { tag: '@nightly' },
  async ({ page, members, baseURL }) => {
    const [property] = await sampleProperties(baseURL ?? '');
    await signIn(page, await members.create([property?.id ?? '']), '/contact');
    await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible();
    const badge = page.locator('[data-favorites-count]').first();
    await expect(badge).toHaveText('1');
    // A page in the back-forward cache gets no storage events, nor does the tab that changes storage.
    await page.evaluate((key) => {
      localStorage.removeItem(key);
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    }, MEMBER_KEY);
    await expect(page.getByRole('button', { name: 'Your account' })).toHaveCount(0);
    await expect(badge).toBeHidden();
  },
);

test(
  'the profile is loaded again when somebody else has signed in in another tab',
  { tag: '@nightly' },
  async ({ page, members }) => {
    const [first, second] = [await members.create(), await members.create()];
    await signIn(page, first, '/profile');
    await expect(page.getByRole('main').getByText(first.email)).toBeVisible();
    // The menu of the header arrives after the profile, and after the other tab has signed in.
    const release = await holdRequests(page, /account-menu/);
    await page.reload();
    await expect(page.getByRole('main').getByText(first.email)).toBeVisible();
    const loaded = page.waitForEvent('load');
    // What the other tab writes, and the storage event of this one.
    await page.evaluate(
      ([key, known]) => {
        localStorage.setItem(key, known);
        dispatchEvent(new StorageEvent('storage', { key }));
      },
      [MEMBER_KEY, JSON.stringify({ uid: second.uid, email: second.email })] as const,
    );
    release();
    await loaded;
  },
);

test(
  'a session of one window ends in the windows that were opened from it too',
  { tag: '@nightly' },
  async ({ page, members }) => {
    const member = await members.create();
    await signIn(page, member, '/contact', false);
    const opened = page.waitForEvent('popup');
    await page.evaluate(() => void window.open('/profile'));
    const other = await opened;
    await expect(other.getByRole('main').getByText(member.email)).toBeVisible();
    await page.getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await expect(other).toHaveURL(/\/login\?redirect=\/profile$/);
    await other.goto('/profile');
    await expect(other).toHaveURL(/\/login\?redirect=\/profile$/);
  },
);
