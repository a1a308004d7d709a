import { INITIAL_SITE_STATE, siteStateSchema } from '#domain/publishing/site-state.ts';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { siteStatePath } from '#functions/platform/firestore-paths.ts';

/** Reads the revision of a project's site that the last publication requested. */
export async function readRequestedRevision(projectId: string): Promise<number> {
  const app = initializeApp({ projectId }, 'deploy');
  try {
    const found = await getFirestore(app).doc(siteStatePath()).get();
    return (found.exists ? siteStateSchema.parse(found.data()) : INITIAL_SITE_STATE).requestedRevision;
  } finally {
    await deleteApp(app);
  }
}
