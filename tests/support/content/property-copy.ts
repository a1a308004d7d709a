import { randomUUID } from 'node:crypto';
import { workingPropertySchema } from '#domain/property/property.ts';
import { deleteApp } from 'firebase-admin/app';
import { pictureUsePath } from '#functions/platform/firestore-paths.ts';
import { openAdminApp, openAdminFirestore } from '#support/emulators/admin-app.ts';
import { readEmulatorEnvironment } from '#support/emulators/emulator-environment.ts';

/** A working copy that a test may change. */
export interface PropertyCopy {
  /** Its id. */
  id: string;
  /** Its title. */
  title: string;
  /** Deletes it. */
  forget: () => Promise<void>;
}

/** Copies a sample property under an id and a title of its own. */
export async function copyOfAProperty(): Promise<PropertyCopy> {
  const app = openAdminApp(readEmulatorEnvironment());
  const firestore = openAdminFirestore(app);
  const id = randomUUID();
  const title = `Casa ${id.slice(0, 8)}`;
  const { docs } = await firestore.collection('properties').limit(1).get();
  const document = firestore.doc(`properties/${id}`);
  await document.set({ ...workingPropertySchema.parse(docs[0]?.data()), id, title, rev: 1 });
  const forget = async (): Promise<void> => {
    await document.delete();
    await firestore.doc(pictureUsePath('properties', id)).delete();
    await deleteApp(app);
  };
  return { id, title, forget };
}
