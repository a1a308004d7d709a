import { deleteApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, describe, expect, it } from 'vitest';
import { openAdminApp } from '#support/emulators/admin-app.ts';
import { callSite, readProblem } from '#support/api/calls.ts';
import { emailsAbout, only, subscribersOf } from '#support/forms/stored.ts';
import { readEmulatorEnvironment } from '#support/emulators/environment.ts';
import { formMetadata, newEmail, postForm, postJson, sendUntilLimited } from '#support/forms/sending.ts';

const admin = openAdminApp(readEmulatorEnvironment());
const firestore = getFirestore(admin);
afterAll(() => deleteApp(admin));

const signUp = (email: string, given: Record<string, unknown> = {}) =>
  postJson('/api/newsletter', { ...formMetadata('newsletter'), subscription: { email, consent: true }, ...given });

/** Signs up and returns the paths of the links in the email. */
async function signUpAndReadLinks(email: string) {
  const earlier = new Set((await subscribersOf(firestore, email)).map(({ id }) => id));
  expect((await signUp(email)).status).toBe(200);
  const subscriber = only((await subscribersOf(firestore, email)).filter(({ id }) => !earlier.has(id)));
  const mail = only(await emailsAbout(firestore, `subscribers/${subscriber.id}`));
  const confirm = /https?:\/\/\S+\/api\/newsletter\/confirm\S+/.exec(mail.message.text)?.[0] ?? '';
  const unsubscribe = /^<(.+)>$/.exec(mail.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? '';
  const pathOf = (url: string) => url.replace(/^https?:\/\/[^/]+/, '');
  return { subscriber, mail, confirm: pathOf(confirm), unsubscribe: pathOf(unsubscribe) };
}

const stateOf = async (email: string) => only(await subscribersOf(firestore, email)).state;

/** The states of an email's sign-ups, in the order given. */
async function statesOf(email: string, ...signUps: readonly { subscriber: { id: string } }[]) {
  const stored = await subscribersOf(firestore, email);
  return signUps.map(({ subscriber }) => stored.find(({ id }) => id === subscriber.id)?.state);
}

/** Presses the button that mail programs show for the headers of an email. */
const unsubscribeWithOneClick = (path: string) =>
  callSite(path, {
    method: 'POST',
    body: 'List-Unsubscribe=One-Click',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  });

describe('a sign-up', () => {
  it('waits for the link in its mail, and keeps what was agreed to', async () => {
    const email = newEmail();
    const { subscriber, mail } = await signUpAndReadLinks(email);
    expect(subscriber).toMatchObject({ state: 'pending', confirmedAt: null });
    expect(subscriber.consent).toMatchObject({ version: formMetadata('newsletter').consentVersion });
    expect(subscriber.consent.text).toContain('newsletter');
    expect(mail.to).toEqual([email]);
  });

  it('is mailed with the headers for one-click unsubscribing', async () => {
    const { mail } = await signUpAndReadLinks(newEmail());
    expect(mail.headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' });
  });

  it('sent again with its key is mailed once', async () => {
    const [email, sending] = [newEmail(), formMetadata('newsletter')];
    await Promise.all([signUp(email, sending), signUp(email, sending)]);
    const { id } = only(await subscribersOf(firestore, email));
    expect(await emailsAbout(firestore, `subscribers/${id}`)).toHaveLength(1);
  });

  it('of a subscribed email gets the same response and sends no email', async () => {
    const email = newEmail();
    const { confirm, subscriber } = await signUpAndReadLinks(email);
    await callSite(confirm, { method: 'POST' });
    expect(await (await signUp(email)).json()).toEqual({ status: 'confirmation_mailed' });
    expect(only(await subscribersOf(firestore, email)).id).toBe(subscriber.id);
    expect(await emailsAbout(firestore, `subscribers/${subscriber.id}`)).toHaveLength(1);
  });

  it('of one email is rejected when the limit of the day is reached', async () => {
    const email = newEmail();
    const { accepted, rejected } = await sendUntilLimited(() => signUp(email), 3);
    expect(new Set(accepted.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await readProblem(rejected)).toMatchObject({ status: 429, code: 'rate_limited' });
  });

  it.each([
    ['without an email', { email: '', consent: true }, 'Please enter your email address'],
    ['with half an email', { email: 'ana@', consent: true }, 'Please enter a valid email address'],
    [
      'without the consent',
      { email: 'ana@test.example', consent: false },
      'Please accept our privacy policy to continue',
    ],
  ])('%s is rejected with the message of the form', async (_, subscription, message) => {
    const problem = await readProblem(await signUp('', { subscription }));
    expect(problem).toMatchObject({ code: 'invalid_request', fields: [{ message }] });
  });

  it('without JavaScript leads to a page that announces the email', async () => {
    const response = await postForm('/api/newsletter', [
      ['email', newEmail()],
      ['consent', 'on'],
      ['homepage', ''],
      ['consentVersion', formMetadata('newsletter').consentVersion],
    ]);
    expect([response.status, response.headers.get('Location')]).toEqual([303, '/sent/newsletter']);
  });
});

describe('the link in the mail', () => {
  it('opened by software confirms nothing, and shows a page whose button posts to the same URL', async () => {
    const email = newEmail();
    const { confirm } = await signUpAndReadLinks(email);
    const page = await callSite(confirm);
    const html = await page.text();
    expect(page.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(html).toContain(`<form method="post" action="${confirm.replaceAll('&', '&amp;')}">`);
    expect(await stateOf(email)).toBe('pending');
  });

  it('pressed in a browser confirms and leads to a page that says so', async () => {
    const email = newEmail();
    const { confirm } = await signUpAndReadLinks(email);
    const response = await postForm(confirm, []);
    expect([response.status, response.headers.get('Location')]).toEqual([303, '/newsletter/confirmed']);
    expect(only(await subscribersOf(firestore, email))).toMatchObject({
      state: 'confirmed',
      confirmedAt: expect.any(String),
      retainUntil: null,
    });
  });

  it('pressed again changes nothing', async () => {
    const email = newEmail();
    const { confirm } = await signUpAndReadLinks(email);
    await callSite(confirm, { method: 'POST' });
    const { confirmedAt } = only(await subscribersOf(firestore, email));
    expect((await callSite(confirm, { method: 'POST' })).status).toBe(200);
    expect(only(await subscribersOf(firestore, email)).confirmedAt).toBe(confirmedAt);
  });

  it('with another secret or an unknown subscriber is rejected', async () => {
    const { confirm, unsubscribe } = await signUpAndReadLinks(newEmail());
    const secret = new URLSearchParams(unsubscribe.split('?')[1]).get('token') ?? '';
    const forged = confirm.replace(/token=.*/, `token=${secret}`);
    const nobody = confirm.replace(/subscriber=[^&]+/, `subscriber=${crypto.randomUUID()}`);
    for (const path of [forged, nobody]) {
      const problem = await readProblem(await callSite(path, { method: 'POST' }));
      expect(problem).toMatchObject({ status: 403, code: 'ticket_refused' });
    }
  });

  it('of an earlier sign-up of the same email still works', async () => {
    const email = newEmail();
    const [first, second] = [await signUpAndReadLinks(email), await signUpAndReadLinks(email)];
    expect((await callSite(first.confirm, { method: 'POST' })).status).toBe(200);
    expect(await statesOf(email, first, second)).toEqual(['confirmed', 'pending']);
  });

  it('of a second sign-up does not subscribe the same email twice', async () => {
    const email = newEmail();
    const [first, second] = [await signUpAndReadLinks(email), await signUpAndReadLinks(email)];
    await callSite(first.confirm, { method: 'POST' });
    expect(await (await callSite(second.confirm, { method: 'POST' })).json()).toEqual({ status: 'confirmed' });
    expect(await statesOf(email, first, second)).toEqual(['confirmed', 'pending']);
  });
});

describe('unsubscribing', () => {
  it('with one click takes effect at once and keeps the proof for three years', async () => {
    const email = newEmail();
    const { confirm, unsubscribe } = await signUpAndReadLinks(email);
    await callSite(confirm, { method: 'POST' });
    const response = await unsubscribeWithOneClick(unsubscribe);
    expect(await response.json()).toEqual({ status: 'unsubscribed' });
    const { state, unsubscribedAt, retainUntil } = only(await subscribersOf(firestore, email));
    expect(state).toBe('unsubscribed');
    const years = new Date(retainUntil ?? 0).getUTCFullYear() - new Date(unsubscribedAt ?? 0).getUTCFullYear();
    expect(years).toBe(3);
  });

  it('is not undone by the old link that confirmed', async () => {
    const email = newEmail();
    const { confirm, unsubscribe } = await signUpAndReadLinks(email);
    await callSite(confirm, { method: 'POST' });
    await postForm(unsubscribe, []);
    expect((await callSite(confirm, { method: 'POST' })).status).toBe(403);
    expect(await stateOf(email)).toBe('unsubscribed');
  });

  it('with the link of an earlier subscription ends the one confirmed since', async () => {
    const email = newEmail();
    const first = await signUpAndReadLinks(email);
    await callSite(first.confirm, { method: 'POST' });
    await unsubscribeWithOneClick(first.unsubscribe);
    const { unsubscribedAt } = only(await subscribersOf(firestore, email));
    const second = await signUpAndReadLinks(email);
    await callSite(second.confirm, { method: 'POST' });
    expect(await statesOf(email, first, second)).toEqual(['unsubscribed', 'confirmed']);
    expect((await unsubscribeWithOneClick(first.unsubscribe)).status).toBe(200);
    expect(await statesOf(email, first, second)).toEqual(['unsubscribed', 'unsubscribed']);
    // The proof of the subscription that ended before stays as it was.
    const stored = await subscribersOf(firestore, email);
    expect(stored.find(({ id }) => id === first.subscriber.id)).toMatchObject({ unsubscribedAt });
  });

  it('with the link of an unconfirmed email ends the subscription that another email confirmed', async () => {
    const email = newEmail();
    const [first, second] = [await signUpAndReadLinks(email), await signUpAndReadLinks(email)];
    await callSite(first.confirm, { method: 'POST' });
    expect((await unsubscribeWithOneClick(second.unsubscribe)).status).toBe(200);
    expect(await statesOf(email, first, second)).toEqual(['unsubscribed', 'unsubscribed']);
    // Nothing was agreed to with the second email, so no proof of it is kept for three years.
    const stored = await subscribersOf(firestore, email);
    const { retainUntil } = second.subscriber;
    expect(stored.find(({ id }) => id === second.subscriber.id)).toMatchObject({ retainUntil });
  });

  it('leaves the subscriptions of other emails', async () => {
    const [email, another] = [newEmail(), newEmail()];
    const [ended, kept] = [await signUpAndReadLinks(email), await signUpAndReadLinks(another)];
    await callSite(kept.confirm, { method: 'POST' });
    await unsubscribeWithOneClick(ended.unsubscribe);
    expect(await stateOf(another)).toBe('confirmed');
  });
});
