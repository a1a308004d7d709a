import { reportEnd, type JobEnd, type PublisherDeps } from './publish-build.ts';
import { reasonOf } from '#publisher/report/reason-of.ts';
import { withHeartbeat } from '#publisher/report/with-heartbeat.ts';

/** Makes an earlier release live again and reports it to the backend. */
export async function publishRollback(deps: PublisherDeps, buildId: string, release: string): Promise<JobEnd> {
  const { target, notify, jobRecord } = deps;
  const progress = { report: 'progress', buildId, state: 'verifying', log: '' } as const;
  if (!(await notify(progress))) return null;
  const log = `Rolled back to ${release}.\n`;
  const live = { report: 'live', buildId, release, kept: target.kept(), result: null, log } as const;
  jobRecord.write({ buildId, release, report: live });
  try {
    await withHeartbeat(
      () => notify(progress, []),
      () => target.rollBack(release),
    );
  } catch (error) {
    const why = reasonOf(error);
    return reportEnd(deps, { report: 'failed', buildId, why, faults: [], log: why });
  }
  return reportEnd(deps, live);
}
