import { randomUUID } from 'node:crypto';
import { contentApi } from '#domain/api/content.ts';
import { mediaApi } from '#domain/api/media.ts';
import { ORPHANS_AT_ONCE } from '#domain/media/limits.ts';
import type { Picture } from '#domain/media/picture.ts';
import { storedPictureSchema } from '#domain/media/stored-picture.ts';
import { propertyInputOf } from '#domain/property/input.ts';
import type { WorkingProperty } from '#domain/property/property.ts';
import { INITIAL_SITE_STATE, type SiteState } from '#domain/publishing/site-state.ts';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { sweepPictures } from '#functions/features/media/library/sweep-pictures.ts';
import { newBuild } from '#functions/features/publishing/claim-next-build.ts';
import { buildPath, pictureUsePath, siteStatePath } from '#functions/platform/firestore-paths.ts';
import { readProblem } from '#support/api/calls.ts';
import { storeLibraryPicture } from '#support/media/library-picture.ts';
import { callAs, openPictureFixture } from '#support/media/picture-fixture.ts';

const {
  accounts,
  bucket,
  editor,
  firestore,
  readAuditActions,
  readPicture,
  readProperty,
  store,
  storeProperty,
  close,
} = await openPictureFixture();
const admin = await accounts.open('admin');
const siteState = firestore.doc(siteStatePath());

afterAll(close);

/** Dependencies of the nightly job, which these tests run in their own process. */
const media = (now = new Date()) => ({ database: () => firestore, bucket: () => bucket, clock: () => now });

/** Changes the state of the site for one test. */
async function setSiteState(change: Pick<SiteState, 'lease' | 'releases'>): Promise<void> {
  const site = (await siteState.get()).data() ?? INITIAL_SITE_STATE;
  onTestFinished(async () => void (await siteState.set(site)));
  await siteState.set({ ...INITIAL_SITE_STATE, ...site, ...change });
}

const savePicture = (property: WorkingProperty, hero: Picture | null): Promise<Response> =>
  callAs(editor, 'PUT', `/api/admin/properties/${property.id}`, {
    ...propertyInputOf({ ...property, hero }),
    rev: property.rev,
  });

describe('the library', () => {
  it.each(['member', 'concierge'] as const)('is closed to a %s', async (role) => {
    const account = await accounts.open(role);
    expect((await readProblem(await callAs(account, 'GET', '/api/admin/pictures'))).code).toBe('forbidden');
  });

  it('lists pictures with the documents that use them', async () => {
    const { id } = await store(10);
    const response = mediaApi['GET /api/admin/pictures'].response.parse(
      await (await callAs(editor, 'GET', '/api/admin/pictures')).json(),
    );
    expect(response.pictures.find(({ picture }) => picture.id === id)).toMatchObject({ name: '10.jpg', uses: [] });
  });

  it('keeps the alternative text of an editor', async () => {
    const { id } = await store(11);
    await callAs(editor, 'PATCH', `/api/admin/pictures/${id}`, { alt: 'A terrace above the sea' });
    expect(await readPicture(id)).toMatchObject({ picture: { alt: 'A terrace above the sea' } });
    expect(await readAuditActions(`pictures/${id}`)).toContain('picture.described');
  });

  it('removes a picture that nothing uses, with its files', async () => {
    // A build that another test has begun might show it.
    await setSiteState({ lease: null, releases: [] });
    const { id } = await store(12);
    expect((await callAs(editor, 'DELETE', `/api/admin/pictures/${id}`)).status).toBe(200);
    expect(await readPicture(id)).toBeUndefined();
    expect((await bucket.getFiles({ prefix: `media/${id}/` }))[0]).toEqual([]);
    expect((await bucket.file(`originals/${id}`).exists())[0]).toBe(false);
  });
});

