import { SITE_SETTINGS_ID } from '#domain/content/collections.ts';
import { CONTENT_KINDS } from '#domain/content/kinds.ts';
import { publishedFixture, settingsFixture } from '#domain/content/published-fixture.ts';
import { deleteApp } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { openAdminApp } from './admin-app.ts';
import { readEmulatorEnvironment } from './emulator-environment.ts';

/** A project of one test file, for tests that leave thousands of documents behind. */
export interface OwnProject {
  /** Its id. */
  projectId: string;
  /** Its database. */
  firestore: Firestore;
  /** A property that is published in it. */
  propertyId: string;
  /** Closes the connection; what is stored goes with the emulator. */
  close: () => Promise<void>;
}

/** Opens a project with settings and one property; the emulator makes it by being asked. */
export async function openOwnProject(name: string): Promise<OwnProject> {
  const projectId = `demo-${name}-${Date.now()}`;
  const app = openAdminApp({ ...readEmulatorEnvironment(), projectId });
  const firestore = getFirestore(app);
  // Room for every party that a load or a fuzz run sends.
  const property = publishedFixture({ people: 50 });
  const { settings, properties } = CONTENT_KINDS;
  await firestore
    .collection(settings.published)
    .doc(SITE_SETTINGS_ID)
    .set({ ...settingsFixture(), rev: 1 });
  await firestore.collection(properties.published).doc(property.id).set(property);
  return { projectId, firestore, propertyId: property.id, close: () => deleteApp(app) };
}
