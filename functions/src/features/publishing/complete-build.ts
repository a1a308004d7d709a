import { buildRecordSchema, type BuildFault, type BuildRecord } from '#domain/publishing/build-record.ts';
import { ApiError } from '#domain/core/errors.ts';
import { failBuild, holdsLease } from '#domain/publishing/site-state-machine.ts';
import type { SiteState } from '#domain/publishing/site-state.ts';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { ContentDeps } from '#platform/content/content-transaction.ts';
import { buildPath } from '#platform/firestore-paths.ts';
import { readSiteState, writeSiteState } from '#platform/content/site-state.ts';
import { retryOnContention } from '#platform/retry-on-contention.ts';

/** A build at work, and what the site is doing meanwhile. */
export interface BuildAtWork {
  /** The build. */
  readonly build: BuildRecord;
  /** The site. */
  readonly site: SiteState;
}

/** Changes a build at work together with the site, in one step; throws not_found, or conflict when it is at work no more. */
export function changeBuild(
  { database, clock }: ContentDeps,
  buildId: string,
  change: (atWork: BuildAtWork, now: Date) => BuildAtWork,
): Promise<BuildAtWork> {
  const firestore = database();
  return retryOnContention(() =>
    firestore.runTransaction(async (transaction) => {
      const changed = change(await readBuildAtWork(firestore, transaction, buildId), clock());
      transaction.set(firestore.doc(buildPath(buildId)), buildRecordSchema.parse(changed.build));
      writeSiteState(firestore, transaction, changed.site);
      return changed;
    }),
  );
}

/** Reads a build at work within a transaction; throws not_found, or conflict when it is at work no more. */
export async function readBuildAtWork(
  firestore: Firestore,
  transaction: Transaction,
  buildId: string,
): Promise<BuildAtWork> {
  const site = await readSiteState(firestore, transaction);
  const found = await transaction.get(firestore.doc(buildPath(buildId)));
  if (!found.exists) throw new ApiError('not_found');
  const build = buildRecordSchema.parse(found.data());
  if (!holdsLease(site, buildId)) throw new ApiError('conflict', { current: build });
  return { build, site };
}

/** Ends a build at work as failed. */
export async function completeBuild(
  deps: ContentDeps,
  { buildId, failure, faults, log }: { buildId: string; failure: string; faults: BuildFault[]; log: string },
): Promise<void> {
  await changeBuild(deps, buildId, ({ build, site }, now) => ({
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
