import { randomUUID } from 'node:crypto';
import { buildRecordSchema } from '#domain/publishing/build-record.ts';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { newBuild } from '#functions/features/publishing/claim-next-build.ts';
import { buildPath } from '#functions/platform/firestore-paths.ts';
import { readSiteState, writeSiteState } from '#functions/platform/content/site-state.ts';
import { localTarget } from '#publisher/deploy/local-target.ts';
import { buildResultOf } from '#publisher/publish-build.ts';
import { readPublisherSettings } from '#publisher/publisher-settings.ts';
import { runBuild } from '#publisher/build/run-build.ts';
import { siteWithRelease } from './site-with-release.ts';

// `npm start` builds a release of the published content first, because the code may have changed since the last one.
const settings = readPublisherSettings(process.env);
const target = localTarget(settings);
const buildId = randomUUID();
await target.cleanUp();
const planned = await target.prepare(buildId);
const report = await runBuild({
  ...{ id: buildId, script: settings.buildScript, out: planned.out, live: planned.live, cache: settings.cache },
  onOutput: (text) => process.stdout.write(text),
});
if (report.outcome === 'failed') throw new Error('The release may not go live; the log above has the reasons.');
const release = await target.publish(planned);
await target.cleanUp();
await recordRelease();

/** Records the live release in the database, as the functions do when a publisher reports. */
async function recordRelease(): Promise<void> {
  const firestore = getFirestore(initializeApp());
  await firestore.runTransaction(async (transaction) => {
    const site = await readSiteState(firestore, transaction);
    const at = new Date().toISOString();
    const revision = report.builtRevision;
    const begun = newBuild({ id: buildId, action: 'build', revision, requestedAt: at }, []);
    const ended = { state: 'live', startedAt: at, endedAt: at, result: buildResultOf(report), release } as const;
    transaction.create(firestore.doc(buildPath(buildId)), buildRecordSchema.parse({ ...begun, ...ended }));
    const liveRelease = { buildId, release, revision, at };
    writeSiteState(firestore, transaction, siteWithRelease(site, liveRelease, target.kept()));
  });
}
