import { deleteApp } from 'firebase-admin/app';
import type * as z from 'zod';
import { CONTENT_KINDS, type ContentKind } from '#domain/content/kinds.ts';
import { openAdminApp, openAdminFirestore } from '#support/emulators/admin-app.ts';
import { readEmulatorEnvironment } from '#support/emulators/emulator-environment.ts';

/** The published documents of one kind in the test project, straight from Firestore, in display order. */
export async function publishedDocuments<Schema extends z.ZodType<{ orderIndex: number }>>(
  kind: ContentKind,
  schema: Schema,
): Promise<z.infer<Schema>[]> {
  const app = openAdminApp(readEmulatorEnvironment());
  try {
    const { docs } = await openAdminFirestore(app).collection(CONTENT_KINDS[kind].published).get();
    return docs.map((document) => schema.parse(document.data())).sort((a, b) => a.orderIndex - b.orderIndex);
  } finally {
    await deleteApp(app);
  }
}
