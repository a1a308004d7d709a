import { randomUUID } from 'node:crypto';
import { contentApi } from '#domain/api/content.ts';
import { mediaApi } from '#domain/api/media.ts';
import { propertyPhotosApi } from '#domain/api/property-photos.ts';
import { galleryAlt, PICTURE_NOT_PROCESSED, UPLOAD_WITHOUT_DATA } from '#domain/media/text.ts';
import { storedPictureSchema } from '#domain/media/stored-picture.ts';
import { uploadObject } from '#domain/media/upload-place.ts';
import { workingPropertySchema, type WorkingProperty } from '#domain/property/property.ts';
import { portraitPictureObject } from '#domain/media/portrait-crop.ts';
import { deleteApp } from 'firebase-admin/app';
import { getStorage } from 'firebase-admin/storage';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { processUpload } from '#functions/features/media/uploads/process-upload.ts';
import { pictureUsePath } from '#functions/platform/firestore-paths.ts';
import { openAccountFixture, type Account } from '#support/accounts/fixture.ts';
import { openAdminApp, openAdminFirestore } from '#support/emulators/admin-app.ts';
import { callSite, readProblem } from '#support/api/calls.ts';
import { readEmulatorEnvironment } from '#support/emulators/environment.ts';
import { drawnJpeg, drawnPicture } from '#support/hostile-files/drawn-pictures.ts';
import { openUploadFixture, type UploadFixture } from '#support/media/upload-fixture.ts';

const environment = readEmulatorEnvironment();
const app = openAdminApp(environment);
const firestore = openAdminFirestore(app);
const bucket = getStorage(app).bucket();
const accounts = openAccountFixture(environment);
const seed = Math.floor(Math.random() * 1_000_000_000);
const properties: string[] = [];
let editor: Account;
let admin: Account;
let uploads: UploadFixture;

beforeAll(async () => {
  [editor, admin] = [await accounts.open('editor'), await accounts.open('admin')];
  uploads = openUploadFixture(app, editor.uid);
});
afterAll(async () => {
  for (const id of properties) {
    await firestore.doc(`properties/${id}`).delete();
    await firestore.doc(pictureUsePath('properties', id)).delete();
  }
  await accounts.close();
  await deleteApp(app);
});

