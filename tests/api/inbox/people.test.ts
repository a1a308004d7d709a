import { randomUUID } from 'node:crypto';
import { privacyApi } from '#domain/api/privacy.ts';
import { subscribersApi } from '#domain/api/subscribers.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Account } from '#support/accounts/fixture.ts';
import { readProblem } from '#support/api/calls.ts';
import { only, subscribersOf } from '#support/forms/stored.ts';
import { newEmail, postJson, formMetadata } from '#support/forms/sending.ts';
import { openInboxFixture } from '#support/inbox/fixture.ts';

const inbox = openInboxFixture();
let ana: Account;
let admin: Account;

beforeAll(async () => {
  [ana, admin] = await Promise.all([inbox.accounts.open('concierge'), inbox.accounts.open('admin')]);
});

afterAll(() => inbox.close());

const fileOf = async (email: string) => {
  const response = await inbox.call(admin, 'POST', '/api/admin/person-files', { email });
  return privacyApi['POST /api/admin/person-files'].response.parse(await response.json());
};
const erase = (email: string) => inbox.call(admin, 'POST', '/api/admin/erasures', { email });

async function signUp(email: string) {
  await postJson('/api/newsletter', { ...formMetadata('newsletter'), subscription: { email, consent: true } });
  return only(await subscribersOf(inbox.firestore, email));
}

describe('what is stored about a person', () => {
  it('is found by email in upper or lower case, with notes and emails, without link secrets', async () => {
    const email = newEmail();
    const message = await inbox.sendContact('About May', email);
    const note = { id: randomUUID(), text: 'Wants a garden' };
    await inbox.call(ana, 'POST', `/api/admin/inbox/enquiries/${message.id}/notes`, note);
    await inbox.sendSubmission(email);
    await signUp(email);
    const file = await fileOf(email.toUpperCase());
    expect(file).toMatchObject({ email, account: null });
    expect(file.enquiries).toMatchObject([{ enquiry: { message: 'About May' }, thread: [{ text: 'Wants a garden' }] }]);
    expect([file.submissions.length, file.subscribers.length, file.mails.length]).toEqual([1, 1, 5]);
    expect(JSON.stringify(file)).not.toMatch(/ticketHash|confirmHash|unsubscribeToken/);
  });

  it('has the text of emails, and no link that would authorise its reader', async () => {
    const member = await inbox.accounts.open('member');
    await signUp(member.email);
    await postJson('/api/accounts/password-reset', { email: member.email });
    const mails = JSON.stringify((await fileOf(member.email)).mails);
    expect(mails).toContain('/auth/action?…');
    expect(mails).toContain('/api/newsletter/confirm?…');
    expect(mails).not.toMatch(/oobCode=|token=|subscriber=/);
  });

  it("includes a member's account with profile and favourites, and erasing deletes all of it", async () => {
    const member = await inbox.accounts.open('member');
    const [profile, now] = [inbox.firestore.doc(`users/${member.uid}`), new Date()];
    const propertyId = randomUUID();
    await profile.set({ name: 'Mia', createdAt: now, updatedAt: now, favoritesCount: 1, lastFavoriteId: propertyId });
    await profile.collection('favorites').doc(propertyId).set({ propertyId, createdAt: now });
    const { account } = await fileOf(member.email);
    expect(account).toMatchObject({
      uid: member.uid,
      profile: { name: 'Mia' },
      favorites: [{ propertyId }],
      staff: null,
    });

    const response = await erase(member.email);
    const counts = privacyApi['POST /api/admin/erasures'].response.parse(await response.json());
    expect(counts).toMatchObject({ accounts: 1 });
    expect((await profile.get()).exists).toBe(false);
    expect((await profile.collection('favorites').get()).empty).toBe(true);
    expect((await fileOf(member.email)).account).toBeNull();
  });

  it('about a member of staff is not erased', async () => {
    const colleague = await inbox.accounts.open('editor');
    const listed = inbox.firestore.doc(`staff/${colleague.uid}`);
    const { email } = colleague;
    await listed.set({ email, name: 'Eva', role: 'editor', isDisabled: false, invitedAt: new Date(), rev: 1 });
    expect((await readProblem(await erase(email))).detail).toMatch(/^This person is a member of staff/);
    expect((await listed.get()).exists).toBe(true);
    await listed.delete();
  });
});

describe('the list of subscribers', () => {
  const key = 'POST /api/admin/subscribers/search';
  const list = async (filters: { state: string; email: string }) => {
    const response = await inbox.call(ana, 'POST', '/api/admin/subscribers/search', filters);
    return subscribersApi[key].response.parse(await response.json());
  };

  it('is filtered by the start of an email and by state, without link secrets', async () => {
    const email = newEmail();
    const { id } = await signUp(email);
    const found = await list({ state: 'pending', email: email.slice(0, 30).toUpperCase() });
    expect(found.subscribers).toEqual([
      expect.objectContaining({ id, email, state: 'pending', confirmedAt: null, unsubscribedAt: null }),
    ]);
    expect(found.counts.pending).toBeGreaterThan(0);
    expect((await list({ state: 'confirmed', email })).subscribers).toEqual([]);
  });

  it('lets staff end a subscription once, with an entry that contains no email', async () => {
    const email = newEmail();
    const { id } = await signUp(email);
    const end = () => inbox.call(ana, 'POST', `/api/admin/subscribers/${id}/end`);
    expect((await end()).status).toBe(200);
    expect((await end()).status).toBe(200);
    expect(only(await subscribersOf(inbox.firestore, email)).state).toBe('unsubscribed');
    const { docs } = await inbox.firestore.collection('auditLog').where('target', '==', `subscribers/${id}`).get();
    expect(docs.map((found) => String(found.get('action')))).toEqual(['subscriber.ended']);
    expect(JSON.stringify(docs.map((found) => found.data()))).not.toContain(email);
  });

  it('ends every sign-up of the mailbox, so that an older link does not begin another', async () => {
    const email = newEmail();
    const { id } = await signUp(email);
    await postJson('/api/newsletter', { ...formMetadata('newsletter'), subscription: { email, consent: true } });
    await inbox.call(ana, 'POST', `/api/admin/subscribers/${id}/end`);
    const states = (await subscribersOf(inbox.firestore, email)).map(({ state }) => state);
    expect(states).toEqual(['unsubscribed', 'unsubscribed']);
  });
});
