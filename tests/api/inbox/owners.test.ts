import { randomUUID } from 'node:crypto';
import { auditEntrySchema } from '#domain/staff/audit-entry.ts';
import { inboxApi } from '#domain/api/inbox.ts';
import { isExpected } from '#domain/inbox/message.ts';
import { PHOTO_NOT_AVAILABLE, PHOTO_REMOVED } from '#domain/inbox/text.ts';
import { PICTURE_DAMAGED } from '#domain/media/text.ts';
import { workingPropertySchema } from '#domain/property/property.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Account } from '#support/accounts/fixture.ts';
import { readProblem } from '#support/api/calls.ts';
import { readMessage, openInboxFixture, type MessageRef } from '#support/inbox/fixture.ts';
import { storeOwnerPictures } from '#support/media/owner-pictures.ts';

const inbox = openInboxFixture();
const draftIds: string[] = [];
let ana: Account;

beforeAll(async () => {
  ana = await inbox.accounts.open('concierge');
});

afterAll(async () => {
  for (const id of draftIds) {
    await inbox.firestore.doc(`properties/${id}`).delete();
    await inbox.firestore.doc(`pictureUses/properties~${id}`).delete();
  }
  await inbox.close();
});

const accept = ({ id }: MessageRef, rev: number) =>
  inbox.call(ana, 'POST', `/api/admin/submissions/${id}/accept`, { rev, propertyId: randomUUID() });

async function draftOf(propertyId: string | null) {
  if (propertyId === null) throw new Error('No draft was created');
  draftIds.push(propertyId);
  return workingPropertySchema.parse((await inbox.firestore.doc(`properties/${propertyId}`).get()).data());
}

describe("accepting an owner's property", () => {
  it('creates a draft from the submission without details of the owner', async () => {
    const ref = await inbox.sendSubmission();
    const message = await readMessage(await accept(ref, 1));
    const draft = await draftOf(message.propertyId);
    expect(draft).toMatchObject({
      ...{ type: 'rental', price: '€4,000 a week', priceAmount: 4000, bedrooms: 3, bathrooms: 2, area: 1250 },
      ...{ description: 'A villa by the sea.', rev: 1, archivedAt: null },
    });
    expect(draft.title).toMatch(/^Villa in Lagos /);
    expect(draft.amenities.map(({ name }) => name)).toEqual(['Pool', 'Home cinema']);
    expect(JSON.stringify(draft)).not.toMatch(/Rui Prova|test\.example|912345678/);
  });

  it('adds the pictures of the photographs, the first as hero', async () => {
    const ref = await inbox.sendSubmission();
    const pictures = await storeOwnerPictures(inbox.firestore, ref.id, 2);
    const { propertyId } = await readMessage(await accept(ref, 1));
    const draft = await draftOf(propertyId);
    expect([draft.hero?.id, ...draft.gallery.map(({ id }) => id)]).toEqual(pictures.ids);
    const use = await inbox.firestore.doc(`pictureUses/properties~${propertyId}`).get();
    expect(use.get('pictureIds')).toEqual(pictures.ids);
    await pictures.remove();
  });

  it('creates one draft; a second request is a conflict', async () => {
    const ref = await inbox.sendSubmission();
    const [one, other] = await Promise.all([accept(ref, 1), accept(ref, 1)]);
    expect([one.status, other.status].toSorted()).toEqual([200, 409]);
    const { propertyId } = await inbox.read(ana, ref);
    await draftOf(propertyId);
    const drafts = await inbox.firestore.collection('properties').where('location', '>=', 'Lagos ').get();
    const { about } = await inbox.read(ana, ref);
    const mine = drafts.docs.filter((found) => `Villa, ${found.get('location')}` === about);
    expect(mine).toHaveLength(1);
  });

  it('is rejected from an older revision with the message as it is stored', async () => {
    const ref = await inbox.sendSubmission();
    const fields = { rev: 1, status: 'closed', assignee: null };
    await inbox.call(ana, 'PUT', `/api/admin/inbox/submissions/${ref.id}`, fields);
    const problem = await readProblem(await accept(ref, 1));
    expect(problem).toMatchObject({ code: 'conflict', current: { status: 'closed', propertyId: null, rev: 2 } });
  });

  it('is in the audit log as an acceptance and as a new property', async () => {
    const ref = await inbox.sendSubmission();
    const { propertyId } = await readMessage(await accept(ref, 1));
    await draftOf(propertyId);
    const targets = [`submissions/${ref.id}`, `properties/${propertyId}`];
    const { docs } = await inbox.firestore.collection('auditLog').where('target', 'in', targets).get();
    const actions = docs.map((found) => auditEntrySchema.parse(found.data()).action).toSorted();
    expect(actions).toEqual(['property.created', 'submission.accepted']);
  });
});

