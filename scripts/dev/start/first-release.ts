import { randomUUID } from 'node:crypto';
import { buildRecordSchema } from '#domain/publishing/build-record.ts';
import { beginBuild, goLive } from '#domain/publishing/site-state-machine.ts';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { newBuild } from '#functions/features/publishing/claim-next-build.ts';
import { buildPath } from '#functions/platform/firestore-paths.ts';
import { readSiteState, writeSiteState } from '#functions/platform/content/site-state.ts';
import { localPlace } from '#publisher/deploy/local-target.ts';
import { resultOf } from '#publisher/deploy/publish-build.ts';
import { readPublisherSettings } from '#publisher/deploy/publisher-settings.ts';
import { reportFileFor, runBuild } from '#publisher/deploy/run-build.ts';

// `npm start` makes a release of what is published before it lets anybody in: the code may have changed since the last one.
const settings = readPublisherSettings(process.env);
const place = localPlace(settings);
const buildId = randomUUID();
await place.tidy();
const order = await place.begin(buildId);
const report = await runBuild({
  program: settings.buildProgram,
  options: ['--out', order.out, ...(order.from === null ? [] : ['--from', order.from])],
  reportFile: reportFileFor(buildId),
  stop: new AbortController().signal,
  say: (text) => process.stdout.write(text),
  verifying: () => undefined,
});
if (report.outcome === 'failed') throw new Error('The release is not fit to go live; the reasons stand above.');
const release = await place.publish(order);
await place.tidy();
await noteRelease();

/** Says in the database what is live, as the functions do when a publisher reports; whatever was at work before is over. */
async function noteRelease(): Promise<void> {
  const firestore = getFirestore(initializeApp());
  await firestore.runTransaction(async (transaction) => {
    const site = { ...(await readSiteState(firestore, transaction)), lease: null };
    const now = new Date();
    const at = now.toISOString();
    const revision = report.builtRevision;
    const begun = newBuild({ id: buildId, action: 'build', revision, requestedAt: at }, []);
    const ended = { state: 'live', startedAt: at, endedAt: at, result: resultOf(report), release } as const;
    transaction.create(firestore.doc(buildPath(buildId)), buildRecordSchema.parse({ ...begun, ...ended }));
    const made = { buildId, release, revision, at };
    writeSiteState(firestore, transaction, goLive(beginBuild(site, buildId, now), made, place.kept()));
  });
}
