import { randomUUID } from 'node:crypto';
import { CONTENT_EPOCH_ID, BUSINESS_COLLECTIONS, SITE_SETTINGS_ID } from '#domain/content/collections.ts';
import { CONTENT_KINDS } from '#domain/content/kinds.ts';
import { contentEpochSchema } from '#domain/publishing/site-revision.ts';
import { INITIAL_SITE_STATE } from '#domain/publishing/site-state.ts';
import type { Firestore } from 'firebase-admin/firestore';
import { siteStatePath } from '#functions/platform/firestore-paths.ts';
import { planSeed, type SeedPlan } from './compare-documents.ts';
import type { SeedDocument } from './content-documents.ts';

// Firestore accepts 500 writes and 10 MiB at once.
const WRITES_AT_ONCE = 200;

/** Whether the content is complete: the published settings are written last. */
export async function hasContent(database: Firestore): Promise<boolean> {
  const settings = database.collection(CONTENT_KINDS.settings.published).doc(SITE_SETTINGS_ID);
  return (await settings.get()).exists;
}

/** Writes the documents that are missing or differ, in the given order, and the initial state of the site if it is missing. */
export async function writeContent(database: Firestore, documents: readonly SeedDocument[]): Promise<SeedPlan> {
  const plan = planSeed(documents, await readStored(database, documents));
  const writes = [...plan.create, ...plan.update];
  for (let begin = 0; begin < writes.length; begin += WRITES_AT_ONCE) {
    const batch = database.batch();
    for (const { collection, id, data } of writes.slice(begin, begin + WRITES_AT_ONCE)) {
      batch.set(database.collection(collection).doc(id), data);
    }
    await batch.commit();
  }
  if (writes.length > 0) await beginEpoch(database);
  await startSiteState(database);
  return plan;
}

async function readStored(
  database: Firestore,
  documents: readonly SeedDocument[],
): Promise<ReadonlyMap<string, object>> {
  const collections = [...new Set(documents.map(({ collection }) => collection))];
  const snapshots = await Promise.all(collections.map((name) => database.collection(name).get()));
  return new Map(snapshots.flatMap(({ docs }) => docs.map((found) => [found.ref.path, found.data()])));
}

/** A new epoch tells builds that the content was replaced (docs/decisions/0080). */
async function beginEpoch(database: Firestore): Promise<void> {
  const epoch = contentEpochSchema.parse({ epoch: randomUUID() });
  await database.collection(BUSINESS_COLLECTIONS.system).doc(CONTENT_EPOCH_ID).set(epoch);
}

/** The initial state has no requested build, because the commands that seed build the site as well. */
async function startSiteState(database: Firestore): Promise<void> {
  const state = database.doc(siteStatePath());
  await database.runTransaction(async (transaction) => {
    if ((await transaction.get(state)).exists) return;
    transaction.create(state, INITIAL_SITE_STATE);
  });
}
