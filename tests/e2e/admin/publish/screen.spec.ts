import { problemFromError } from '#domain/api/problem.ts';
import { BUSINESS_COLLECTIONS, SITE_STATE_ID } from '#domain/content/collections.ts';
import { PICTURE_GONE } from '#domain/content/text.ts';
import { ApiError } from '#domain/core/errors.ts';
import { PUBLISHING_NEEDS_MORE } from '#domain/publishing/text.ts';
import { axeFindingsAtWidths } from '../../axe-findings.ts';
import { expect, test } from '../content-fixtures.ts';
import { enter } from '../staff-fixtures.ts';
import { LEAVING, PROPERTY, RESTORED } from './published-properties.ts';

test.use({
  restores: RESTORED,
  // The screen shows times of the browser's zone.
  timezoneId: 'Europe/Lisbon',
  // The API rejects what the law forbids, and a version that a colleague changed; a test lets reading fail.
  toleratedErrors: [/the server responded with a status of (409|422)|net::ERR_FAILED/],
});

test('missing legal requirements are named before a property is published', async ({ page, account, store }) => {
  const [property] = await store.find('properties', 'title', PROPERTY);
  await store.change(`properties/${property?.['id']}`, { licenceNumber: '' });
  await enter(page, `/admin/edit-property/${property?.['id']}`, await account('editor'));
  await page.getByRole('button', { name: 'Save and publish' }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'Something is missing before this can be published' }),
  ).toContainText('The RNAL licence number is missing');
  expect((await store.firestore.doc(`publishedProperties/${property?.['id']}`).get()).get('licenceNumber')).not.toBe(
    '',
  );

  await page.getByRole('button', { name: 'Unpublish' }).press('Enter');
  await page
    .getByRole('dialog', { name: `Unpublish “${PROPERTY}”?` })
    .getByRole('button', { name: 'Cancel' })
    .press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Unpublish' })).toBeFocused();

  await page.goto('/admin/publish');
  await expect(page.getByLabel(`Select ${PROPERTY}`)).toBeDisabled();
  expect(await axeFindingsAtWidths(page, [390, 1440])).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1440);
});

test('publishing all shows what it would publish, and leaves out what somebody unpublished', async ({
  page,
  account,
  store,
}) => {
  const [property] = await store.find('properties', 'title', LEAVING);
  const [letting] = await store.find('properties', 'title', PROPERTY);
  const off = { at: '2026-11-03T10:00:00.000Z', who: 'a.colleague@example.com' };
  await store.firestore.doc(`publishedProperties/${property?.['id']}`).delete();
  await store.firestore
    .doc(`publishedRevisions/publishedProperties~${property?.['id']}`)
    .set({ revisions: [], unpublished: off });
  await store.change(`properties/${letting?.['id']}`, { tag: 'Newly changed' });
  const sent: unknown[] = [];
  await page.route('**/api/admin/publications', async (route) => {
    sent.push(route.request().postDataJSON());
    await route.fulfill({ status: 409, json: {} });
  });
  await enter(page, '/admin/publish', await account('editor'));
  await page.getByRole('button', { name: 'Publish all' }).click();
  const question = page.getByRole('dialog', { name: /^Publish \d+ changes?\?$/ });
  const box = (title: string) => question.getByRole('checkbox', { name: title });
  await expect(box(PROPERTY)).toBeChecked();
  await expect(box(LEAVING)).not.toBeChecked();
  await expect(question).toContainText('Unpublished on 3 Nov 2026, 10:00 by a.colleague@example.com');
  expect(await axeFindingsAtWidths(page, [390, 1440])).toEqual([]);
  const before = Number(/\d+/.exec((await question.getByRole('heading').textContent()) ?? '')?.[0]);
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect(sent).toEqual([]);
  await page.getByRole('button', { name: 'Publish all' }).click();
  await question.getByRole('button', { name: before === 1 ? 'Publish 1 change' : `Publish ${before} changes` }).click();
  await expect.poll(() => sent).toHaveLength(1);
  const ids = JSON.stringify(sent);
  expect(ids).toContain(String(letting?.['id']));
  expect(ids).not.toContain(String(property?.['id']));
});