describe('a picture that a release may show', () => {
  const minutes = (count: number) => new Date(Date.now() + count * 60_000);

  /** Stores a release whose build began and went live at these minutes from now. */
  async function storeRelease(began: number, live: number): Promise<void> {
    const buildId = randomUUID();
    const build = newBuild(
      { id: buildId, action: 'build', revision: 1, requestedAt: minutes(began).toISOString() },
      [],
    );
    await firestore.doc(buildPath(buildId)).set(build);
    const releases = [{ buildId, release: buildId, revision: 1, at: minutes(live).toISOString() }];
    await setSiteState({ lease: null, releases });
  }

  it('is hidden when it is removed, and its files stay until no release shows it', async () => {
    const { id } = await store(13);
    const property = await storeProperty();
    const { picture } = storedPictureSchema.parse(await readPicture(id));
    await savePicture(property, picture);
    await storeRelease(-2, 1);
    expect((await callAs(editor, 'DELETE', `/api/admin/pictures/${id}?force=true`)).status).toBe(200);
    expect((await readProperty(property.id)).hero).toBeNull();
    expect(await readPicture(id)).toMatchObject({ removedAt: expect.anything(), leaving: false });
    expect(await sweepPictures(media(minutes(60)))).not.toContain(id);
    expect((await bucket.getFiles({ prefix: `media/${id}/` }))[0]).not.toEqual([]);

    await storeRelease(30, 31);
    expect(await sweepPictures(media(minutes(60)))).toContain(id);
    expect(await readPicture(id)).toBeUndefined();
  });

  it('counts as used again from the moment a document takes it', async () => {
    const { id } = await store(14);
    await firestore.doc(`pictures/${id}`).update({ unusedSince: minutes(-20_000) });
    const property = await storeProperty();
    const { picture } = storedPictureSchema.parse(await readPicture(id));
    await savePicture(property, picture);
    expect(await readPicture(id)).toMatchObject({ unusedSince: null });
  });
});

describe('the picture of a slide', () => {
  it('deletes the slide with it when removal is forced', async () => {
    const { id } = await store(28);
    const { picture } = storedPictureSchema.parse(await readPicture(id));
    const created = await callAs(editor, 'POST', '/api/admin/hero-images', {
      key: randomUUID(),
      image: picture,
      isActive: false,
    });
    const slide = contentApi['POST /api/admin/hero-images'].response.parse(await created.json()).document;
    const problem = await readProblem(await callAs(editor, 'DELETE', `/api/admin/pictures/${id}`));
    expect(problem).toMatchObject({ code: 'in_use', fields: [{ path: `heroImages/${slide.id}` }] });
    const forced = await callAs(editor, 'DELETE', `/api/admin/pictures/${id}?force=true`);
    expect(await forced.json()).toMatchObject({ takenOutOf: [{ documentId: slide.id, places: ['image'] }] });
    expect((await firestore.doc(`heroImages/${slide.id}`).get()).exists).toBe(false);
  });
});

describe('a picture whose id stands in a text', () => {
  it('stays until an editor takes the id out, also when removal is forced', async () => {
    const { id } = await store(29);
    const property = await storeProperty();
    const { picture } = storedPictureSchema.parse(await readPicture(id));
    const described = { ...property, description: `See /media/${id}/` };
    expect((await savePicture(described, picture)).status).toBe(200);
    const problem = await readProblem(await callAs(editor, 'DELETE', `/api/admin/pictures/${id}?force=true`));
    expect(problem).toMatchObject({
      code: 'in_use',
      detail: `A text of “${property.title}” contains the id of this picture, ${id}: remove it there first.`,
      fields: [{ path: `properties/${property.id}` }],
    });
    expect(await readProperty(property.id)).toMatchObject({ hero: { id }, rev: 2 });
    expect(await readPicture(id)).toMatchObject({ removedAt: null, leaving: false });

    expect((await savePicture({ ...property, rev: 2 }, picture)).status).toBe(200);
    expect((await callAs(editor, 'DELETE', `/api/admin/pictures/${id}?force=true`)).status).toBe(200);
    expect((await readProperty(property.id)).hero).toBeNull();
  });
});

describe("an owner's photo", () => {
  it('that content has used keeps the days of any other picture when it is taken out', async () => {
    const { picture, remove } = await storeLibraryPicture(firestore, randomUUID());
    const never = await storeLibraryPicture(firestore, randomUUID());
    const property = await storeProperty();
    expect((await savePicture(property, picture)).status).toBe(200);
    expect((await savePicture({ ...property, rev: 2 }, null)).status).toBe(200);
    const swept = await sweepPictures(media());
    expect(swept).toContain(never.picture.id);
    expect(swept).not.toContain(picture.id);
    expect(await readPicture(picture.id)).toMatchObject({ unusedSince: expect.anything(), leaving: false });
    await remove();
  });
});

