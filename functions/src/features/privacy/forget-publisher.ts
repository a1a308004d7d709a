import { BUSINESS_COLLECTIONS } from '#domain/content/collections.ts';
import { CONTENT_KINDS } from '#domain/content/kinds.ts';
import { buildRecordSchema } from '#domain/publishing/build-record.ts';
import { revisionListSchema } from '#domain/publishing/kept-revision.ts';
import { publicationSchema } from '#domain/publishing/publication.ts';
import { FORMER_COLLEAGUE } from '#domain/publishing/text.ts';
import type { DocumentReference, DocumentSnapshot, Firestore, Query } from 'firebase-admin/firestore';
import { revisionListPath } from '#platform/firestore-paths.ts';
import { parseOrReport } from '#platform/parse-or-report.ts';
import { inTransaction } from '#platform/retry-on-contention.ts';

/** Documents changed in one transaction; the largest, publications of 100 documents, are 15 kB each. */
const DOCUMENTS_A_STEP = 100;

/** The fields of a document to replace; null for none. */
type Replace = (found: DocumentSnapshot) => Record<string, unknown> | null;

const writeNobody: Replace = () => ({ who: FORMER_COLLEAGUE });

/**
 * Replaces the email of a former colleague where publishing has stored it; what was published, and when, stays. A document
 * is found by the email, so that a repeat of an interrupted erasure goes on with those that are left; the lists of revisions,
 * which no query finds, are those of the documents in the person's publications, and come before these.
 */
export async function forgetPublisher(firestore: Firestore, email: string): Promise<void> {
  const emails = spellingsOf(email);
  const { publications, builds, scheduled } = publishedBy(firestore, email);
  const replaceEmail = (who: string) => (emails.includes(who) ? FORMER_COLLEAGUE : who);

  await replaceFound(publications, writeNobody, (page) =>
    replaceIn(firestore, listsOf(firestore, page), (found) => {
      const list = parseOrReport(found, revisionListSchema);
      if (list === null) return null;
      const { revisions, unpublished } = list;
      return {
        revisions: revisions.map((kept) => ({ ...kept, who: replaceEmail(kept.who) })),
        ...(unpublished === undefined ? {} : { unpublished: { ...unpublished, who: replaceEmail(unpublished.who) } }),
      };
    }),
  );
  await replaceFound(builds, (found) => {
    const who = buildRecordSchema.shape.who.parse(found.get('who'));
    return { who: [...new Set(who.map(replaceEmail))] };
  });
  await replaceFound(scheduled, writeNobody);
}

/** Number of documents in which publishing has stored the email. */
export async function countPublished(firestore: Firestore, email: string): Promise<number> {
  const queries = Object.values(publishedBy(firestore, email));
  const counts = await Promise.all(queries.map((query) => query.count().get()));
  return counts.reduce((sum, found) => sum + found.data().count, 0);
}

/** The documents in which publishing has stored the email, but for the lists of revisions. */
function publishedBy(firestore: Firestore, email: string): Record<'publications' | 'builds' | 'scheduled', Query> {
  const { publications, builds, scheduledPublications } = BUSINESS_COLLECTIONS;
  const emails = spellingsOf(email);
  return {
    publications: firestore.collection(publications).where('who', 'in', emails),
    builds: firestore.collection(builds).where('who', 'array-contains-any', emails),
    scheduled: firestore.collection(scheduledPublications).where('who', 'in', emails),
  };
}

function spellingsOf(email: string): string[] {
  return [...new Set([email, email.toLowerCase()])];
}

/** The lists of revisions of all documents that these publications changed. */
function listsOf(firestore: Firestore, publications: readonly DocumentSnapshot[]): DocumentReference[] {
  const changes = publications.flatMap((found) => parseOrReport(found, publicationSchema)?.changes ?? []);
  const paths = changes.map(({ kind, id }) => revisionListPath(CONTENT_KINDS[kind].published, id));
  return [...new Set(paths)].map((path) => firestore.doc(path));
}

/** Replaces fields of all documents of a query, which then finds them no more; `first` is done before, page by page. */
async function replaceFound(
  query: Query,
  replace: Replace,
  first?: (page: readonly DocumentSnapshot[]) => Promise<void>,
): Promise<void> {
  for (;;) {
    const { docs } = await query.limit(DOCUMENTS_A_STEP).get();
    await first?.(docs);
    await replaceIn(
      query.firestore,
      docs.map(({ ref }) => ref),
      replace,
    );
    if (docs.length < DOCUMENTS_A_STEP) return;
  }
}

/** Replaces fields in steps; reads each document again, because somebody may publish, or cancel it, meanwhile. */
async function replaceIn(
  firestore: Firestore,
  documents: readonly DocumentReference[],
  replace: Replace,
): Promise<void> {
  for (let from = 0; from < documents.length; from += DOCUMENTS_A_STEP) {
    const step = documents.slice(from, from + DOCUMENTS_A_STEP);
    await inTransaction(firestore, async (transaction) => {
      for (const found of await transaction.getAll(...step)) {
        const fields = found.exists ? replace(found) : null;
        if (fields !== null) transaction.update(found.ref, fields);
      }
    });
  }
}
