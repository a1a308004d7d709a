import { MESSAGE_RETENTION_MONTHS } from '#domain/privacy/limits.ts';
import { randomUUID } from 'node:crypto';
import { privacyApi } from '#domain/api/privacy.ts';
import { FORMER_COLLEAGUE } from '#domain/publishing/text.ts';
import { auditEntrySchema } from '#domain/staff/audit-entry.ts';
import { storedEnquirySchema } from '#domain/enquiry/stored-enquiry.ts';
import {
  storedSubmissionSchema,
  submissionPhotoFolder,
  submissionPhotoPath,
} from '#domain/submission/stored-submission.ts';
import { deleteApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { applyRetention } from '#functions/features/privacy/apply-retention.ts';
import {
  buildPath,
  pictureUsePath,
  revisionListPath,
  scheduledPublicationPath,
} from '#functions/platform/firestore-paths.ts';
import { deleteFilesUnder } from '#functions/platform/private-files.ts';
import { openAccountFixture, type AccountRole } from '#support/accounts/fixture.ts';
import { openAdminApp } from '#support/emulators/admin-app.ts';
import { callSite } from '#support/api/calls.ts';
import { enquiriesOf, emailsAbout, only, submissionsOf, subscribersOf } from '#support/forms/stored.ts';
import { readEmulatorEnvironment } from '#support/emulators/environment.ts';
import { drawnJpeg } from '#support/hostile-files/drawn-pictures.ts';
import { openUploadFixture } from '#support/media/upload-fixture.ts';
import { newEmail, postJson, formMetadata } from '#support/forms/sending.ts';

const environment = readEmulatorEnvironment();
const accounts = openAccountFixture(environment);
const admin = openAdminApp(environment);
const firestore = getFirestore(admin);
const bucket = getStorage(admin).bucket();

afterAll(async () => {
  await accounts.close();
  await deleteApp(admin);
});

const GIF = new Uint8Array([...new TextEncoder().encode('GIF89a'), 1, 0, 1, 0, 0, 0, 0, 0x3b]);

async function contact(email: string, message = 'Please call') {
  const enquiry = { kind: 'contact', fullName: 'Ana Exemplo', email, message };
  expect((await postJson('/api/enquiries', { ...formMetadata('enquiry'), enquiry })).status).toBe(200);
  return only(await enquiriesOf(firestore, email));
}

async function signUp(email: string) {
  await postJson('/api/newsletter', { ...formMetadata('newsletter'), subscription: { email, consent: true } });
  return only(await subscribersOf(firestore, email));
}

async function sendSubmission(
  email: string,
  photo: { type: string; bytes: Uint8Array<ArrayBuffer> } = { type: 'image/gif', bytes: GIF },
) {
  const submission = {
    ...{ ownerName: 'Rui', email, phone: '912345678', propertyType: 'Villa', propertyLocation: 'Lagos', bedrooms: 2 },
    ...{ bathrooms: 1, area: '90', description: 'Small.', rentalType: 'Event Venue', priceExpectation: '1' },
    ...{ agreeToTerms: true, photos: [{ name: 'a.gif', type: photo.type, bytes: photo.bytes.byteLength }] },
  };
  const response = await postJson('/api/submissions', { ...formMetadata('submission'), submission });
  const { id, ticket } = Object(await response.json());
  const headers = { 'Content-Type': photo.type, 'Upload-Ticket': String(ticket) };
  const sent = await callSite(`/api/submissions/${id}/photos/0`, { method: 'PUT', body: photo.bytes, headers });
  expect(sent.status).toBe(200);
  return only((await submissionsOf(firestore, email)).filter((stored) => stored.id === id));
}

const photoExists = async (id: string) => (await bucket.file(submissionPhotoPath(id, 0)).exists())[0];
const runNightly = () => applyRetention(firestore, (folder) => deleteFilesUnder(bucket, folder), new Date());

/** Sets the end of a document's retention to the past. */
const expireRetention = (path: string) => firestore.doc(path).update({ retainUntil: new Date(Date.now() - 1000) });

describe('the retention periods of the privacy policy', () => {
  it('an enquiry is kept for the months of the policy', async () => {
    const { receivedAt, retainUntil } = await contact(newEmail());
    const [from, until] = [new Date(receivedAt), new Date(retainUntil ?? 0)];
    const months = (until.getUTCFullYear() - from.getUTCFullYear()) * 12 + until.getUTCMonth() - from.getUTCMonth();
    expect(months).toBe(MESSAGE_RETENTION_MONTHS);
  });

  it('an enquiry is anonymous afterwards, and keeps its kind and date', async () => {
    const { id, receivedAt } = await contact(newEmail());
    await expireRetention(`enquiries/${id}`);
    await runNightly();
    const stored = storedEnquirySchema.parse((await firestore.doc(`enquiries/${id}`).get()).data());
    expect(stored).toMatchObject({ kind: 'contact', receivedAt, enquiry: null, emailKey: '', retainUntil: null });
    expect(JSON.stringify(stored)).not.toContain('Ana');
  });

  it('an enquiry within its retention, or followed by a contract, stays', async () => {
    const [followed, recent] = [await contact(newEmail()), await contact(newEmail())];
    await firestore.doc(`enquiries/${followed.id}`).update({ retainUntil: null });
    await runNightly();
    for (const { id } of [followed, recent]) {
      expect((await firestore.doc(`enquiries/${id}`).get()).get('enquiry.fullName')).toBe('Ana Exemplo');
    }
  });

  it('a submission becomes anonymous, and its photographs are deleted', async () => {
    const { id } = await sendSubmission(newEmail());
    await expireRetention(`submissions/${id}`);
    await runNightly();
    const stored = storedSubmissionSchema.parse((await firestore.doc(`submissions/${id}`).get()).data());
    expect(stored).toMatchObject({ submission: null, received: {}, emailKey: '' });
    expect(await photoExists(id)).toBe(false);
  });

  it('an unconfirmed sign-up is kept for 30 days and then deleted, with the email that asked for confirmation', async () => {
    const email = newEmail();
    const { id, consent, retainUntil } = await signUp(email);
    expect(Date.parse(retainUntil ?? '') - Date.parse(consent.givenAt)).toBe(30 * 24 * 3_600_000);
    expect(await emailsAbout(firestore, `subscribers/${id}`)).toHaveLength(1);
    await expireRetention(`subscribers/${id}`);
    await runNightly();
    expect(await subscribersOf(firestore, email)).toHaveLength(0);
    expect(await emailsAbout(firestore, `subscribers/${id}`)).toHaveLength(0);
  });

  it('a submission that is answered after the search for what is due stays, with its photographs', async () => {
    const { id } = await sendSubmission(newEmail());
    const deleted: string[] = [];
    await expireRetention(`submissions/${id}`);
    const answered = firestore.doc(`submissions/${id}`);
    // The answer arrives after the search for what is due, before the first document is settled.
    const search = vi.spyOn(firestore, 'runTransaction').mockImplementationOnce(async (work, options) => {
      search.mockRestore();
      await answered.update({ retainUntil: new Date(Date.now() + 60_000) });
      return firestore.runTransaction(work, options);
    });
    await applyRetention(firestore, (folder) => Promise.resolve(void deleted.push(folder)), new Date());
    expect((await answered.get()).get('submission.ownerName')).toBe('Rui');
    expect(deleted).not.toContain(submissionPhotoFolder(id));
  });
});

async function as(role: AccountRole, path: string, init: RequestInit = {}) {
  const token = await (await accounts.open(role)).idToken();
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` };
  return callSite(path, { ...init, headers });
}

const erase = (role: AccountRole, email: string) =>
  as(role, '/api/admin/erasures', { method: 'POST', body: JSON.stringify({ email }) });

describe('erasing a person', () => {
  it('deletes everything of an email in upper or lower case, with emails and photographs', async () => {
    const email = newEmail();
    const [enquiry, submission, subscriber] = [await contact(email), await sendSubmission(email), await signUp(email)];
    const response = await erase('admin', email.toUpperCase());
    const counts = privacyApi['POST /api/admin/erasures'].response.parse(await response.json());
    expect(counts).toEqual({ enquiries: 1, submissions: 1, subscribers: 1, accounts: 0, mails: 5 });
    for (const path of [`enquiries/${enquiry.id}`, `submissions/${submission.id}`, `subscribers/${subscriber.id}`]) {
      expect((await firestore.doc(path).get()).exists).toBe(false);
      expect(await emailsAbout(firestore, path)).toHaveLength(0);
    }
    expect(await photoExists(submission.id)).toBe(false);
  });

  it('deletes the pictures of the photographs, except one that a property uses', async () => {
    const email = newEmail();
    const seed = Math.floor(Math.random() * 1_000_000_000);
    const sendSubmissionWithPicture = async (number: number) => {
      const bytes = new Uint8Array(await drawnJpeg(seed + number));
      const { id } = await sendSubmission(email, { type: 'image/jpeg', bytes });
      const result = await openUploadFixture(admin, `submission-${id}`).result('0');
      if (result.state !== 'done') throw new Error(result.message);
      return result.picture.id;
    };
    const [gone, kept] = [await sendSubmissionWithPicture(0), await sendSubmissionWithPicture(1)];
    const use = firestore.doc(pictureUsePath('properties', randomUUID()));
    await use.set({
      ...{ collection: 'properties', documentId: use.id, title: 'Casa do Teste' },
      ...{ pictureIds: [kept], places: [{ pictureId: kept, place: 'hero' }] },
    });
    expect((await erase('admin', email)).status).toBe(200);
    expect((await firestore.doc(`pictures/${gone}`).get()).exists).toBe(false);
    expect((await bucket.getFiles({ prefix: `media/${gone}/` }))[0]).toEqual([]);
    expect((await firestore.doc(`pictures/${kept}`).get()).get('leaving')).toBe(false);
    await use.delete();
  });

  it('has an entry in the audit log without personal data', async () => {
    const email = newEmail();
    await contact(email);
    const { uid, idToken } = await accounts.open('admin');
    const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${await idToken()}` };
    const init = { method: 'POST', headers, body: JSON.stringify({ email }) };
    const counts = Object.values(Object(await (await callSite('/api/admin/erasures', init)).json())).map(Number);
    const { docs } = await firestore.collection('auditLog').where('uid', '==', uid).get();
    const entry = auditEntrySchema.parse(only(docs).data());
    const deleted = counts.reduce((sum, count) => sum + count, 0);
    expect(deleted).toBeGreaterThan(0);
    expect(entry).toMatchObject({ action: 'person.erased', details: { deleted }, before: null, after: null });
    expect(JSON.stringify(entry)).not.toContain(email);
  });

  it('takes the email of a former colleague out of what was published, and leaves that of others', async () => {
    const [email, other, documentId] = [newEmail(), newEmail(), randomUUID()];
    const at = '2026-03-01T09:00:00.000Z';
    const change = { kind: 'services', id: documentId, rev: 1, change: 'new', title: 'Test' };
    const publication = firestore.doc(`publications/${randomUUID()}`);
    const list = firestore.doc(revisionListPath('publishedServices', documentId));
    const build = firestore.doc(buildPath(randomUUID()));
    const scheduled = firestore.doc(scheduledPublicationPath(randomUUID()));
    // A revision that a build has seen long ago.
    await publication.set({ revision: 1, at, uid: 'gone', who: email, changes: [change] });
    await list.set({
      revisions: [email, other].map((who, index) => ({ rev: 2 - index, revision: 1, at, who })),
      unpublished: { at, who: email },
    });
    await build.set({ who: [email, other] });
    await scheduled.set({ who: email, state: 'done', at });
    expect((await erase('admin', email)).status).toBe(200);
    expect((await publication.get()).get('who')).toBe(FORMER_COLLEAGUE);
    expect((await list.get()).data()).toMatchObject({
      revisions: [{ who: FORMER_COLLEAGUE }, { who: other }],
      unpublished: { who: FORMER_COLLEAGUE },
    });
    expect((await build.get()).get('who')).toEqual([FORMER_COLLEAGUE, other]);
    expect((await scheduled.get()).get('who')).toBe(FORMER_COLLEAGUE);
    await Promise.all([publication, list, build, scheduled].map((document) => document.delete()));
  });

  it('does not affect others', async () => {
    const [email, other] = [newEmail(), newEmail()];
    await Promise.all([contact(email), contact(other)]);
    await erase('admin', email);
    expect(await enquiriesOf(firestore, other)).toHaveLength(1);
  });

  it.each(['member', 'editor', 'concierge'] as const)('is denied to a %s', async (role) => {
    const email = newEmail();
    await contact(email);
    expect((await erase(role, email)).status).toBe(403);
    expect(await enquiriesOf(firestore, email)).toHaveLength(1);
  });
});
