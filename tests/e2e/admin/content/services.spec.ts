import { randomUUID } from 'node:crypto';
import {
  enter,
  expect,
  moveByKeyboard,
  fakeCollection,
  rejectChanges,
  shownOrder,
  test,
  untilOrderStored,
} from '../content-fixtures.ts';
import { holdRequests, holdResponses } from '../../hold-requests.ts';
import { fillNewService } from './fill-new-service.ts';

const PAGE = '/admin/services';

// The browser logs the error responses that these tests cause.
test.use({
  restores: ['services'],
  toleratedErrors: [/the server responded with a status of (409|500)/],
});

test('an editor adds a service with the defaults, edits it, moves it, hides it and deletes it', async ({
  page,
  account,
  store,
  libraryPicture,
}) => {
  const title = `Sailing ${randomUUID().slice(0, 8)}`;
  await enter(page, PAGE, await account('editor'));
  await page.getByRole('button', { name: 'Add Service' }).click();
  const form = page.getByRole('form', { name: 'Add Service' });
  await expect(form.getByLabel('Link text')).toHaveValue('READ MORE');
  await expect(form.getByLabel('Picture position')).toHaveValue('right');
  await expect(form.getByLabel('Background')).toHaveValue('white');
  await expect(form.getByLabel('Show it on the services page')).toBeChecked();
  await expect(form.getByText('JPEG, PNG or WebP, up to 10MB')).toBeVisible();

  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByRole('alert')).toContainText('Please fix the following');
  await expect(form.getByRole('alert').getByRole('link')).toHaveCount(2);
  await form.getByLabel('Title').fill(title);
  await form.getByLabel('Description').fill('A day on the water.');
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await expect(question.getByRole('button', { name: 'Keep editing' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(form).toBeVisible();
  await form.getByRole('button', { name: 'From the library' }).click();
  const library = page.getByRole('dialog', { name: 'Library' });
  await library.getByRole('button', { name: `Choose ${libraryPicture}` }).click();
  await expect(library).toBeHidden();
  await form.getByLabel('Alt text').fill('A yacht at anchor');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();

  const list = page.getByRole('list', { name: 'Services' });
  const row = list.getByRole('listitem').filter({ hasText: title });
  await expect(row).toContainText('Picture right · White');
  const [stored] = await store.find('services', 'title', title);
  expect(stored).toMatchObject({ ctaText: 'READ MORE', isActive: true, image: { alt: 'A yacht at anchor' } });
  const count = (await shownOrder(list)).length;
  await expect(row).toContainText(`Order ${count}`);
  await expect(row.getByRole('button', { name: `Move ${title} down` })).toBeDisabled();

  const movedUp = untilOrderStored(page);
  await row.getByRole('button', { name: `Move ${title} up` }).click();
  await expect(row).toContainText(`Order ${count - 1}`);
  await expect(row.getByRole('button', { name: `Move ${title} up` })).toBeFocused();
  await movedUp;
  expect((await store.order('services')).at(-2)).toBe(stored?.['id']);
  const movedDown = untilOrderStored(page);
  await row.getByRole('button', { name: `Move ${title} down` }).click();
  await expect(page.getByText(`${title} is now at position ${count} of ${count}.`)).toBeAttached();
  await movedDown;
  await moveByKeyboard(page, title, 'ArrowUp', `${title} is now at position ${count - 1} of ${count}.`);
  expect((await store.order('services')).at(-2)).toBe(stored?.['id']);
  await expect(list.getByRole('button', { name: / up$/ }).first()).toBeDisabled();

  // Opened while the switch's request is running: the form must not treat the editor's own change as a conflict.
  const sent = Promise.withResolvers<undefined>();
  await page.route('**/api/admin/services/*', (route) => sent.promise.then(() => route.continue()), { times: 1 });
  await row.getByRole('switch').click();
  await expect(row).toContainText('Hidden');
  await row.getByRole('button', { name: `Edit ${title}` }).click();
  sent.resolve(undefined);
  const edit = page.getByRole('form', { name: 'Edit Service' });
  await expect(edit.getByLabel('Show it on the services page')).not.toBeChecked();
  await edit.getByLabel('Picture position').selectOption('left');
  await edit.getByLabel('Link URL').fill('contact');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(edit.getByRole('alert')).toContainText("'/contact'");
  await edit.getByLabel('Link URL').fill('/contact');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(row).toContainText('Picture left');

  await row.getByRole('button', { name: `Delete ${title}` }).click();
  const confirm = page.getByRole('dialog', { name: `Delete “${title}”?` });
  await confirm.getByRole('button', { name: 'Cancel' }).click();
  await expect(row).toBeVisible();
  await row.getByRole('button', { name: `Delete ${title}` }).click();
  await confirm.getByRole('button', { name: 'Delete service' }).click();
  await expect(row).toHaveCount(0);
  await expect(page.getByText(`${title} was removed.`)).toBeVisible();
  // The one that followed it.
  await expect(list.getByRole('listitem').last()).toBeFocused();
  await expect.poll(async () => (await store.find('services', 'title', title)).length).toBe(0);
});

test(
  'a removal is announced in the sheet that was opened meanwhile, and stays readable after it',
  { tag: '@nightly' },
  async ({ page, account, store }) => {
    const title = `Sailing ${randomUUID().slice(0, 8)}`;
    await enter(page, PAGE, await account('editor'));
    const form = await fillNewService(page, title, 'A day on the water.');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form).toBeHidden();

    const release = await holdRequests(page, /\/api\/admin\/services\//);
    await page.getByRole('button', { name: `Delete ${title}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete service' }).click();
    await page.getByRole('button', { name: 'Add Service' }).click();
    const sheet = page.getByRole('dialog', { name: 'Add Service' });
    await expect(sheet).toBeVisible();
    release();
    await expect(sheet.getByRole('status').filter({ hasText: `${title} was removed.` })).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(page.getByText(`${title} was removed.`)).toBeVisible();
    expect(await store.find('services', 'title', title)).toEqual([]);
  },
);

test('a saved form stays when a stale list arrives after it', { tag: '@nightly' }, async ({ page, account, store }) => {
  const title = `Sailing ${randomUUID().slice(0, 8)}`;
  await page.clock.install();
  await enter(page, PAGE, await account('editor'));
  const list = page.getByRole('list', { name: 'Services' });
  await list
    .getByRole('button', { name: /^Edit / })
    .first()
    .click();
  const form = page.getByRole('form', { name: 'Edit Service' });
  await form.getByLabel('Title').fill(title);
  const older = await holdResponses(page, '**/documents:runQuery', (posted) =>
    posted.includes('"collectionId":"services"'),
  );
  // The list is read again when the window becomes visible after half a minute.
  await page.clock.fastForward(31_000);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect.poll(older.count).toBe(1);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(list).toContainText(title);
  const late = page.waitForResponse('**/documents:runQuery');
  older.release();
  await (await late).finished();
  // The response is applied within two frames.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await expect(list).toContainText(title);
  expect(await store.find('services', 'title', title)).toHaveLength(1);
});

test('two editors at once: input stays, and each conflict is resolved', async ({ page, account, store }) => {
  await enter(page, PAGE, await account('editor'));
  const [id = ''] = await store.order('services');
  const before = (await store.firestore.doc(`services/${id}`).get()).data();
  await page
    .getByRole('button', { name: /^Edit / })
    .first()
    .click();
  const form = page.getByRole('form', { name: 'Edit Service' });
  await form.getByLabel('Title').fill('Mine');
  await form.getByLabel('Description').fill('My words');
  await store.change(`services/${id}`, { title: 'Theirs', description: 'Their words', ctaText: 'THEIR LINK' });
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(form.getByText('Someone else saved this while you were editing')).toBeVisible();
  await expect(form.getByText('Kept from the other version: Link text.')).toBeVisible();
  await expect(form.getByLabel('Title', { exact: true })).toHaveValue('Mine');
  await form.getByRole('group', { name: 'Description' }).getByLabel('Their words').check();
  await form.getByRole('button', { name: 'Save with these choices' }).click();
  await expect(form).toBeHidden();
  expect((await store.firestore.doc(`services/${id}`).get()).data()).toMatchObject({
    title: 'Mine',
    description: 'Their words',
    ctaText: 'THEIR LINK',
    isActive: before?.['isActive'],
  });
});

test('a change that the backend rejects is undone and reported', { tag: '@nightly' }, async ({ page, account }) => {
  await enter(page, PAGE, await account('editor'));
  const list = page.getByRole('list', { name: 'Services' });
  await expect(list).toBeVisible();
  const before = await shownOrder(list);
  await rejectChanges(page);
  const row = list.getByRole('listitem').first();
  const banner = page.getByRole('alert');

  await row.getByRole('switch').click();
  await expect(banner).toHaveText('Error updating service: Something went wrong');
  await expect(row.getByRole('switch')).toBeChecked();
  await row.getByRole('button', { name: / down$/ }).click();
  await expect(banner).toHaveText('Error reordering services: Something went wrong');
  await expect.poll(() => shownOrder(list)).toEqual(before);
  await row.getByRole('button', { name: /^Delete / }).click();
  await page.getByRole('button', { name: 'Delete service' }).click();
  await expect(banner).toHaveText('Error deleting service: Something went wrong');
  await expect.poll(() => shownOrder(list)).toEqual(before);
  const form = await fillNewService(page, 'Kept', 'Kept too');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByRole('alert')).toContainText('Error adding service: Something went wrong');
  await expect(form.getByLabel('Title')).toHaveValue('Kept');
});

test(
  'a form that was left while it was being saved closes no form that was opened since',
  { tag: '@nightly' },
  async ({ page, account, store }) => {
    const title = `Sailing ${randomUUID().slice(0, 8)}`;
    await enter(page, PAGE, await account('editor'));
    await page
      .getByRole('button', { name: /^Edit / })
      .first()
      .click();
    const form = page.getByRole('form', { name: 'Edit Service' });
    await form.getByLabel('Title').fill(title);
    const saving = await holdResponses(page, '**/api/admin/services/**');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect.poll(saving.count).toBe(1);
    await form.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Leave without saving' }).click();
    await expect(form).toBeHidden();
    const other = await fillNewService(page, 'Typed meanwhile', 'Not to be lost');
    saving.release();
    await expect(page.getByText(title, { exact: true }).first()).toBeAttached();
    expect(await store.find('services', 'title', title)).toHaveLength(1);
    await expect(other.getByLabel('Title')).toHaveValue('Typed meanwhile');
  },
);

test(
  'a screen stays open when a change is rejected while leaving, and the next screen opens after the next save',
  { tag: '@nightly' },
  async ({ page, account, store }) => {
    await enter(page, PAGE, await account('editor'));
    const row = page.getByRole('list', { name: 'Services' }).getByRole('listitem').first();
    const title = await row.getByRole('heading').textContent();
    const team = page.getByRole('navigation', { name: 'Admin Panel' }).getByRole('link', { name: 'Team Members' });
    const saving = page.getByText('Saving… The next screen opens shortly.');
    const rejected = Promise.withResolvers<undefined>();
    await page.route('**/api/admin/services/**', async (route) => {
      await rejected.promise;
      await route.fulfill({ status: 500, body: '' });
    });
    await row.getByRole('switch').click();
    await team.click();
    await expect(saving).toBeVisible();
    rejected.resolve(undefined);
    await expect(page.getByRole('alert')).toHaveText('Error updating service: Something went wrong');
    await expect(saving).toBeHidden();
    await expect(page).toHaveURL(PAGE);

    await page.unrouteAll();
    const hiding = await holdResponses(page, '**/api/admin/services/**');
    await row.getByRole('switch').click();
    await expect.poll(hiding.count).toBe(1);
    await team.click();
    await expect(saving).toBeVisible();
    hiding.release();
    await expect(page).toHaveURL('/admin/team-members');
    expect(await store.find('services', 'title', title ?? '')).toEqual([expect.objectContaining({ isActive: false })]);
  },
);

test(
  'a page without services says so, and one that cannot be read offers to try again',
  { tag: '@nightly' },
  async ({ page, account }) => {
    await fakeCollection(page, 'services', 'empty');
    await enter(page, PAGE, await account('editor'));
    await expect(page.getByText('No services found')).toBeVisible();
    await page.unrouteAll();
    await fakeCollection(page, 'services', 'broken');
    await page.reload();
    await expect(page.getByRole('alert')).toContainText('Failed to fetch services');
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('list', { name: 'Services' })).toBeVisible();
  },
);
