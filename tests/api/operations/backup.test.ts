import { randomUUID } from 'node:crypto';
import { appendFile, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { GeoPoint, Timestamp } from 'firebase-admin/firestore';
import { contentEpochSchema } from '#domain/publishing/site-revision.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { backUp } from '#scripts/ops/backup/back-up.ts';
import { restoreBackup } from '#scripts/ops/backup/restore-backup.ts';
import { readEmulatorEnvironment } from '#support/emulators/environment.ts';
import { openBackupProjects, type BackupProject } from '#support/emulators/backup-project.ts';

let projects: Awaited<ReturnType<typeof openBackupProjects>>;
let original: BackupProject;
let restored: BackupProject;

/** Tells builds whether all published copies were replaced. */
const EPOCH = 'system/published';

const LONG = 'Açoteia ☀ '.repeat(50_000);

beforeAll(async () => {
  projects = await openBackupProjects();
  original = projects.project();
  restored = projects.project();
  const { firestore } = original;
  await firestore.doc('things/every-type').set({
    ...{ text: 'São João\u2028\u0000', empty: '', whole: 12, negative: -0.5, huge: 1e300, none: null, yes: true },
    ...{
      time: new Timestamp(1_764_000_000, 123_456_000),
      place: new GeoPoint(38.7, -9.14),
      bytes: Buffer.from([0, 255]),
    },
    ...{ list: [1, { referenceValue: 'a text' }], map: { 'a.b': { '`': 1 } }, reference: firestore.doc('users/a') },
  });
  await firestore.doc('things/empty').set({});
  await firestore.doc(EPOCH).set({ epoch: randomUUID() });
  await firestore.doc('things/long').set({ text: LONG });
  await firestore.doc('users/a/favorites/deep/er/yes').set({ below: 'a missing parent' });
  const batch = firestore.batch();
  for (let number = 0; number < 450; number += 1) batch.set(firestore.doc(`many/${number}`), { number });
  await batch.commit();
  await original.auth.createUser({
    uid: 'ana',
    email: 'ana@test.example',
    password: 'secret-2026',
    emailVerified: true,
  });
  await original.auth.setCustomUserClaims('ana', { role: 'editor' });
  await original.auth.createUser({ uid: 'closed', email: 'closed@test.example', disabled: true });
  const options = { contentType: 'image/avif', metadata: { cacheControl: 'immutable', metadata: { owner: 'ana' } } };
  await original.bucket.file('media/a b/ü/1.avif').save(Buffer.from([1, 2, 3]), options);
  await original.bucket.file('incoming/passing.jpg').save('passing');
  await backUp(original, projects.folder('whole'));
  await restoreBackup(restored, projects.folder('whole'));
});
afterAll(() => projects.close());

/** Documents of the collections with their paths. */
async function documentsOf({ firestore, id }: BackupProject) {
  const found = await Promise.all(
    ['things', 'many', 'er'].map((name) => firestore.collectionGroup(name).orderBy('__name__').get()),
  );
  const documents = found.flatMap(({ docs }) => docs.map((document) => [document.ref.path, document.data()] as const));
  // References contain the project id, which differs.
  return JSON.parse(JSON.stringify(documents).replaceAll(id, 'project')) as unknown;
}

describe('a restored project', () => {
  it('has the same documents, of every type and depth', async () => {
    const documents = await documentsOf(restored);
    expect(documents).toEqual(await documentsOf(original));
    const types = (await restored.firestore.doc('things/every-type').get()).data();
    expect(types).toMatchObject({ time: new Timestamp(1_764_000_000, 123_456_000), place: new GeoPoint(38.7, -9.14) });
    expect(types?.['reference']).toMatchObject({ path: 'users/a' });
    expect((await restored.firestore.doc('things/long').get()).get('text')).toBe(LONG);
    expect((await restored.firestore.collection('many').count().get()).data().count).toBe(450);
  });

  it('makes the same backup again, but for the epoch of its content', async () => {
    const again = await backUp(restored, projects.folder('again'));
    const first = JSON.parse(await readFile(join(projects.folder('whole'), 'backup.json'), 'utf8')) as unknown;
    expect(first).toMatchObject({ files: again.files, accounts: { count: 2 } });
    const read = async (name: string, id: string) => {
      const text = await readFile(join(projects.folder(name), 'documents.ndjson'), 'utf8');
      return text.replaceAll(id, 'project').split('\n');
    };
    const [then, now] = [await read('whole', original.id), await read('again', restored.id)];
    expect(now).toHaveLength(then.length);
    expect(now.filter((line) => !then.includes(line))).toEqual([expect.stringContaining(`"path":"${EPOCH}"`)]);
  });

  it('has a new epoch each time, so that builds read all of its content', async () => {
    const epochOf = async ({ firestore }: BackupProject) =>
      contentEpochSchema.parse((await firestore.doc(EPOCH).get()).data()).epoch;
    const first = await epochOf(restored);
    expect(first).not.toBe(await epochOf(original));
    await restoreBackup(restored, projects.folder('whole'), { intoFilled: restored.id });
    expect(await epochOf(restored)).not.toBe(first);
  });

  it('has the accounts with their passwords, roles and disabled state', async () => {
    const { host, port } = readEmulatorEnvironment().auth;
    const signInUrl = `http://${host}:${port}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=x`;
    const body = JSON.stringify({ email: 'ana@test.example', password: 'secret-2026', targetProjectId: restored.id });
    const headers = { 'Content-Type': 'application/json', Authorization: 'Bearer owner' };
    expect((await fetch(signInUrl, { method: 'POST', headers, body })).status).toBe(200);
    expect(await restored.auth.getUser('ana')).toMatchObject({ customClaims: { role: 'editor' }, emailVerified: true });
    expect((await restored.auth.getUser('closed')).disabled).toBe(true);
  });

  it('has the same files, except uploads in progress', async () => {
    const [files] = await restored.bucket.getFiles();
    expect(files.map(({ name }) => name)).toEqual(['media/a b/ü/1.avif']);
    const [file] = files;
    expect(file && (await file.download())[0]).toEqual(Buffer.from([1, 2, 3]));
    expect(file?.metadata).toMatchObject({
      contentType: 'image/avif',
      cacheControl: 'immutable',
      metadata: { owner: 'ana' },
    });
  });
});

describe('a restore', () => {
  const restore = (into: BackupProject, folder: string, intoFilled?: string) =>
    restoreBackup(into, projects.folder(folder), { intoFilled });

  it('rejects a project that is not empty, and says what it contains', async () => {
    await expect(restore(restored, 'whole')).rejects.toThrow(
      `${restored.id} is not empty: it holds the document many/0`,
    );
    const people = projects.project();
    await people.auth.createUser({ uid: 'somebody' });
    await expect(restore(people, 'whole')).rejects.toThrow('it holds the account somebody');
    const pictures = projects.project();
    await pictures.bucket.file('media/1.avif').save('1');
    await expect(restore(pictures, 'whole')).rejects.toThrow('it holds the file media/1.avif');
  });

  it('writes into a filled project only with its name, and keeps what the backup does not contain', async () => {
    await restored.firestore.doc('things/empty').set({ changed: true });
    await restored.firestore.doc('things/other').set({ kept: true });
    await expect(restore(restored, 'whole', original.id)).rejects.toThrow(`--into-filled names ${original.id}`);
    await restore(restored, 'whole', restored.id);
    expect((await restored.firestore.doc('things/empty').get()).data()).toEqual({});
    expect((await restored.firestore.doc('things/other').get()).data()).toEqual({ kept: true });
  });

  it('rejects an incomplete or changed backup', async () => {
    const empty = projects.project();
    await backUp(original, projects.folder('changed'));
    await appendFile(join(projects.folder('changed'), 'documents.ndjson'), '{}\n');
    await expect(restore(empty, 'changed')).rejects.toThrow('documents.ndjson is not the file that was backed up');
    await rm(join(projects.folder('changed'), 'backup.json'));
    await expect(restore(empty, 'changed')).rejects.toThrow('holds no whole backup');
  });
});

describe('a restore of the content alone', () => {
  const PICTURE = 'a'.repeat(32);

  /** A project with the sample's kinds of documents, accounts and files. */
  async function backUpSite(folder: string): Promise<void> {
    const site = projects.project();
    const { firestore, auth, bucket } = site;
    await firestore.doc('settings/site').set({ title: 'Working copy' });
    await firestore.doc('publishedSettings/site').set({ title: 'Published copy' });
    await firestore.doc(`pictures/${PICTURE}`).set({ uploadedBy: 'ana', submissionId: null, name: 'pool.jpg' });
    await firestore
      .doc('calendars/villa')
      .set({ seasons: ['summer'], occupancies: [{ guest: 'Rui' }], exportKey: 'x' });
    for (const path of ['enquiries/1', 'staff/ana', 'mail/1', 'auditLog/1', 'system/site', 'users/ana/favorites/1']) {
      await firestore.doc(path).set({ about: 'somebody' });
    }
    await auth.createUser({ uid: 'ana', email: 'ana@test.example', password: 'public-2026' });
    for (const name of [`media/${PICTURE}/480.avif`, 'private/photo.jpg']) await bucket.file(name).save('bytes');
    await backUp(site, projects.folder(folder));
  }

  it('brings what a first build shows, and nothing about people', async () => {
    await backUpSite('site');
    const target = projects.project();
    // As it is with a real project, which takes no accounts of emulators.
    await expect(restoreBackup({ ...target, id: 'example-site' }, projects.folder('site'))).rejects.toThrow(
      'say --content-only',
    );
    expect((await target.bucket.getFiles())[0]).toEqual([]);

    const counts = await restoreBackup(target, projects.folder('site'), { contentOnly: true });

    expect(counts).toEqual({ documents: 4, accounts: 0, files: 1 });
    const found = async (path: string) => (await target.firestore.doc(path).get()).data();
    expect(await found('publishedSettings/site')).toEqual({ title: 'Published copy' });
    expect(await found('calendars/villa')).toMatchObject({ seasons: ['summer'], occupancies: [], exportKey: null });
    expect(await found(`pictures/${PICTURE}`)).toMatchObject({ name: 'pool.jpg', uploadedBy: null });
    const collections = (await target.firestore.listCollections()).map(({ id }) => id);
    expect(collections.toSorted()).toEqual(['calendars', 'pictures', 'publishedSettings', 'settings', 'system']);
    expect(await found('system/site')).toBeUndefined();
    expect((await target.bucket.getFiles())[0].map(({ name }) => name)).toEqual([`media/${PICTURE}/480.avif`]);
    expect((await target.auth.listUsers()).users).toEqual([]);
  });

  it('keeps the bookings and the uploaders of a project that is filled', async () => {
    await backUpSite('before');
    const site = projects.project();
    await restoreBackup(site, projects.folder('before'));
    const { firestore } = site;
    await firestore.doc('calendars/villa').set({ seasons: [], occupancies: [{ guest: 'Eva' }], exportKey: 'y' });
    await firestore.doc(`pictures/${PICTURE}`).update({ name: 'spoilt.jpg' });

    await restoreBackup(site, projects.folder('before'), { intoFilled: site.id, contentOnly: true });

    const found = async (path: string) => (await firestore.doc(path).get()).data();
    const booked = { occupancies: [{ guest: 'Eva' }], exportKey: 'y' };
    expect(await found('calendars/villa')).toEqual({ seasons: ['summer'], ...booked });
    expect(await found(`pictures/${PICTURE}`)).toEqual({ uploadedBy: 'ana', submissionId: null, name: 'pool.jpg' });
  });
});

describe('a backup', () => {
  it('is written to a new folder that others cannot read', async () => {
    await expect(backUp(original, projects.folder('whole'))).rejects.toThrow('name a folder that does not exist yet');
    expect((await stat(projects.folder('whole'))).mode & 0o777).toBe(0o700);
    expect((await stat(join(projects.folder('whole'), 'accounts.ndjson'))).mode & 0o777).toBe(0o600);
  });
});