test('a rejected publication names what is missing, at once and for later', async ({ page, account, store }) => {
  const [letting] = await store.find('properties', 'title', PROPERTY);
  await store.change(`properties/${letting?.['id']}`, { tag: 'Newly changed' });
  const fields = [{ path: `properties/${letting?.['id']}.hero`, message: PICTURE_GONE }];
  const problem = problemFromError(new ApiError('unlawful', { detail: PUBLISHING_NEEDS_MORE, fields }));
  const body = JSON.stringify(problem);
  await page.route(/\/api\/admin\/(?:scheduled-)?publications$/, async (route) => {
    if (route.request().method() === 'GET') await route.fallback();
    else await route.fulfill({ status: 422, contentType: 'application/problem+json', body });
  });
  await enter(page, '/admin/publish', await account('editor'));
  const alert = page.getByRole('alert').filter({ hasText: PUBLISHING_NEEDS_MORE });
  await page.getByLabel(`Select ${PROPERTY}`).check();
  await page.getByText('Publish later').click();
  await page.getByLabel('Date and time').fill('2099-01-01T10:00');
  await page.getByRole('button', { name: 'Schedule', exact: true }).click();
  await expect(alert).toContainText(PICTURE_GONE);
  await page.getByLabel('Date and time').fill('');
  await page.getByRole('button', { name: 'Publish 1 change' }).click();
  await expect(alert).toContainText(PICTURE_GONE);
});

test(
  'a draft that was discarded on the publishing screen is listed as it is now',
  { tag: '@nightly' },
  async ({ page, account, store }) => {
    const [letting] = await store.find('properties', 'title', PROPERTY);
    await store.change(`properties/${letting?.['id']}`, { tag: 'Newly changed' });
    await enter(page, '/admin/dashboard', await account('editor'));
    const search = page.getByLabel('Search properties');
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: PROPERTY, exact: true }) });
    await search.fill(PROPERTY);
    await expect(card).toContainText('Newly changed');
    const menu = page.getByRole('navigation', { name: 'Admin Panel' });
    await menu.getByRole('link', { name: /^Publish/ }).click();
    const discard = page.getByRole('button', { name: `Discard the changes of ${PROPERTY}`, exact: true });
    await discard.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
    await expect(page.getByText(`The changes of “${PROPERTY}” were discarded.`)).toBeVisible();
    await expect(discard).toHaveCount(0);
    await expect(page.locator(':is(li, h1, h2):focus')).toHaveCount(1);
    await menu.getByRole('link', { name: /^Properties/ }).click();
    await search.fill(PROPERTY);
    await expect(card).toHaveCount(1);
    await expect(card).not.toContainText('Newly changed');
  },
);

test(
  'discarding a draft beside its published versions keeps the focus, also when it fails',
  { tag: '@nightly' },
  async ({ page, account, store }) => {
    const [letting] = await store.find('properties', 'title', PROPERTY);
    await store.change(`properties/${letting?.['id']}`, { tag: 'Newly changed' });
    await enter(page, `/admin/history/properties/${letting?.['id']}`, await account('editor'));
    const now = page.getByRole('region', { name: 'What visitors see' });
    const discard = now.getByRole('button', { name: 'Discard the changes' });
    const press = async (): Promise<void> => {
      await discard.press('Enter');
      await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).press('Enter');
    };
    await page.route('**/api/admin/discards', (route) => route.fulfill({ status: 409, json: {} }), { times: 1 });
    await press();
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    await expect(discard).toBeFocused();
    await press();
    await expect(discard).toHaveCount(0);
    await expect(now.getByRole('heading')).toBeFocused();
  },
);

