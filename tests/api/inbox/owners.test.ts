import { randomUUID } from 'node:crypto';
import { auditEntrySchema } from '#domain/staff/audit-entry.ts';
import { inboxApi } from '#domain/api/inbox.ts';
import { workingPropertySchema } from '#domain/property/property.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Account } from '#support/accounts/actors.ts';
import { readProblem } from '#support/api/api-calls.ts';
import { messageIn, openInboxFixture, type MessageAddress } from '#support/inbox/inbox-fixture.ts';
import { publishedPicture } from '#support/media/owner-picture.ts';

const fixture = openInboxFixture();
const made: string[] = [];
let ana: Account;

beforeAll(async () => {
  ana = await fixture.accountFixture.open('concierge');
});

afterAll(async () => {
  for (const id of made) {
    await fixture.firestore.doc(`properties/${id}`).delete();
    await fixture.firestore.doc(`pictureUses/properties~${id}`).delete();
  }
  await fixture.close();
});

const accept = ({ id }: MessageAddress, rev: number) =>
  fixture.call(ana, 'POST', `/api/admin/submissions/${id}/accept`, { rev, propertyId: randomUUID() });

async function draftOf(propertyId: string | null) {
  if (propertyId === null) throw new Error('No draft was made');
  made.push(propertyId);
  return workingPropertySchema.parse((await fixture.firestore.doc(`properties/${propertyId}`).get()).data());
}

describe("accepting an owner's property", () => {
  it('makes a draft of what the owner chose and wrote, and nothing of the owner', async () => {
    const address = await fixture.propose();
    const message = await messageIn(await accept(address, 1));
    const draft = await draftOf(message.propertyId);
    expect(draft).toMatchObject({
      ...{ type: 'rental', price: '€4,000 a week', priceAmount: 4000, bedrooms: 3, bathrooms: 2, area: 1250 },
      ...{ description: 'A house by the sea.', rev: 1, archivedAt: null },
    });
    expect(draft.title).toMatch(/^Villa in Lagos /);
    expect(draft.amenities.map(({ name }) => name)).toEqual(['Pool', 'Home cinema']);
    expect(JSON.stringify(draft)).not.toMatch(/Rui Prova|test\.example|912345678/);
  });

  it('brings the pictures made of the photographs, the first of them as the hero', async () => {
    const address = await fixture.propose();
    const pictures = await publishedPicture(fixture.firestore, address.id, 2);
    const { propertyId } = await messageIn(await accept(address, 1));
    const draft = await draftOf(propertyId);
    expect([draft.hero?.id, ...draft.gallery.map(({ id }) => id)]).toEqual(pictures.ids);
    const use = await fixture.firestore.doc(`pictureUses/properties~${propertyId}`).get();
    expect(use.get('pictureIds')).toEqual(pictures.ids);
    await pictures.remove();
  });

  it('happens once: whoever comes second is told of the draft that is there', async () => {
    const address = await fixture.propose();
    const [one, other] = await Promise.all([accept(address, 1), accept(address, 1)]);
    expect([one.status, other.status].toSorted()).toEqual([200, 409]);
    const { propertyId } = await fixture.read(ana, address);
    await draftOf(propertyId);
    const drafts = await fixture.firestore.collection('properties').where('location', '>=', 'Lagos ').get();
    const { about } = await fixture.read(ana, address);
    const mine = drafts.docs.filter((found) => `Villa, ${found.get('location')}` === about);
    expect(mine).toHaveLength(1);
  });

  it('is refused from an older revision with the message as it is stored', async () => {
    const address = await fixture.propose();
    const fields = { rev: 1, status: 'closed', assignee: null };
    await fixture.call(ana, 'PUT', `/api/admin/inbox/submissions/${address.id}`, fields);
    const problem = await readProblem(await accept(address, 1));
    expect(problem).toMatchObject({ code: 'conflict', current: { status: 'closed', propertyId: null, rev: 2 } });
  });

  it('stands in the audit log as an acceptance and as a new property', async () => {
    const address = await fixture.propose();
    const { propertyId } = await messageIn(await accept(address, 1));
    await draftOf(propertyId);
    const targets = [`submissions/${address.id}`, `properties/${propertyId}`];
    const { docs } = await fixture.firestore.collection('auditLog').where('target', 'in', targets).get();
    const actions = docs.map((found) => auditEntrySchema.parse(found.data()).action).toSorted();
    expect(actions).toEqual(['property.created', 'submission.accepted']);
  });
});

describe('a property made of a submission', () => {
  const originOf = async (account: Account, propertyId: string | null) => {
    const response = await fixture.call(account, 'GET', `/api/admin/property-owners/${propertyId}`);
    return inboxApi['GET /api/admin/property-owners/{id}'].response.parse(await response.json()).submission;
  };

  it('leads back to it, and to the owner', async () => {
    const address = await fixture.propose();
    const { propertyId, email } = await messageIn(await accept(address, 1));
    await draftOf(propertyId);
    expect(await originOf(ana, propertyId)).toMatchObject({
      id: address.id,
      owner: { name: 'Rui Prova', email, phone: '912345678' },
    });
  });

  it('tells an editor that it was proposed, and not by whom', async () => {
    const address = await fixture.propose();
    const { propertyId } = await messageIn(await accept(address, 1));
    await draftOf(propertyId);
    const origin = await originOf(await fixture.accountFixture.open('editor'), propertyId);
    expect(origin).toMatchObject({ id: address.id, owner: null });
  });

  it('is told from others', async () => {
    expect(await originOf(ana, crypto.randomUUID())).toBeNull();
  });
});