describe("an owner's photographs", () => {
  it('without a picture say why there is none, unless it is still expected', async () => {
    const ref = await inbox.sendSubmission();
    const pictures = await storeOwnerPictures(inbox.firestore, ref.id, 2);
    const now = new Date();
    const file = { type: 'image/jpeg', bytes: 1000 };
    const received = { ...file, sha256: '0'.repeat(64), receivedAt: now };
    const longAgo = { ...received, receivedAt: new Date(now.getTime() - 8 * 86_400_000) };
    const names = ['there', 'removed', 'damaged', 'processed', 'old', 'coming'];
    await inbox.firestore.doc(`submissions/${ref.id}`).update({
      'submission.photos': names.map((name) => ({ name, ...file })),
      received: { 0: received, 1: received, 2: received, 3: received, 4: longAgo },
    });
    const results = inbox.firestore.collection(`uploads/submission-${ref.id}/results`);
    const finished = { finishedAt: now, expiresAt: now };
    await results.doc('2').set({ state: 'refused', message: PICTURE_DAMAGED, ...finished });
    const removed = inbox.firestore.doc(`pictures/${pictures.ids[1]}`);
    const picture: unknown = (await removed.get()).get('picture');
    await results.doc('1').set({ state: 'done', picture, warnings: [], known: false, ...finished });
    await removed.update({ removedAt: now });

    const { photos } = await inbox.read(ana, ref);
    expect(photos.map(({ name, problem }) => [name, problem])).toEqual([
      ['there', null],
      ['removed', PHOTO_REMOVED],
      ['damaged', PICTURE_DAMAGED],
      ['processed', null],
      ['old', PHOTO_NOT_AVAILABLE],
      ['coming', null],
    ]);
    expect(photos.map(({ picture: shown }) => shown?.id)).toEqual([pictures.ids[0], ...Array.from({ length: 5 })]);
    expect(photos.filter(isExpected).map(({ name }) => name)).toEqual(['processed', 'coming']);
    await inbox.firestore.recursiveDelete(results);
    await pictures.remove();
  });
});

describe('a property made of a submission', () => {
  const originOf = async (account: Account, propertyId: string | null) => {
    const response = await inbox.call(account, 'GET', `/api/admin/property-owners/${propertyId}`);
    return inboxApi['GET /api/admin/property-owners/{id}'].response.parse(await response.json()).submission;
  };

  it('refers to the submission and the owner', async () => {
    const ref = await inbox.sendSubmission();
    const { propertyId, email } = await readMessage(await accept(ref, 1));
    await draftOf(propertyId);
    expect(await originOf(ana, propertyId)).toMatchObject({
      id: ref.id,
      owner: { name: 'Rui Prova', email, phone: '912345678' },
    });
  });

  it('shows an editor the submission without the owner', async () => {
    const ref = await inbox.sendSubmission();
    const { propertyId } = await readMessage(await accept(ref, 1));
    await draftOf(propertyId);
    const origin = await originOf(await inbox.accounts.open('editor'), propertyId);
    expect(origin).toMatchObject({ id: ref.id, owner: null });
  });

  it('is distinguished from other properties', async () => {
    expect(await originOf(ana, crypto.randomUUID())).toBeNull();
  });
});
