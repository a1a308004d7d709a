import type { BuildRecord } from '#domain/publishing/build-record.ts';
import { BUILD_NEVER_REPORTED } from '#domain/publishing/text.ts';
import { failSilentBuild, findSilentBuild } from '#domain/publishing/site-state-machine.ts';
import type { ContentDeps } from '#platform/content/content-transaction.ts';
import { buildPath } from '#platform/firestore-paths.ts';
import { readSiteState, writeSiteState } from '#platform/content/site-state.ts';
import { inTransaction } from '#platform/retry-on-contention.ts';
import { runEach } from '#platform/run-each.ts';
import { publishDue } from './publish-due.ts';
import { startRequestedBuild } from './start-build.ts';

/** Fails a silent build, publishes what is due, and starts a requested build that was not started; each by itself. */
export function runPublishingTick(deps: ContentDeps): Promise<void> {
  return runEach([() => endSilentBuild(deps), () => publishDue(deps), () => startRequestedBuild(deps)]);
}

async function endSilentBuild({ database, clock }: ContentDeps): Promise<void> {
  const firestore = database();
  await inTransaction(firestore, async (transaction) => {
    const site = await readSiteState(firestore, transaction);
    const now = clock();
    const silent = findSilentBuild(site, now);
    if (silent === null) return;
    const found = await transaction.get(firestore.doc(buildPath(silent)));
    writeSiteState(firestore, transaction, failSilentBuild(site, now));
    if (!found.exists) return;
    // Not parsed: a record that cannot be read would keep its lease, and nothing could be published any more.
    const ended = { state: 'failed', endedAt: now.toISOString(), failure: BUILD_NEVER_REPORTED } as const;
    transaction.update(found.ref, ended satisfies Partial<BuildRecord>);
  });
}
