import { deleteApp } from 'firebase-admin/app';
import { CONTENT_KINDS } from '#domain/content/kinds.ts';
import { type PublishedProperty, publishedPropertySchema } from '#domain/property/property.ts';
import { openAdminApp, openAdminFirestore } from '#support/emulators/admin-app.ts';
import { readEmulatorEnvironment } from '#support/emulators/emulator-environment.ts';

/** The published properties of the test project, straight from Firestore: what the pages are held against. */
export async function publishedProperties(): Promise<PublishedProperty[]> {
  const app = openAdminApp(readEmulatorEnvironment());
  try {
    const { docs } = await openAdminFirestore(app).collection(CONTENT_KINDS.properties.published).get();
    return docs.map((document) => publishedPropertySchema.parse(document.data()));
  } finally {
    await deleteApp(app);
  }
}
