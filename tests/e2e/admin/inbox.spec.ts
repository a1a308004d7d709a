import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { PICTURE_DAMAGED } from '#domain/media/text.ts';
import { emailsTo } from '#support/forms/stored.ts';
import { newEmail } from '#support/forms/sending.ts';
import { holdRequests, holdResponses } from '../hold-requests.ts';
import { screenFaults } from './screen-faults.ts';
import { enter, expect, test } from './inbox-fixtures.ts';

test.use({ toleratedErrors: [/status of 409/] });
test('the concierge finds a message in the inbox, assigns it and replies, by keyboard alone', async ({
  page,
  account,
  inbox,
}) => {
  const [mark, email] = [randomUUID(), newEmail()];
  await inbox.sendContact(`The pool, please: ${mark}`, email);
  await inbox.sendContact('The garden, please.', newEmail());
  await enter(page, '/admin', await account('concierge'));
  await expect(page).toHaveURL('/admin/inbox');
  const main = page.getByRole('main');
  await main.getByRole('searchbox', { name: 'Search messages' }).fill(mark);
  const line = main.getByRole('link', { name: /Ana Exemplo/ });
  await expect(line).toHaveCount(1);
  await expect(line).toContainText(/Due in 23 h/);
  expect(await screenFaults(page)).toEqual([]);

  await line.focus();
  await page.keyboard.press('Enter');
  await expect(main.getByRole('heading', { name: 'Ana Exemplo' })).toBeFocused();
  await main.getByRole('button', { name: 'Assign to me' }).press('Enter');
  await expect(main.getByRole('button', { name: 'Assign to me' })).toHaveCount(0);
  await expect(main.getByRole('article').getByLabel('Assigned to')).toBeFocused();
  await expect(main.getByRole('listitem').filter({ hasText: /Assigned to / })).toBeVisible();

  await main.getByLabel('Note for colleagues').fill('Asked the gardener.');
  await main.getByRole('button', { name: 'Add note' }).press('Enter');
  await expect(main.getByText('Asked the gardener.')).toBeVisible();
  await main.getByLabel('Template').selectOption({ label: 'A short thank-you' });
  await expect(main.getByLabel('Your reply')).toHaveValue('');
  await main.getByRole('button', { name: 'Use', exact: true }).press('Enter');
  await expect(main.getByLabel('Your reply')).toHaveValue(/^Dear Ana Exemplo,\n\nThank you for your message\./);
  expect(await screenFaults(page)).toEqual([]);
  await main.getByRole('button', { name: 'Send reply' }).press('Enter');
  await expect(main.getByText('Your reply has been sent.')).toBeVisible();
  await expect(main.getByLabel('Status').last()).toHaveValue('answered');
  await expect(main.getByRole('listitem').filter({ hasText: 'Thank you for your message.' })).toBeVisible();
  expect((await emailsTo(email)).map(({ subject }) => subject)).toContain('Your message to us');

  await main.getByRole('link', { name: 'Clear the search' }).press('Enter');
  await expect(main.getByRole('searchbox', { name: 'Search messages' })).toHaveValue('');
  await expect(main.getByRole('link', { name: 'Clear the search' })).toHaveCount(0);
  await expect(main.getByRole('heading', { name: /messages$/ })).toBeFocused();
  // At least the two of this test.
  await expect(main.getByText(/^([2-9]|[\d,]{2,}) messages$/)).toBeVisible();
});

/** Holds the polling of a message, which repeats every few seconds, until the returned function is called. */
async function holdPolling(page: Page, path: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  await page.route(`**${path}`, async (route) => {
    if (route.request().method() === 'GET') await promise;
    await route.fallback();
  });
  return () => resolve(undefined);
}

