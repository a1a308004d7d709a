import { readFile } from 'node:fs/promises';
import { personFileSchema } from '#domain/api/privacy.ts';
import { newEmail } from '#support/forms/sending.ts';
import { openStaffFixture } from '#support/accounts/staff-fixture.ts';
import { holdRequests } from '../hold-requests.ts';
import { screenFaults } from './screen-faults.ts';
import { enter, expect, test } from './inbox-fixtures.ts';

test.use({ toleratedErrors: [/status of (401|409)/] });
test('an admin invites a colleague and closes the account, who is signed out at the next request; the audit log shows both', async ({
  page,
  account,
  browser,
}) => {
  const staff = await openStaffFixture();
  const [email, name] = [newEmail(), `Rui ${crypto.randomUUID().slice(0, 8)}`];
  await enter(page, '/admin/staff', await account('admin'));
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Invite a colleague' }).click();
  const form = page.getByRole('dialog', { name: 'Invite a colleague' });
  await form.getByRole('button', { name: 'Send invitation' }).click();
  await expect(form.getByRole('alert')).toContainText('Please fix the following');
  expect(await screenFaults(page)).toEqual([]);
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Role').selectOption({ label: 'Concierge: messages and subscribers' });
  await form.getByRole('button', { name: 'Send invitation' }).click();
  await expect(main.getByText(`An invitation has been sent to ${name}.`)).toBeVisible();
  expect(await screenFaults(page)).toEqual([]);

  const { uid } = await staff.auth.getUserByEmail(email);
  staff.invited.push(uid);
  const password = await staff.choosePassword({ uid });
  const other = await (await browser.newContext()).newPage();
  await enter(other, '/admin', { ...(await account('member')), email, password });
  await expect(other.getByRole('heading', { name: 'Inbox' })).toBeVisible();

  // Held, so that the next screen has to wait for it.
  const releaseClosing = await holdRequests(page, `**/api/admin/staff/${uid}`);
  await main.getByRole('button', { name: `Close the account of ${name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close the account' }).click();
  await page.getByRole('link', { name: 'Audit Log' }).click();
  await expect(page.getByText('Saving… The next screen opens shortly.')).toBeVisible();
  await expect(page).toHaveURL('/admin/staff');
  releaseClosing();
  await expect(page).toHaveURL('/admin/audit');

  const ended = other.getByRole('dialog', { name: 'Your session has ended' });
  const message = other.getByRole('link', { name: /Contact form|Trip request|request/ }).first();
  // The next request comes from the click or from the inbox's polling, whose dialog then covers the link.
  await expect(async () => {
    if (!(await ended.isVisible())) await message.click({ timeout: 1000 });
    await expect(ended).toBeVisible();
  }).toPass();
  await other.context().close();

  await page.getByLabel('Kind').selectOption({ label: 'Staff' });
  const log = main.getByRole('list', { name: 'Changes' });
  const entries = log.getByRole('listitem');
  const closing = entries.filter({ hasText: `changed the access of ${name}` });
  await expect(closing).toHaveCount(1);
  const releaseList = await holdRequests(page, '**/api/admin/audit?*target=*');
  await main.getByRole('searchbox', { name: 'Document' }).fill(`staff/${uid}`);
  await expect(log).toHaveAttribute('aria-busy', 'true');
  await closing.getByText('Details').click();
  releaseList();
  await expect(log).toHaveAttribute('aria-busy', 'false');
  await expect(entries).toHaveCount(2);
  await expect(entries.first()).toContainText('changed the access of');
  await expect(closing.getByRole('row', { name: 'is disabled No Yes' })).toBeVisible();
  expect(await screenFaults(page)).toEqual([]);
  await main.getByRole('button', { name: 'Clear the filters' }).press('Enter');
  await expect(main.getByLabel('Person')).toBeFocused();
  await staff.close();
});

test('keys change nothing in an invitation that is being sent', { tag: '@nightly' }, async ({ page, account }) => {
  const email = newEmail();
  await enter(page, '/admin/staff', await account('admin'));
  await page.getByRole('button', { name: 'Invite a colleague' }).click();
  const form = page.getByRole('dialog', { name: 'Invite a colleague' });
  await form.getByLabel('Name').fill('Rui');
  await form.getByLabel('Email').fill(email);
  // Never sent on.
  await page.route('**/api/admin/staff', () => undefined);
  await form.getByLabel('Email').press('Enter');
  await expect(form.getByText('Saving...')).toBeVisible();
  await page.keyboard.type('typed meanwhile');
  await expect(form.getByLabel('Email')).toHaveValue(email);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test(
  'closing, reopening and removing an account says so, and keeps the focus at the account or near it',
  { tag: '@nightly' },
  async ({ page, account }) => {
    const { email } = await account('concierge');
    await enter(page, '/admin/staff', await account('admin'));
    const line = page.getByRole('main').getByRole('listitem').filter({ hasText: email });
    const close = async (): Promise<void> => {
      await line.getByRole('button', { name: /^Close the account of / }).press('Enter');
      await page.getByRole('dialog').getByRole('button', { name: 'Close the account' }).press('Enter');
      await expect(page.getByText(/^The account of .+ was closed\.$/)).toBeVisible();
      await expect(line).toBeFocused();
    };
    await close();
    await line.getByRole('button', { name: /^Reopen the account of / }).press('Enter');
    await expect(page.getByText(/^The account of .+ was reopened\.$/)).toBeVisible();
    await expect(line).toBeFocused();
    await close();
    await line.getByRole('button', { name: /^Remove .+ from the list$/ }).press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).press('Enter');
    await expect(page.getByText(/ was removed\.$/)).toBeVisible();
    await expect(line).toHaveCount(0);
    await expect(page.locator('li:focus')).toHaveCount(1);
  },
);

test(
  'an administrator who closes or demotes the own account reads who can undo it',
  { tag: '@nightly' },
  async ({ page, account }) => {
    const me = await account('admin');
    await enter(page, '/admin/staff', me);
    const line = page.getByRole('main').getByRole('listitem').filter({ hasText: me.email });
    await line.getByRole('button', { name: /^Close the account of / }).click();
    const closing = page.getByRole('dialog', { name: 'Close your own account?' });
    await expect(closing).toContainText('Only another administrator can reopen the account.');
    await closing.getByRole('button', { name: 'Cancel' }).click();
    await line.getByLabel(/^Role of /).selectOption({ label: 'Editor: content and publishing' });
    const demoting = page.getByRole('dialog', { name: 'Change your own role to editor?' });
    await expect(demoting).toContainText('Only another administrator can change it back.');
    await demoting.getByRole('button', { name: 'Cancel' }).click();
    await expect(line.getByLabel(/^Role of /)).toHaveValue('admin');
  },
);

test('an admin finds a person, hands over what is stored and erases it', async ({ page, account, inbox }) => {
  const email = newEmail();
  await inbox.sendContact('Forget me afterwards', email);
  await enter(page, '/admin/privacy', await account('admin'));
  const main = page.getByRole('main');
  await main.getByLabel('Email address of the person').fill(email);
  await page.keyboard.press('Enter');
  await expect(main.getByRole('heading', { name: `What is stored about ${email}` })).toBeFocused();
  expect(await screenFaults(page)).toEqual([]);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    main.getByRole('button', { name: 'Download as a file' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe(`${email}.json`);
  const stored = personFileSchema.parse(JSON.parse(await readFile(await file.path(), 'utf8')));
  expect(JSON.stringify(stored.enquiries)).toContain('Forget me afterwards');
  const documents = [stored.enquiries, stored.submissions, stored.subscribers, stored.mails].flat().length;

  const release = await holdRequests(page, '**/api/admin/erasures');
  await main.getByRole('button', { name: 'Erase everything' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Erase everything' }).press('Enter');
  // Whoever is searched for meanwhile would disappear with the person.
  await expect(main.getByRole('button', { name: 'Erasing...' })).toBeFocused();
  await expect(main.getByLabel('Email address of the person')).not.toBeEditable();
  await expect(main.getByRole('button', { name: 'Find' })).toBeDisabled();
  release();
  await expect(main.getByText(`Erased: ${documents} documents.`)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await main.getByLabel('Email address of the person').fill(email);
  await main.getByRole('button', { name: 'Find' }).click();
  await expect(main.getByText('Nothing is stored about this email address.')).toBeVisible();
});

test('the concierge ends a subscription on request', async ({ page, account, inbox }) => {
  const email = newEmail();
  const now = new Date();
  const id = crypto.randomUUID();
  await inbox.firestore.doc(`subscribers/${id}`).set({
    ...{ id, email, emailKey: email, state: 'confirmed', consent: { version: 'v', text: 't', givenAt: now } },
    ...{ confirmedAt: now, unsubscribedAt: null, retainUntil: null, confirmHash: '', unsubscribeToken: '' },
  });
  await enter(page, '/admin/subscribers', await account('concierge'));
  const main = page.getByRole('main');
  const end = main.getByRole('button', { name: `End the subscription of ${email}` });
  await expect(end).toBeVisible();
  // The list stays while a search loads: a press on a row that goes away at that moment would be lost.
  const search = /\/api\/admin\/subscribers\/search$/;
  const release = await holdRequests(page, search);
  const searched = page.waitForRequest(search);
  await main.getByRole('searchbox', { name: 'Search subscribers' }).fill(email);
  // In the body, because URLs are logged.
  expect((await searched).postDataJSON()).toEqual({ email });
  await end.click();
  release();
  await page.getByRole('dialog').getByRole('button', { name: 'End subscription' }).click();
  const line = main.getByRole('listitem').filter({ hasText: email });
  await expect(line).toContainText('Unsubscribed');
  await expect(page.getByText(`The subscription of ${email} has ended.`)).toBeVisible();
  await expect(line).toBeFocused();
  expect(await screenFaults(page)).toEqual([]);
  await inbox.firestore.doc(`subscribers/${id}`).delete();
});
