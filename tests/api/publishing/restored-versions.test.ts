import { randomUUID } from 'node:crypto';
import { CONTENT_KINDS, type ContentKind } from '#domain/content/kinds.ts';
import { pictureFixture } from '#domain/content/published-fixture.ts';
import { ALREADY_FEATURED, DEPARTMENT_NAME_TAKEN, PICTURE_LOST } from '#domain/content/text.ts';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { keptRevisionPath } from '#functions/platform/firestore-paths.ts';
import { readProblem } from '#support/api/calls.ts';
import { openContentFixture } from '#support/content/fixture.ts';
import { openPropertyFixture } from '#support/content/property-fixture.ts';

// Kinds that keep rules among their documents: a restored version is checked like a saved one.

const content = await openContentFixture();
const properties = openPropertyFixture(content);
afterAll(() => content.close());

/** Stores a document as the draft, and an earlier version of it that was published. */
async function storeVersions(kind: ContentKind, id: string, draft: object | null, earlier: object): Promise<void> {
  const { working, published } = CONTENT_KINDS[kind];
  const kept = content.firestore.doc(keptRevisionPath(published, id, 1));
  onTestFinished(async () => void (await kept.delete()));
  content.deleteAfterwards(kind, id);
  await kept.set({ ...earlier, rev: 1 });
  if (draft !== null) await content.firestore.doc(`${working}/${id}`).set({ ...draft, rev: 2 });
}

const restore = (kind: ContentKind, id: string, rev = 2): Promise<Response> =>
  content.call('POST', `/api/admin/revisions/${kind}/${id}/restore`, { wanted: 1, rev });

const departmentOf = (id: string, name: string, orderIndex = 90) => ({
  ...{ id, name, orderIndex },
  ...{ description: '', phone: '', email: '' },
});

it('keeps the present picture where one is needed and its own is no longer in the library', async () => {
  const [sample] = (await content.firestore.collection(CONTENT_KINDS.heroImages.working).limit(1).get()).docs;
  const id = randomUUID();
  const draft = { ...sample?.data(), id, isActive: true };
  await storeVersions('heroImages', id, draft, { ...draft, image: pictureFixture('9'), isActive: false });
  expect(await (await restore('heroImages', id)).json()).toEqual({ rev: 3, lostPictures: 1 });
  expect(await content.readDocument('heroImages', id)).toEqual({ ...draft, isActive: false, rev: 3 });
  await content.firestore.doc(`${CONTENT_KINDS.heroImages.working}/${id}`).delete();
  const { fields } = await readProblem(await restore('heroImages', id, 0));
  expect(fields).toEqual([{ path: 'image', message: PICTURE_LOST }]);
});

it('stays in its present place among others', async () => {
  const id = `restored-${randomUUID().slice(0, 8)}`;
  await storeVersions('departments', id, departmentOf(id, id, 95), {
    ...departmentOf(id, id, 3),
    description: 'Before',
  });
  expect((await restore('departments', id)).status).toBe(200);
  expect(await content.readDocument('departments', id)).toMatchObject({ description: 'Before', orderIndex: 95 });
});

it('gives the members of a department its name, and needs one that no other has', async () => {
  const id = `restored-${randomUUID().slice(0, 8)}`;
  const person = `${id}-person`;
  await storeVersions('departments', id, departmentOf(id, `${id} now`), departmentOf(id, `${id} before`));
  content.deleteAfterwards('teamMembers', person);
  await content.firestore.doc(`${CONTENT_KINDS.teamMembers.working}/${person}`).set({
    ...{ id: person, name: 'Ana Prova', title: 'Adviser', bio: '', photo: null, phone: '', whatsApp: '', email: '' },
    ...{ department: `${id} now`, orderIndex: 90, isFeatured: false, rev: 1 },
  });
  expect((await restore('departments', id)).status).toBe(200);
  expect(await content.readDocument('teamMembers', person)).toMatchObject({ department: `${id} before`, rev: 2 });

  const other = `${id}-other`;
  await storeVersions('departments', other, departmentOf(other, `${other} now`), departmentOf(other, `${id} before`));
  const { fields } = await readProblem(await restore('departments', other));
  expect(fields).toEqual([{ path: 'name', message: DEPARTMENT_NAME_TAKEN }]);
});

it('features no property twice', async () => {
  const property = await properties.create({ type: 'rental' });
  const entry = { propertyId: property.id, orderIndex: 90, isActive: true };
  const [removed, present] = [randomUUID(), randomUUID()];
  await storeVersions('featured', removed, null, { ...entry, id: removed });
  await storeVersions('featured', present, { ...entry, id: present }, { ...entry, id: present });
  const { fields } = await readProblem(await restore('featured', removed, 0));
  expect(fields).toEqual([{ path: 'propertyId', message: ALREADY_FEATURED }]);
  expect((await restore('featured', present)).status).toBe(200);
});