test('two people on one message: each sees what the other did, and nothing is lost', async ({
  page,
  account,
  inbox,
}) => {
  const { box, id } = await inbox.sendContact();
  const [mine, colleague] = [await account('concierge'), await inbox.accounts.open('admin')];
  const path = `/api/admin/inbox/${box}/${id}`;
  await enter(page, `/admin/inbox?open=${box}.${id}`, mine);
  const main = page.getByRole('main');
  const replyField = main.getByLabel('Your reply');
  await replyField.fill('Dear Ana, yes.');
  await main.getByLabel('Subject').fill('The pool');

  // A colleague adds a note and closes the message: neither prevents a reply.
  const first = await holdPolling(page, path);
  await inbox.call(colleague, 'POST', `${path}/notes`, { id: randomUUID(), text: 'I called her.' });
  await inbox.call(colleague, 'PUT', path, { rev: 2, status: 'closed', assignee: null });
  const status = main.getByRole('article').getByLabel('Status');
  await status.selectOption({ label: 'Contract followed' });
  first();
  await expect(main.getByText(/A colleague changed this in the meantime. Status is now “Closed”/)).toBeVisible();
  await expect(main.getByText('I called her.')).toBeVisible();
  await expect(status).toHaveValue('closed');
  await main.getByRole('button', { name: 'Change it to “Contract followed”' }).click();
  await expect(status).toBeFocused();
  await expect(main.getByText('Kept permanently because a contract followed')).toBeVisible();

  const second = await holdPolling(page, path);
  const reply = { id: randomUUID(), rev: 4, subject: 'From me', text: 'I answered first.' };
  await inbox.call(colleague, 'POST', `${path}/replies`, reply);
  await main.getByRole('button', { name: 'Send reply' }).click();
  second();
  await expect(main.getByText(/replied in the meantime: please read it above/)).toBeVisible();
  await expect(main.getByText('I answered first.')).toBeVisible();
  await expect(replyField).toHaveValue('Dear Ana, yes.');
  await main.getByRole('button', { name: 'Send reply' }).click();
  await expect(main.getByText('Your reply has been sent.')).toBeVisible();
  const { thread } = await inbox.read(colleague, { box, id });
  expect(thread.map(({ text }) => text)).toEqual([
    ...['I called her.', 'New → Closed', 'Closed → Contract followed', 'I answered first.', 'Dear Ana, yes.'],
  ]);
});

test(
  'a change of a message shows while it is being saved, and leaving the inbox waits for it',
  { tag: '@nightly' },
  async ({ page, account, inbox }) => {
    const { box, id } = await inbox.sendContact();
    const concierge = await account('concierge');
    await enter(page, `/admin/inbox?open=${box}.${id}`, concierge);
    const message = page.getByRole('article');
    const status = message.getByLabel('Status');
    const changes = await holdResponses(page, `**/api/admin/inbox/${box}/${id}`, (posted) => posted !== '');
    await status.selectOption({ label: 'Closed' });
    await expect.poll(changes.count).toBe(1);
    await expect(status).toHaveValue('closed');
    await message.getByRole('button', { name: 'Assign to me' }).click();
    await expect(message.getByLabel('Assigned to')).toHaveValue(concierge.uid);
    await page
      .getByRole('navigation', { name: 'Admin Panel' })
      .getByRole('link', { name: 'Subscribers', exact: true })
      .click();
    await expect(page.getByText('Saving… The next screen opens shortly.')).toBeVisible();
    changes.release();
    await expect(page).toHaveURL('/admin/subscribers');
    expect(await inbox.read(concierge, { box, id })).toMatchObject({
      status: 'closed',
      assignee: { uid: concierge.uid },
    });
  },
);

test(
  'a message that comes while the inbox is open shows by itself',
  { tag: '@nightly' },
  async ({ page, account, inbox }) => {
    await page.clock.install();
    await enter(page, '/admin/inbox', await account('concierge'));
    const main = page.getByRole('main');
    await expect(main.getByText(/^\d+ messages?$/)).toBeVisible();
    const mark = randomUUID();
    // Oldest first, so a new message may be on a later page.
    await main.getByRole('searchbox').fill(mark);
    await expect(main.getByText('No results')).toBeVisible();
    await inbox.sendContact(`Only now: ${mark}`);
    // The inbox asks for changes every quarter of a minute.
    await page.clock.fastForward(16_000);
    await expect(main.getByRole('link', { name: new RegExp(mark) })).toHaveCount(1);
  },
);

test(
  'a reply starts with a template for the subject of the message',
  { tag: '@nightly' },
  async ({ page, account, inbox }) => {
    const { box, id } = await inbox.sendContact();
    await inbox.firestore.doc(`${box}/${id}`).update({
      'enquiry.enquiryType': 'Real Estate',
      property: { id: randomUUID(), slug: 'a-house', title: 'A House', type: 'event' },
      // Only shown, so the days may be over.
      'enquiry.checkInDate': '2021-05-08',
      'enquiry.checkOutDate': '2021-05-10',
    });
    const releasePeople = await holdRequests(page, '**/api/admin/inbox-people');
    await enter(page, `/admin/inbox?open=${box}.${id}`, await account('concierge'));
    const main = page.getByRole('main');
    await expect(main.getByText('8 May 2021', { exact: true })).toBeVisible();
    const templates = main.getByLabel('Template').locator('option');
    // Without the name of the signed-in colleague there is nothing to sign with.
    await expect(templates).toHaveText(['Choose a template…']);
    releasePeople();
    await expect(templates).toHaveText([
      'Choose a template…',
      'Event: your plans',
      'Event: not available',
      'A short thank-you',
    ]);
    await main.getByLabel('Template').selectOption('Event: your plans');
    await main.getByRole('button', { name: 'Use', exact: true }).click();
    await expect(main.getByLabel('Subject')).toHaveValue('Your event at A House');
    await expect(main.getByLabel('Your reply')).toHaveValue(
      /You asked about 8 – 10 May 2021\.[^]*Kind regards,\nTest concierge$/,
    );
  },
);

