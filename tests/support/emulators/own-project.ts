import { SITE_SETTINGS_ID } from '#domain/content/collections.ts';
import { CONTENT_KINDS } from '#domain/content/kinds.ts';
import { publishedFixture, settingsFixture } from '#domain/content/published-fixture.ts';
import { deleteApp } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { openAdminApp } from './admin-app.ts';
import { readEmulatorEnvironment } from './environment.ts';

/** A project for a test file that stores thousands of documents. */
export interface OwnProject {
  projectId: string;
  firestore: Firestore;
  /** The only published property. */
  propertyId: string;
  /** Closes the connection; the documents stay until the emulator stops. */
  close: () => Promise<void>;
}

/** Opens a project with settings and one property; the emulator creates projects on first use. */
export async function openOwnProject(name: string): Promise<OwnProject> {
  const projectId = `demo-${name}-${Date.now()}`;
  const app = openAdminApp({ ...readEmulatorEnvironment(), projectId });
  const firestore = getFirestore(app);
  // Enough for every number of guests that a load or fuzz run sends.
  const property = publishedFixture({ people: 50 });
  const { settings, properties } = CONTENT_KINDS;
  await firestore
    .collection(settings.published)
    .doc(SITE_SETTINGS_ID)
    .set({ ...settingsFixture(), rev: 1 });
  await firestore.collection(properties.published).doc(property.id).set(property);
  return { projectId, firestore, propertyId: property.id, close: () => deleteApp(app) };
}