describe('orphans', () => {
  const dayAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

  /** A picture that has been unused for more than seven days, one for less, and one that a property uses. */
  async function storeOrphans(number: number) {
    const [old, young, used] = [await store(number), await store(number + 1), await store(number + 2)];
    const property = await storeProperty();
    const { picture } = storedPictureSchema.parse(await readPicture(used.id));
    await savePicture(property, picture);
    await firestore.doc(`pictures/${old.id}`).update({ unusedSince: dayAgo(7.1) });
    await firestore.doc(`pictures/${young.id}`).update({ unusedSince: dayAgo(6.9) });
    await firestore.doc(`pictures/${used.id}`).update({ unusedSince: dayAgo(30) });
    return { old, young, used, record: firestore.doc(pictureUsePath('properties', property.id)) };
  }

  /** An owner's photo without its submission, which leaves with the next sweep. */
  const storeOwnersPicture = async () => (await storeLibraryPicture(firestore, randomUUID())).picture.id;

  it('are removed at night after seven days and not before, and never while a document uses them', async () => {
    const { old, young, used, record } = await storeOrphans(40);
    // The job reads the documents themselves.
    await record.delete();
    expect(await sweepPictures(media())).toContain(old.id);
    expect(await readPicture(young.id)).toMatchObject({ leaving: false });
    expect(await readPicture(used.id)).toMatchObject({ unusedSince: null });
  });

  it('are removed although the files of another one cannot be deleted, which is reported', async () => {
    const [stuck, gone] = [await storeOwnersPicture(), await storeOwnersPicture()];
    const failure = new Error('The bucket does not respond');
    const deleteFiles = (query: { prefix: string }) =>
      query.prefix === `media/${stuck}/` ? Promise.reject(failure) : bucket.deleteFiles(query);
    const halfBroken = { file: (name: string) => bucket.file(name), deleteFiles };
    await expect(sweepPictures({ ...media(), bucket: () => halfBroken })).rejects.toBe(failure);
    expect(await readPicture(gone)).toBeUndefined();
    expect(await readPicture(stuck)).toMatchObject({ leaving: true });
    expect(await sweepPictures(media())).toContain(stuck);
  });

  it('are removed by an admin, who does not wait for the night', async () => {
    const { old, young, used } = await storeOrphans(45);
    expect((await readProblem(await callAs(editor, 'DELETE', '/api/admin/orphans'))).code).toBe('forbidden');
    const listed = mediaApi['GET /api/admin/orphans'].response.parse(
      await (await callAs(editor, 'GET', '/api/admin/orphans')).json(),
    );
    expect(listed.orphans.find((orphan) => orphan.picture.id === old.id)?.removable).toBe(true);
    expect(listed.orphans.find((orphan) => orphan.picture.id === young.id)?.removable).toBe(false);

    const response = await callAs(admin, 'DELETE', '/api/admin/orphans');
    const { removed } = mediaApi['DELETE /api/admin/orphans'].response.parse(await response.json());
    expect(removed).toContain(old.id);
    expect(removed).not.toContain(young.id);
    expect(await readPicture(young.id)).toMatchObject({ leaving: false });
    expect(await readPicture(used.id)).toMatchObject({ unusedSince: null });
  });

  it('are removed in slices, the oldest first', async () => {
    const stored = await Promise.all(Array.from({ length: ORPHANS_AT_ONCE + 1 }, () => storeLibraryPicture(firestore)));
    onTestFinished(async () => {
      for (const { remove } of stored) await remove();
    });
    for (const [index, { picture }] of stored.entries()) {
      await firestore.doc(`pictures/${picture.id}`).update({ unusedSince: dayAgo(1000 - index) });
    }
    const { response } = mediaApi['DELETE /api/admin/orphans'];
    const first = response.parse(await (await callAs(admin, 'DELETE', '/api/admin/orphans')).json());
    const ids = stored.map(({ picture }) => picture.id);
    expect(first.removed).toEqual(ids.slice(0, ORPHANS_AT_ONCE));
    const second = response.parse(await (await callAs(admin, 'DELETE', '/api/admin/orphans')).json());
    expect(second.removed).toContain(ids.at(-1));
  });
});
