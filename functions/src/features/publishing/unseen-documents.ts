import { BUSINESS_COLLECTIONS } from '#domain/content/collections.ts';
import { publicationSchema, type PublishedDocument } from '#domain/publishing/publication.ts';
import { INITIAL_SITE_STATE, siteStateSchema } from '#domain/publishing/site-state.ts';
import type { Firestore } from 'firebase-admin/firestore';
import { siteStatePath } from '#platform/firestore-paths.ts';
import { parseOrReport } from '#platform/parse-or-report.ts';

/** The revision of the content in the release that visitors see. */
export async function readLiveRevision(firestore: Firestore): Promise<number> {
  const found = await firestore.doc(siteStatePath()).get();
  return (found.exists ? siteStateSchema.parse(found.data()) : INITIAL_SITE_STATE).builtRevision;
}

/**
 * Lists the documents that were published after a revision, each once: their published version waits for a build, or is
 * hidden by a rollback. Those of a publication that cannot be read are missing: their status must not stop all others.
 */
export async function listUnseenDocuments(firestore: Firestore, liveRevision: number): Promise<PublishedDocument[]> {
  const publications = firestore.collection(BUSINESS_COLLECTIONS.publications);
  const { docs } = await publications.where('revision', '>', liveRevision).get();
  const changes = docs.flatMap((found) => parseOrReport(found, publicationSchema)?.changes ?? []);
  return [...new Map(changes.map(({ kind, id }) => [`${kind}/${id}`, { kind, id }])).values()];
}