test(
  'the state of the site and the schedule say that they could not be loaded, and are loaded again',
  { tag: '@nightly' },
  async ({ page, account }) => {
    const site = `/${BUSINESS_COLLECTIONS.system}/${SITE_STATE_ID}`;
    let isBroken = true;
    await page.route(/documents:batchGet|scheduled-publications/, async (route) => {
      const request = route.request();
      const isMeant = request.url().endsWith('/scheduled-publications') || (request.postData() ?? '').includes(site);
      await (isBroken && isMeant ? route.abort('failed') : route.fallback());
    });
    await enter(page, '/admin/publish', await account('editor'));
    const failures = [
      page.getByRole('alert').filter({ hasText: 'The state of the site could not be loaded.' }),
      page.getByRole('alert').filter({ hasText: 'The scheduled publications could not be loaded.' }),
    ];
    for (const failure of failures) await expect(failure).toBeVisible();
    isBroken = false;
    for (const failure of failures) {
      await failure.getByRole('button', { name: 'Try again' }).click();
      await expect(failure).toHaveCount(0);
    }
  },
);

test(
  'scheduling announces what will be published, starts over, and can be cancelled',
  { tag: '@nightly' },
  async ({ page, account, store }) => {
    const [letting] = await store.find('properties', 'title', PROPERTY);
    await store.change(`properties/${letting?.['id']}`, { tag: 'Newly changed' });
    await enter(page, '/admin/publish', await account('editor'));
    const box = page.getByLabel(`Select ${PROPERTY}`);
    await box.check();
    await page.getByText('Publish later').click();
    const time = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 16);
    await page.getByLabel('Date and time').fill(time);
    await page.getByRole('button', { name: 'Schedule', exact: true }).press('Enter');
    await expect(page.getByText(/^1 change is scheduled for .+\.$/)).toBeVisible();
    await expect(box).not.toBeChecked();
    await expect(page.getByText('Publish later')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Changes not yet live' })).toBeFocused();

    const cancel = page.getByRole('button', { name: `Cancel the publication of ${PROPERTY}`, exact: true });
    await expect(cancel).toHaveCount(1);
    await cancel.press('Enter');
    await expect(page.getByText(`The publication of ${PROPERTY} was cancelled.`)).toBeVisible();
    await expect(cancel).toHaveCount(0);
    await expect(page.locator(':is(li, h1, h2):focus')).toHaveCount(1);
  },
);

test(
  'the form of a property says that it is live or that it is being unpublished, whichever was last',
  { tag: '@nightly' },
  async ({ page, account, store }) => {
    const [property] = await store.find('properties', 'title', PROPERTY);
    const publication = { revision: 1, at: new Date().toISOString(), uid: null, who: '', changes: [] };
    await page.route(/\/api\/admin\/(?:un)?publications$/, (route) => route.fulfill({ json: { publication } }));
    await enter(page, `/admin/edit-property/${property?.['id']}`, await account('editor'));
    const notes = page.getByRole('main').getByRole('status');
    const live = notes.filter({ hasText: `“${PROPERTY}” is live.` });
    const leaving = notes.filter({ hasText: `“${PROPERTY}” is being unpublished.` });
    const publish = page.getByRole('button', { name: 'Save and publish' });
    await publish.click();
    await expect(live).toBeVisible();
    await page.getByRole('button', { name: 'Unpublish' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Unpublish' }).click();
    await expect(leaving).toBeVisible();
    await expect(live).toHaveCount(0);
    await publish.click();
    await expect(live).toBeVisible();
    await expect(leaving).toHaveCount(0);
  },
);

test(
  'an archived property asks to be published only while it is on the site',
  { tag: '@nightly' },
  async ({ page, account, store }) => {
    const [property] = await store.find('properties', 'title', LEAVING);
    const id = String(property?.['id']);
    await store.change(`properties/${id}`, { archivedAt: '2026-11-03T10:00:00.000Z' });
    await enter(page, `/admin/edit-property/${id}`, await account('editor'));
    const hint = page.getByText('Publish this change to remove it from the site.');
    await expect(hint).toBeVisible();
    await page.getByRole('button', { name: 'Save and publish' }).click();
    await expect(hint).toHaveCount(0);
    await expect(page.getByText('This property is archived.', { exact: true })).toBeVisible();
  },
);
