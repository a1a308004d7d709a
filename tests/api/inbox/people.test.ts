import { randomUUID } from 'node:crypto';
import { privacyApi } from '#domain/api/privacy.ts';
import { subscribersApi } from '#domain/api/subscribers.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Account } from '#support/accounts/actors.ts';
import { readProblem } from '#support/api/api-calls.ts';
import { only, subscribersOf } from '#support/forms/stored-submissions.ts';
import { newEmail, postJson, sendingOf } from '#support/forms/form-sending.ts';
import { openInboxFixture } from '#support/inbox/inbox-fixture.ts';

const fixture = openInboxFixture();
let ana: Account;
let chief: Account;

beforeAll(async () => {
  [ana, chief] = await Promise.all([fixture.accountFixture.open('concierge'), fixture.accountFixture.open('admin')]);
});

afterAll(() => fixture.close());

const fileOf = async (email: string) => {
  const response = await fixture.call(chief, 'POST', '/api/admin/person-files', { email });
  return privacyApi['POST /api/admin/person-files'].response.parse(await response.json());
};
const erase = (email: string) => fixture.call(chief, 'POST', '/api/admin/erasures', { email });

async function signUp(email: string) {
  await postJson('/api/newsletter', { ...sendingOf('newsletter'), subscription: { email, consent: true } });
  return only(await subscribersOf(fixture.firestore, email));
}

describe('what is stored about a person', () => {
  it('is found by the address in any case of letters, with notes and mails, without the secrets of links', async () => {
    const email = newEmail();
    const message = await fixture.sendContact('About May', email);
    const note = { id: randomUUID(), text: 'Wants a garden' };
    await fixture.call(ana, 'POST', `/api/admin/inbox/enquiries/${message.id}/notes`, note);
    await fixture.propose(email);
    await signUp(email);
    const file = await fileOf(email.toUpperCase());
    expect(file).toMatchObject({ email, account: null });
    expect(file.enquiries).toMatchObject([{ enquiry: { message: 'About May' }, thread: [{ text: 'Wants a garden' }] }]);
    expect([file.submissions.length, file.subscribers.length, file.mails.length]).toEqual([1, 1, 5]);
    expect(JSON.stringify(file)).not.toMatch(/ticketHash|confirmHash|unsubscribeToken/);
  });

  it("holds a member's account with profile and favourites, and erasing takes all of it", async () => {
    const member = await fixture.accountFixture.open('member');
    const [profile, now] = [fixture.firestore.doc(`users/${member.uid}`), new Date()];
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

  it('of somebody who works here is not erased', async () => {
    const colleague = await fixture.accountFixture.open('editor');
    const listed = fixture.firestore.doc(`staff/${colleague.uid}`);
    const { email } = colleague;
    await listed.set({ email, name: 'Eva', role: 'editor', isDisabled: false, invitedAt: new Date(), rev: 1 });
    expect((await readProblem(await erase(email))).detail).toMatch(/^This person is a member of staff/);
    expect((await listed.get()).exists).toBe(true);
    await listed.delete();
  });
});

describe('the list of subscribers', () => {
  const list = async (query: string) => {
    const response = await fixture.call(ana, 'GET', `/api/admin/subscribers?${query}`);
    return subscribersApi['GET /api/admin/subscribers'].response.parse(await response.json());
  };

  it('is found by the beginning of an address and by state, without the secrets of links', async () => {
    const email = newEmail();
    const { id } = await signUp(email);
    const found = await list(`state=pending&email=${email.slice(0, 30).toUpperCase()}`);
    expect(found.subscribers).toEqual([
      expect.objectContaining({ id, email, state: 'pending', confirmedAt: null, unsubscribedAt: null }),
    ]);
    expect(found.counts.pending).toBeGreaterThan(0);
    expect((await list(`state=confirmed&email=${email}`)).subscribers).toEqual([]);
  });

  it('lets the desk end a subscription for somebody, once, with an entry that names no address', async () => {
    const email = newEmail();
    const { id } = await signUp(email);
    const end = () => fixture.call(ana, 'POST', `/api/admin/subscribers/${id}/end`);
    expect((await end()).status).toBe(200);
    expect((await end()).status).toBe(200);
    expect(only(await subscribersOf(fixture.firestore, email)).state).toBe('unsubscribed');
    const { docs } = await fixture.firestore.collection('auditLog').where('target', '==', `subscribers/${id}`).get();
    expect(docs.map((found) => String(found.get('action')))).toEqual(['subscriber.ended']);
    expect(JSON.stringify(docs.map((found) => found.data()))).not.toContain(email);
  });
});
