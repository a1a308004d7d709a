import { randomUUID } from 'node:crypto';
import { workingPropertySchema, type WorkingProperty } from '#domain/property/property.ts';
import { deleteApp } from 'firebase-admin/app';
import { getStorage } from 'firebase-admin/storage';
import { pictureUsePath } from '#functions/platform/firestore-paths.ts';
import { openAccountFixture, type Account } from '#support/accounts/fixture.ts';
import { callSite } from '#support/api/calls.ts';
import { openAdminApp, openAdminFirestore } from '#support/emulators/admin-app.ts';
import { readEmulatorEnvironment } from '#support/emulators/environment.ts';
import { drawnJpeg } from '#support/hostile-files/drawn-pictures.ts';
import { openUploadFixture } from './upload-fixture.ts';

/** An editor with uploads, and properties of the test's own that use them. */
export async function openPictureFixture() {
  const environment = readEmulatorEnvironment();
  const app = openAdminApp(environment);
  const firestore = openAdminFirestore(app);
  const accounts = openAccountFixture(environment);
  const editor = await accounts.open('editor');
  const uploads = openUploadFixture(app, editor.uid);
  const seed = Math.floor(Math.random() * 1_000_000_000);
  const properties: string[] = [];

  return {
    firestore,
    bucket: getStorage(app).bucket(),
    accounts,
    editor,
    uploads,
    /** Seed of the drawn pictures: add a number for each. */
    seed,
    /** Adds a new picture as an upload does and returns the ids of upload and picture. */
    store: async (number: number, send: 'upload' | 'process' = 'process'): Promise<{ upload: string; id: string }> => {
      const upload = await uploads[send](await drawnJpeg(seed + number), `${number}.jpg`);
      const result = await uploads.result(upload);
      if (result.state !== 'done') throw new Error(result.message);
      return { upload, id: result.picture.id };
    },
    /** Copies a sample property with a new id and without a record of its pictures. */
    storeProperty: async (title = 'Casa do Teste'): Promise<WorkingProperty> => {
      const { docs } = await firestore.collection('properties').limit(1).get();
      const property = { ...workingPropertySchema.parse(docs[0]?.data()), id: randomUUID(), title, rev: 1 };
      await firestore.doc(`properties/${property.id}`).set(property);
      properties.push(property.id);
      return property;
    },
    readPicture: async (id: string) => (await firestore.doc(`pictures/${id}`).get()).data(),
    readProperty: async (id: string) =>
      workingPropertySchema.parse((await firestore.doc(`properties/${id}`).get()).data()),
    readAuditActions: async (target: string): Promise<unknown[]> =>
      (await firestore.collection('auditLog').where('target', '==', target).get()).docs.map((entry) =>
        entry.get('action'),
      ),
    close: async () => {
      for (const id of properties) {
        await firestore.doc(`properties/${id}`).delete();
        await firestore.doc(pictureUsePath('properties', id)).delete();
      }
      await accounts.close();
      await deleteApp(app);
    },
  };
}

/** Calls the API as an account. */
export async function callAs(account: Account, method: string, path: string, body?: unknown): Promise<Response> {
  return callSite(path, {
    method,
    headers: { Authorization: `Bearer ${await account.idToken()}`, 'Content-Type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}
