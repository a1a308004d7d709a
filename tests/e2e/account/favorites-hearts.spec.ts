import type { Locator, Page } from '@playwright/test';
import { propertyPathOf, sampleProperties, type SampleProperty } from '#support/content/sample-properties.ts';
import { expect, fillSignIn, signIn, test } from './member-fixtures.ts';

const heartOf = (page: Page, { id }: SampleProperty): Locator => page.locator(`[data-favorite="${id}"]`).first();
const badge = (page: Page): Locator => page.getByRole('banner').locator('[data-favorites-count]');
const COMMIT = '**/documents:commit';

let properties: SampleProperty[] = [];

test.beforeAll(async ({ baseURL }) => {
  properties = await sampleProperties(baseURL ?? '');
});

function property(index: number): SampleProperty {
  const found = properties[index];
  if (!found) throw new Error(`There is no property ${index}`);
  return found;
}

test.describe('a member', () => {
  test("saves and removes on the property page: 'Save', 'Saved', and the badge counts", async ({ page, members }) => {
    const member = await members.create();
    await signIn(page, member, propertyPathOf(property(0)));
    const heart = heartOf(page, property(0));
    await expect(heart).toHaveAccessibleName(`Save ${property(0).title}`);
    await heart.click();
    await expect(heart).toHaveAccessibleName(`Saved ${property(0).title}`);
    await expect(badge(page)).toHaveText('1');
    await expect.poll(() => members.favoritesOf(member.uid)).toEqual([property(0).id]);
    await heart.click();
    await expect(heart).toHaveAccessibleName(`Save ${property(0).title}`);
    await expect(badge(page)).toBeHidden();
    await expect.poll(() => members.favoritesOf(member.uid)).toEqual([]);
  });

  test(
    'finds hearts painted on cards after a reload, from what another device saved',
    { tag: '@nightly' },
    async ({ page, members }) => {
      const listing = await (await page.request.get('/rentals')).text();
      const saved = properties.filter(({ id }) => listing.includes(`data-favorite="${id}"`)).slice(0, 2);
      const member = await members.create(saved.map(({ id }) => id));
      await signIn(page, member, '/rentals');
      await expect(badge(page)).toHaveText('2');
      await page.reload();
      await expect(badge(page)).toHaveText('2');
      for (const one of saved) await expect(heartOf(page, one)).toHaveAccessibleName(`Saved ${one.title}`);
      await expect(page.getByRole('main').getByRole('button', { name: /^Saved / })).toHaveCount(2);
    },
  );

  test(
    'sees the heart change at once, disabled until Firestore has responded',
    { tag: '@nightly' },
    async ({ page, members }) => {
      await signIn(page, await members.create([property(3).id]), propertyPathOf(property(0)));
      await expect(badge(page)).toHaveText('1');
      const response = Promise.withResolvers<undefined>();
      await page.route(COMMIT, async (route) => {
        await response.promise;
        await route.continue();
      });
      await heartOf(page, property(0)).click();
      await expect(heartOf(page, property(0))).toHaveAccessibleName(`Saved ${property(0).title}`);
      await expect(heartOf(page, property(0))).toHaveAttribute('aria-disabled', 'true');
      response.resolve(undefined);
      await expect(heartOf(page, property(0))).not.toHaveAttribute('aria-disabled');
    },
  );

  test.describe('whose change is rejected', () => {
    test.use({ toleratedErrors: [/status of 403|ERR_FAILED/] });

    test('sees it undone, with a message', async ({ page, members }) => {
      await signIn(page, await members.create([property(3).id]), propertyPathOf(property(0)));
      await expect(badge(page)).toHaveText('1');
      await page.route(COMMIT, (route) => route.abort());
      await heartOf(page, property(0)).click();
      await expect(page.getByRole('status').filter({ hasText: 'This property could not be saved.' })).toBeVisible();
      await expect(heartOf(page, property(0))).toHaveAccessibleName(`Save ${property(0).title}`);
      await expect(badge(page)).toHaveText('1');
    });

    test('sees a failed removal undone, with a message', { tag: '@nightly' }, async ({ page, members }) => {
      await signIn(page, await members.create([property(0).id]), propertyPathOf(property(0)));
      await expect(badge(page)).toHaveText('1');
      await page.route(COMMIT, (route) => route.abort());
      await heartOf(page, property(0)).click();
      await expect(page.getByText('This property could not be removed.')).toBeVisible();
      await expect(heartOf(page, property(0))).toHaveAccessibleName(`Saved ${property(0).title}`);
    });

    test("'a duplicate insert counts as success'", { tag: '@nightly' }, async ({ page, members }) => {
      const member = await members.create([property(3).id]);
      await signIn(page, member, propertyPathOf(property(0)));
      await expect(badge(page)).toHaveText('1');
      // Saved on another device since this page loaded.
      await members.firestore.doc(`users/${member.uid}/favorites/${property(0).id}`).set({
        propertyId: property(0).id,
        createdAt: new Date(),
      });
      await heartOf(page, property(0)).click();
      await expect(heartOf(page, property(0))).not.toHaveAttribute('aria-disabled');
      await expect(heartOf(page, property(0))).toHaveAccessibleName(`Saved ${property(0).title}`);
      await expect(page.getByText('could not be saved')).toHaveCount(0);
    });
  });

  test('with a full list gets a message before anything is sent', { tag: '@nightly' }, async ({ page, members }) => {
    // With a favourite there is a profile, so this page does not create one while the commits are counted.
    const member = await members.create([property(3).id]);
    await signIn(page, member, propertyPathOf(property(0)));
    // The stored list has loaded, so nothing overwrites the full one.
    await expect(badge(page)).toHaveText('1');
    await page.evaluate(
      ({ uid }) => {
        const ids = Array.from({ length: 500 }, (_, n) => `4b2d7c1e-93a0-4c56-8f1e-${String(n).padStart(12, '0')}`);
        localStorage.setItem('favorites', JSON.stringify({ uid, ids, at: Date.now() }));
      },
      { uid: member.uid },
    );
    // The list of this device is used until the server responds, which it does not.
    const saved: string[] = [];
    await page.route(/\/documents:(batchGet|commit|runQuery)|\/documents\/users\//, (route) => {
      if (route.request().url().includes(':commit')) saved.push(route.request().url());
    });
    await page.reload();
    await expect(badge(page)).toHaveText('500');
    await heartOf(page, property(0)).click();
    await expect(page.getByText('Your list is full.')).toBeVisible();
    expect(saved).toEqual([]);
  });

  test('has the same state in two tabs', { tag: '@nightly' }, async ({ page, context, members }) => {
    const member = await members.create([property(3).id]);
    await signIn(page, member, propertyPathOf(property(0)));
    await expect(badge(page)).toHaveText('1');
    const other = await context.newPage();
    await other.goto(propertyPathOf(property(0)));
    await expect(badge(other)).toHaveText('1');
    await heartOf(page, property(0)).click();
    // The other tab shows the change before Firestore has accepted it: a test that ended then would delete the account
    // under the commit, whose rejection the page logs.
    await expect.poll(() => members.favoritesOf(member.uid)).toEqual([property(0).id, property(3).id].toSorted());
    await expect(heartOf(page, property(0))).not.toHaveAttribute('aria-disabled');
    await expect(heartOf(other, property(0))).toHaveAccessibleName(`Saved ${property(0).title}`);
    await expect(badge(other)).toHaveText('2');
  });

  test('can use the heart of a card that was added later', { tag: '@nightly' }, async ({ page, members }) => {
    await signIn(page, await members.create([property(4).id]), '/contact');
    await expect(badge(page)).toHaveText('1');
    await page.evaluate((html) => {
      document.querySelector('main')?.insertAdjacentHTML('beforeend', `<section>${html}</section>`);
    }, property(4).html);
    await expect(heartOf(page, property(4))).toHaveAccessibleName(`Saved ${property(4).title}`);
  });

  test.describe('whose session ended', () => {
    test.use({ toleratedErrors: [/status of 400/] });

    test('in mid-action signs in again, and the property is saved on return', async ({ page, members }) => {
      const member = await members.create([property(3).id]);
      await signIn(page, member, propertyPathOf(property(0)));
      await expect(badge(page)).toHaveText('1');
      const { uid } = member;
      await members.auth.updateUser(uid, { disabled: true });
      // The token in the page has expired, and Auth rejects the renewal.
      await page.clock.setFixedTime(Date.now() + 2 * 60 * 60 * 1000);
      await heartOf(page, property(0)).click();
      await expect(page).toHaveURL(new RegExp(`/login\\?redirect=${propertyPathOf(property(0))}$`));
      await expect(page.getByText('You must be logged in to add favorites')).toBeVisible();
      await members.auth.updateUser(uid, { disabled: false });
      await page.clock.setFixedTime(Date.now());
      await fillSignIn(page, member);
      await page.waitForURL(`**${propertyPathOf(property(0))}`);
      await expect(heartOf(page, property(0))).toHaveAccessibleName(`Saved ${property(0).title}`);
      await expect.poll(() => members.favoritesOf(uid)).toEqual([property(0).id, property(3).id].toSorted());
    });
  });
});
