import { buildRecordSchema, type BuildFault, type BuildRecord } from '#domain/publishing/build-record.ts';
import { ApiError } from '#domain/core/errors.ts';
import { failBuild, holdsLease } from '#domain/publishing/site-state-machine.ts';
import type { SiteState } from '#domain/publishing/site-state.ts';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { ContentDeps } from '#platform/content/content-transaction.ts';
import { buildPath } from '#platform/firestore-paths.ts';
import { readSiteState, writeSiteState } from '#platform/content/site-state.ts';
import { requireDocument } from '#platform/require-document.ts';
import { inTransaction } from '#platform/retry-on-contention.ts';

/** A running build and the state of the site. */
export interface RunningBuild {
  readonly build: BuildRecord;
  readonly site: SiteState;
}

/** Updates a running build and the site in one transaction; throws not_found, or conflict when it is no longer running. */
export function updateRunningBuild(
  { database, clock }: ContentDeps,
  buildId: string,
  change: (running: RunningBuild, now: Date, transaction: Transaction) => RunningBuild | Promise<RunningBuild>,
): Promise<RunningBuild> {
  const firestore = database();
  return inTransaction(firestore, async (transaction) => {
    const running = await readRunningBuild(firestore, transaction, buildId);
    const changed = await change(running, clock(), transaction);
    transaction.set(firestore.doc(buildPath(buildId)), buildRecordSchema.parse(changed.build));
    writeSiteState(firestore, transaction, changed.site);
    return changed;
  });
}

/** Reads a running build within a transaction; throws not_found, or conflict when it is no longer running. */
async function readRunningBuild(
  firestore: Firestore,
  transaction: Transaction,
  buildId: string,
): Promise<RunningBuild> {
  const site = await readSiteState(firestore, transaction);
  const build = requireDocument(await transaction.get(firestore.doc(buildPath(buildId))), buildRecordSchema);
  if (!holdsLease(site, buildId)) throw new ApiError('conflict', { current: build });
  return { build, site };
}

/** Ends a running build as failed. */
export async function completeBuild(
  deps: ContentDeps,
  { buildId, failure, faults, log }: { buildId: string; failure: string; faults: BuildFault[]; log: string },
): Promise<void> {
  await updateRunningBuild(deps, buildId, ({ build, site }, now) => ({
    build: {
      ...build,
      state: 'failed',
      endedAt: now.toISOString(),
      failure,
      faults,
      log: log === '' ? build.log : log,
    },
    site: failBuild(site, failure),
  }));
}
