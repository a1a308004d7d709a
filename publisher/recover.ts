import { reportEnd, type PublisherDeps } from './publish-build.ts';

/** Reports the outcome of a job during which the publisher was killed, or whose report could not be sent. */
export async function recover(deps: Pick<PublisherDeps, 'target' | 'jobRecord' | 'notify'>): Promise<void> {
  const { target, jobRecord } = deps;
  const record = jobRecord.read();
  await target.cleanUp();
  if (record === null) return;
  const { buildId, release, report } = record;
  if (report?.report === 'failed') return void (await reportEnd(deps, report));
  // The switch is one rename, so the link alone tells whether it happened.
  if (report?.report === 'live' && release !== null && target.live() === release) {
    return void (await reportEnd(deps, { ...report, kept: target.kept() }));
  }
  const why = 'The publisher was stopped while it made this release. The site stays as it was.';
  await reportEnd(deps, { report: 'failed', buildId, why, faults: [], log: '' });
}