test("an owner's property is accepted and becomes a draft that an editor opens", async ({ page, account, inbox }) => {
  const { box, id } = await inbox.sendSubmission();
  const file = { type: 'image/jpeg', bytes: 1000 };
  await inbox.firestore.doc(`${box}/${id}`).update({
    'submission.photos': [
      { name: 'front.jpg', ...file },
      { name: 'pool.jpg', ...file },
    ],
    received: { 0: { ...file, sha256: '0'.repeat(64), receivedAt: new Date() } },
  });
  const result = inbox.firestore.doc(`uploads/submission-${id}/results/0`);
  await result.set({ state: 'refused', message: PICTURE_DAMAGED, finishedAt: new Date(), expiresAt: new Date() });
  await enter(page, `/admin/inbox?open=${box}.${id}`, await account('admin'));
  const main = page.getByRole('main');
  await expect(main.getByText(PICTURE_DAMAGED)).toBeVisible();
  await expect(main.getByText('Not uploaded yet')).toBeVisible();
  await expect(main.getByRole('button', { name: 'Create a draft property' })).toBeVisible();
  expect(await screenFaults(page)).toEqual([]);
  await main.getByRole('button', { name: 'Create a draft property' }).click();
  await expect(page.getByRole('dialog').getByText('1 of 2 announced photographs are not there yet')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Create draft' }).click();
  await expect(main.getByText('A draft property was created.')).toBeVisible();
  // The button is gone.
  await expect(main.getByRole('article').getByRole('heading', { level: 2 })).toBeFocused();
  await main.getByRole('link', { name: 'Open the draft' }).click();
  await expect(page.getByRole('heading', { name: /^Edit Property: Villa in Lagos/ })).toBeVisible();
  await expect(main.getByText('Draft', { exact: true })).toBeVisible();
  // Both are drawn with the form, so this does not pass too early.
  await expect(main.getByRole('link', { name: 'View', exact: true })).toHaveCount(0);
  await expect(main.getByRole('button', { name: 'Unpublish' })).toHaveCount(0);
  await expect(main.getByText('Submitted by its owner: Rui Prova')).toBeVisible();
  await expect(main.getByRole('link', { name: '912345678' })).toBeVisible();
  expect(await screenFaults(page)).toEqual([]);
  await main.getByRole('link', { name: 'Open the submission' }).click();
  await expect(main.getByRole('link', { name: 'Open the draft' })).toBeVisible();
  const { propertyId } = await inbox.read(await inbox.accounts.open('concierge'), { box, id });
  await inbox.firestore.doc(`properties/${propertyId}`).delete();
  await result.delete();
});

test(
  'signing out in one tab takes the messages off another, and what was begun is there again afterwards, also after reading another message',
  { tag: '@nightly' },
  async ({ page, context, account, inbox }) => {
    const mark = randomUUID();
    const concierge = await account('concierge');
    const ref = await inbox.sendContact(`The pool, please: ${mark}`, newEmail());
    const next = await inbox.sendContact('The garden, please.', newEmail());
    await enter(page, `/admin/inbox?open=${ref.box}.${ref.id}`, concierge);
    await page.getByLabel('Your reply').fill('Dear Ana,');
    await page.getByLabel('Note for colleagues').fill('Asked the gardener.');
    await page.goto(`/admin/inbox?open=${next.box}.${next.id}`);
    await expect(page.getByLabel('Note for colleagues')).toHaveValue('');
    await page.goBack();
    await expect(page.getByText(mark).first()).toBeVisible();

    const other = await context.newPage();
    await other.goto('/admin/inbox');
    await other.getByRole('button', { name: 'Logout' }).click();
    const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
    await expect(dialog).toBeVisible();
    await expect.poll(() => page.content()).not.toContain(mark);

    await dialog.getByLabel('Email').fill(concierge.email);
    await dialog.getByLabel('Password', { exact: true }).fill(concierge.password);
    await dialog.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByLabel('Your reply')).toHaveValue('Dear Ana,');
    await expect(page.getByLabel('Note for colleagues')).toHaveValue('Asked the gardener.');
  },
);
