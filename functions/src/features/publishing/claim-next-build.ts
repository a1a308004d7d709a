import { randomUUID } from 'node:crypto';
import { buildRecordSchema, type BuildRecord } from '#domain/publishing/build-record.ts';
import { BUSINESS_COLLECTIONS } from '#domain/content/collections.ts';
import { publicationSchema, type Publication } from '#domain/publishing/publication.ts';
import { beginBuild, canBegin } from '#domain/publishing/site-state-machine.ts';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { ContentDeps } from '#platform/content/content-transaction.ts';
import { buildPath } from '#platform/firestore-paths.ts';
import { parseOrReport } from '#platform/parse-or-report.ts';
import { readSiteState, writeSiteState } from '#platform/content/site-state.ts';
import { inTransaction } from '#platform/retry-on-contention.ts';

/** Maximum number of titles in the record of a build. */
const TITLES_MAX = 20;

/** Creates a build for all publications since the last one; null when none is requested or one is running. */
export function claimNextBuild({ database, clock }: ContentDeps): Promise<BuildRecord | null> {
  const firestore = database();
  return inTransaction(firestore, async (transaction) => {
    const site = await readSiteState(firestore, transaction);
    if (!canBegin(site)) return null;
    const { begunRevision, requestedRevision } = site;
    const publications = await publicationsBetween(firestore, transaction, begunRevision, requestedRevision);
    const now = clock();
    const id = randomUUID();
    const build = newBuild(
      { id, action: 'build', revision: requestedRevision, requestedAt: now.toISOString() },
      publications,
    );
    transaction.create(firestore.doc(buildPath(id)), build);
    writeSiteState(firestore, transaction, beginBuild(site, id, now));
    return build;
  });
}

/** The record of a build that has just started. */
export function newBuild(
  started: Pick<BuildRecord, 'id' | 'action' | 'revision' | 'requestedAt'>,
  publications: readonly Pick<Publication, 'who' | 'changes'>[],
): BuildRecord {
  const build = buildRecordSchema.parse({
    ...started,
    ...{ state: 'requested', who: [], what: [], whatCount: 0 },
    ...{ startedAt: null, endedAt: null, log: '', result: null, faults: [], failure: '', release: null },
  });
  return addPublications(build, publications);
}

/** Adds publications to the record of the build that contains them. */
export function addPublications(
  build: BuildRecord,
  publications: readonly Pick<Publication, 'who' | 'changes'>[],
): BuildRecord {
  const titles = publications.flatMap(({ changes }) => changes.map(({ title }) => title));
  const who = [...build.who, ...publications.map((publication) => publication.who)];
  return {
    ...build,
    who: [...new Set(who)].filter((email) => email !== ''),
    what: [...new Set([...build.what, ...titles])].slice(0, TITLES_MAX),
    whatCount: build.whatCount + titles.length,
  };
}

/**
 * The publications after a revision and up to another; later ones than the site's revision predate a restored backup. One
 * that cannot be read is left out: a build follows from the revision, and only its record names who published what.
 */
export async function publicationsBetween(
  firestore: Firestore,
  transaction: Transaction,
  after: number,
  upTo: number,
): Promise<Publication[]> {
  const between = firestore
    .collection(BUSINESS_COLLECTIONS.publications)
    .where('revision', '>', after)
    .where('revision', '<=', upTo);
  const { docs } = await transaction.get(between.orderBy('revision'));
  return docs.flatMap((found) => parseOrReport(found, publicationSchema) ?? []);
}