async function call(account: Account, method: string, path: string, body?: unknown): Promise<Response> {
  return callSite(path, {
    method,
    headers: { Authorization: `Bearer ${await account.idToken()}`, 'Content-Type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

/** Adds a new picture as an upload does and returns the ids of upload and picture. */
async function store(number: number, send: 'upload' | 'process' = 'process'): Promise<{ upload: string; id: string }> {
  const upload = await uploads[send](await drawnJpeg(seed + number), `${number}.jpg`);
  const result = await uploads.result(upload);
  if (result.state !== 'done') throw new Error(result.message);
  return { upload, id: result.picture.id };
}

/** Copies a sample property with a new id and without a record of its pictures. */
async function storeProperty(title = 'Casa do Teste'): Promise<WorkingProperty> {
  const { docs } = await firestore.collection('properties').limit(1).get();
  const property = {
    ...workingPropertySchema.parse(docs[0]?.data()),
    id: randomUUID(),
    title,
    rev: 1,
  };
  await firestore.doc(`properties/${property.id}`).set(property);
  properties.push(property.id);
  return property;
}

const readPicture = async (id: string) => (await firestore.doc(`pictures/${id}`).get()).data();
const readProperty = async (id: string) =>
  workingPropertySchema.parse((await firestore.doc(`properties/${id}`).get()).data());
const readAuditActions = async (target: string) =>
  (await firestore.collection('auditLog').where('target', '==', target).get()).docs.map((entry) => entry.get('action'));

describe('an uploaded picture', () => {
  it('is stored once, however often it is uploaded', async () => {
    const first = await store(1, 'upload');
    const again = await uploads.result(await uploads.upload(await drawnJpeg(seed + 1)));
    expect(again).toMatchObject({ state: 'done', known: true, picture: { id: first.id } });
    expect(await readAuditActions(`pictures/${first.id}`)).toEqual(['picture.added']);
  });

  it('gets missing files when it is uploaded again, and keeps its alternative text', async () => {
    // Blurred, because encoding noise of this size takes seconds.
    const bytes = await drawnPicture(seed + 6, 1000, 960)
      .blur(12)
      .jpeg()
      .toBuffer();
    const first = await uploads.result(await uploads.process(bytes));
    if (first.state !== 'done') throw new Error(first.message);
    const { upright, ...before } = first.picture;
    expect(upright).toBe(true);
    const picture = { ...before, alt: 'A pool under pines' };
    // As stored before the portrait crop was introduced.
    await firestore.doc(`pictures/${before.id}`).update({ picture, settingsVersion: 2 });
    await bucket.file(portraitPictureObject(before.id)).delete();
    const again = await uploads.result(await uploads.process(bytes));
    expect(again).toMatchObject({ state: 'done', known: true, picture: { ...picture, upright: true } });
    expect(await readPicture(before.id)).toMatchObject({ picture: { ...picture, upright: true } });
    expect((await bucket.file(portraitPictureObject(before.id)).exists())[0]).toBe(true);
  });

  it('changes nothing when its event is delivered again, with the file gone or still there', async () => {
    const { upload, id } = await store(5);
    const object = uploadObject(editor.uid, upload, 'image/jpeg', 'picture');
    const isThere = async () => (await bucket.file(object).exists())[0];
    expect(await isThere()).toBe(false);
    const before = [await readPicture(id), await readAuditActions(`pictures/${id}`)];
    const media = { database: () => firestore, bucket: () => bucket, clock: () => new Date() };
    expect(await processUpload(media, { object, size: 1000, name: '2.jpg' })).toBe('gone');
    expect([await readPicture(id), await readAuditActions(`pictures/${id}`)]).toEqual(before);
    // A function that stopped before deleting the file gets the same event again.
    await bucket.file(object).save(await drawnJpeg(seed + 5), { resumable: false, contentType: 'image/jpeg' });
    await expect.poll(isThere, { timeout: 20_000 }).toBe(false);
    expect([await readPicture(id), await readAuditActions(`pictures/${id}`)]).toEqual(before);
  });

  it('keeps its original private, and leaves nothing in the upload folder', async () => {
    const { id } = await store(2, 'upload');
    expect((await bucket.file(`originals/${id}`).exists())[0]).toBe(true);
    expect((await callSite(`/originals/${id}`)).status).toBe(404);
    const received = async () =>
      (await bucket.getFiles({ prefix: `incoming/${editor.uid}/` }))[0].map(({ name }) => name);
    await expect.poll(received, { timeout: 20_000 }).toEqual([]);
  });

  it('for the team is rejected above five megabytes', async () => {
    const large = Buffer.concat([await drawnJpeg(seed + 3), Buffer.alloc(6 * 1024 * 1024)]);
    const result = await uploads.result(await uploads.process(large, 'portrait.jpg', 'team'));
    expect(result).toMatchObject({ state: 'refused', message: 'File too large: 6.0MB. Maximum size is 5MB.' });
  });

  it('gets warnings when it is small, blurred or without alternative text', async () => {
    const soft = await drawnPicture(seed + 4, 400, 300)
      .blur(12)
      .jpeg()
      .toBuffer();
    const result = await uploads.result(await uploads.process(soft));
    expect(result).toMatchObject({ state: 'done', warnings: ['blurred', 'small', 'no_alt'] });
  });
});

describe('a URL', () => {
  it.each(['https://127.0.0.1/a.jpg', 'https://localhost/a.jpg', 'https://[::1]/a.jpg', 'https://169.254.169.254/'])(
    '%s is not fetched',
    async (address) => {
      const response = await call(editor, 'POST', '/api/admin/uploads/from-address', { upload: randomUUID(), address });
      const { code, fields } = await readProblem(response);
      expect([code, fields?.[0]?.message]).toEqual([
        'invalid_request',
        'Failed to fetch image: only public https URLs can be fetched',
      ]);
    },
  );
});

describe('the library', () => {
  it.each(['member', 'concierge'] as const)('is closed to a %s', async (role) => {
    const account = await accounts.open(role);
    expect((await readProblem(await call(account, 'GET', '/api/admin/pictures'))).code).toBe('forbidden');
  });

  it('lists pictures with the documents that use them', async () => {
    const { id } = await store(10);
    const response = mediaApi['GET /api/admin/pictures'].response.parse(
      await (await call(editor, 'GET', '/api/admin/pictures')).json(),
    );
    expect(response.pictures.find(({ picture }) => picture.id === id)).toMatchObject({ name: '10.jpg', uses: [] });
  });

  it('keeps the alternative text of an editor', async () => {
    const { id } = await store(11);
    await call(editor, 'PATCH', `/api/admin/pictures/${id}`, { alt: 'A terrace above the sea' });
    expect(await readPicture(id)).toMatchObject({ picture: { alt: 'A terrace above the sea' } });
    expect(await readAuditActions(`pictures/${id}`)).toContain('picture.described');
  });

  it('removes a picture that nothing uses, with its files', async () => {
    const { id } = await store(12);
    expect((await call(editor, 'DELETE', `/api/admin/pictures/${id}`)).status).toBe(200);
    expect(await readPicture(id)).toBeUndefined();
    expect((await bucket.getFiles({ prefix: `media/${id}/` }))[0]).toEqual([]);
    expect((await bucket.file(`originals/${id}`).exists())[0]).toBe(false);
  });
});

describe('the pictures of one property', () => {
  async function replace(property: WorkingProperty, uploadIds: readonly string[], rev = property.rev) {
    const files = uploadIds.map((upload, index) => ({ name: `${index}.jpg`, upload }));
    return call(editor, 'PUT', `/api/admin/property-photos/${property.id}`, { rev, files });
  }

  it('are replaced in one step: the first is the hero, the rest the gallery, with the specified texts', async () => {
    const property = await storeProperty();
    const [one, two, three] = [await store(20), await store(21), await store(22)];
    const response = await replace(property, [one.upload, two.upload, three.upload]);
    expect(await response.json()).toEqual({ rev: 2, successCount: 3, errors: [] });
    const { hero, gallery, rev } = await readProperty(property.id);
    expect(rev).toBe(2);
    expect([hero?.id, ...gallery.map(({ id }) => id)]).toEqual([one.id, two.id, three.id]);
    expect(gallery.map(({ alt }) => alt)).toEqual([galleryAlt(property.title, 1), galleryAlt(property.title, 2)]);
    expect(await readAuditActions(`properties/${property.id}`)).toEqual(['property.photos-replaced']);
  });

  it('take the uploaded files and name the missing ones', async () => {
    const property = await storeProperty();
    const bad = await uploads.process(Buffer.from('no picture'));
    const response = await replace(property, [(await store(23)).upload, bad, 'never-sent']);
    expect(await response.json()).toEqual({
      rev: 2,
      successCount: 1,
      errors: ['1.jpg: Invalid file type: unknown. Please use JPEG, PNG, or WebP.', `2.jpg: ${UPLOAD_WITHOUT_DATA}`],
    });
  });

  it('stay unchanged when no file was uploaded, a picture is gone or the revision is stale', async () => {
    const property = await storeProperty();
    const gone = await store(24);
    await call(editor, 'DELETE', `/api/admin/pictures/${gone.id}`);
    const failures = [
      await replace(property, ['never-sent']),
      await replace(property, [gone.upload]),
      await replace(property, [(await store(25)).upload], 7),
    ];
    const problems = await Promise.all(failures.map(readProblem));
    expect(problems.map(({ code }) => code)).toEqual(['invalid_request', 'invalid_request', 'conflict']);
    expect(problems[1]?.fields?.[0]?.message).toBe(`0.jpg: ${PICTURE_NOT_PROCESSED}`);
    expect(await readProperty(property.id)).toEqual(property);
  });

  it('are reported on: similar pictures and proposed alternative texts', async () => {
    const property = await storeProperty();
    // A few large patches of colour, so that similarity does not depend on noise.
    const soft = drawnPicture(seed + 30, 6, 4)
      .resize(600, 400, { fit: 'fill' })
      .blur(3);
    const [first, again] = [await soft.clone().jpeg().toBuffer(), await soft.clone().jpeg({ quality: 60 }).toBuffer()];
    const [one, other] = [await uploads.process(first), await uploads.process(again)];
    await replace(property, [one, other]);
    const response = await call(editor, 'GET', `/api/admin/property-photos/${property.id}`);
    const report = propertyPhotosApi['GET /api/admin/property-photos/{id}'].response.parse(await response.json());
    expect(report.lines.map(({ place, alike, proposedAlt }) => [place, alike, proposedAlt])).toEqual([
      ['hero', [], property.title],
      [0, ['hero'], galleryAlt(property.title, 1)],
    ]);
  });

  it('are chosen from a list that is sorted as people sort titles', async () => {
    const titles = ['Água do Teste', 'Casa do Teste', 'Zimbro do Teste'];
    const stored = await Promise.all(titles.toReversed().map((title) => storeProperty(title)));
    const response = await call(editor, 'GET', '/api/admin/property-photos');
    const list = propertyPhotosApi['GET /api/admin/property-photos'].response.parse(await response.json());
    const own = list.properties.filter(({ id }) => stored.some((property) => property.id === id));
    expect(own.map(({ title }) => title)).toEqual(titles);
  });

  it('are removed from it only with force', async () => {
    const property = await storeProperty();
    const picture = await store(26);
    await replace(property, [picture.upload, (await store(27)).upload]);
    const problem = await readProblem(await call(editor, 'DELETE', `/api/admin/pictures/${picture.id}`));
    expect([problem.code, problem.fields]).toEqual([
      'in_use',
      [{ path: `properties/${property.id}`, message: property.title }],
    ]);
    const forced = await call(editor, 'DELETE', `/api/admin/pictures/${picture.id}?force=true`);
    expect(await forced.json()).toMatchObject({ takenOutOf: [{ documentId: property.id, places: ['hero'] }] });
    expect(await readProperty(property.id)).toMatchObject({ hero: null, rev: 3 });
  });
});

describe('the picture of a slide', () => {
  it('deletes the slide with it when removal is forced', async () => {
    const { id } = await store(28);
    const { picture } = storedPictureSchema.parse(await readPicture(id));
    const created = await call(editor, 'POST', '/api/admin/hero-images', {
      key: randomUUID(),
      image: picture,
      isActive: false,
    });
    const slide = contentApi['POST /api/admin/hero-images'].response.parse(await created.json()).document;
    const problem = await readProblem(await call(editor, 'DELETE', `/api/admin/pictures/${id}`));
    expect(problem).toMatchObject({ code: 'in_use', fields: [{ path: `heroImages/${slide.id}` }] });
    const forced = await call(editor, 'DELETE', `/api/admin/pictures/${id}?force=true`);
    expect(await forced.json()).toMatchObject({ takenOutOf: [{ documentId: slide.id, places: ['image'] }] });
    expect((await firestore.doc(`heroImages/${slide.id}`).get()).exists).toBe(false);
  });
});

describe('orphans', () => {
  const dayAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

  it('are removed after seven days, by an admin, and not before, and never while a document uses them', async () => {
    const [old, young, used] = [await store(40), await store(41), await store(42)];
    await firestore.doc(`pictures/${old.id}`).update({ unusedSince: dayAgo(7.1) });
    await firestore.doc(`pictures/${young.id}`).update({ unusedSince: dayAgo(6.9) });
    await firestore.doc(`pictures/${used.id}`).update({ unusedSince: dayAgo(30) });
    const property = await storeProperty();
    const { picture } = storedPictureSchema.parse(await readPicture(used.id));
    // Without a record of the use: the job reads the documents themselves.
    await firestore.doc(`properties/${property.id}`).update({ hero: picture });

    expect((await readProblem(await call(editor, 'DELETE', '/api/admin/orphans'))).code).toBe('forbidden');
    const listed = mediaApi['GET /api/admin/orphans'].response.parse(
      await (await call(editor, 'GET', '/api/admin/orphans')).json(),
    );
    expect(listed.orphans.find((orphan) => orphan.picture.id === old.id)?.removable).toBe(true);
    expect(listed.orphans.find((orphan) => orphan.picture.id === young.id)?.removable).toBe(false);

    const response = await call(admin, 'DELETE', '/api/admin/orphans');
    const { removed } = mediaApi['DELETE /api/admin/orphans'].response.parse(await response.json());
    expect(removed).toContain(old.id);
    expect([await readPicture(young.id), await readPicture(used.id)]).toEqual([
      expect.objectContaining({ leaving: false }),
      expect.objectContaining({ unusedSince: null }),
    ]);
  });
});
