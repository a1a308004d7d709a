import { buildResultSchema, type BuildFault, type BuildResult } from '#domain/publishing/build-record.ts';
import { BUILD_FAULTS_KEPT, BUILD_LOG_KEPT, BUILD_PAGES_KEPT } from '#domain/publishing/limits.ts';
import type { PublisherReport } from '#domain/publishing/publisher-messages.ts';
import type { BuildReport } from '#publisher/build/build-report.ts';
import type { JobRecordFile } from '#publisher/report/job-record.ts';
import type { ReleaseTarget } from '#publisher/deploy/release-target.ts';
import { runBuild } from '#publisher/build/run-build.ts';
import { cutFault, reasonOf } from '#publisher/report/reason-of.ts';
import type { ReportToBackend } from '#publisher/report/report-to-backend.ts';
import { withHeartbeat } from '#publisher/report/with-heartbeat.ts';

/** A build's log, of which only the end is kept. */
class BuildLog {
  text = '';

  add(text: string): void {
    this.text = (this.text + text).slice(-BUILD_LOG_KEPT);
  }
}

export interface PublisherDeps {
  readonly target: ReleaseTarget;
  readonly notify: ReportToBackend;
  readonly jobRecord: JobRecordFile;
  /** Script that builds the site. */
  readonly buildScript: string;
  /** Folder of Astro's cache; null for that of `astro build`. */
  readonly cache: string | null;
}

type EndReport = Extract<PublisherReport, { report: 'live' | 'failed' }>;

/** How a job ended; null when the backend no longer waited for it. */
export type JobEnd = EndReport['report'] | null;

/** The build failed or its release may not go live; the faults name pages. */
class ReleaseRejected extends Error {
  readonly faults: BuildFault[];

  constructor(faults: BuildFault[]) {
    super(faults[0]?.why ?? 'The release may not go live.');
    this.faults = faults;
  }
}

/** The backend no longer waits for this build, so it must not go live. */
class BuildSuperseded extends Error {}

/** Builds a release, verifies it, makes it live and reports; a failure is reported and leaves the live release unchanged. */
export async function publishBuild(deps: PublisherDeps, buildId: string, signal: AbortSignal): Promise<JobEnd> {
  const log = new BuildLog();
  const end = await buildAndPublish(deps, { buildId, log, signal }).catch((error: unknown) => {
    if (error instanceof BuildSuperseded || signal.aborted) return null;
    const why = reasonOf(error);
    log.add(`${why}\n`);
    const faults = error instanceof ReleaseRejected ? error.faults : [];
    return { report: 'failed', buildId, why, faults, log: log.text } as const;
  });
  await deps.target.cleanUp().catch((error: unknown) => {
    // The next build tries again; the backend has to know about this one.
    console.error('Earlier releases could not be removed:', error);
  });
  if (end === null) {
    deps.jobRecord.clear();
    return null;
  }
  await reportEnd(deps, end.report === 'live' ? { ...end, kept: deps.target.kept() } : end);
  return end.report;
}

async function buildAndPublish(
  { target, notify, jobRecord, buildScript, cache }: PublisherDeps,
  { buildId, log, signal }: { buildId: string; log: BuildLog; signal: AbortSignal },
): Promise<EndReport> {
  jobRecord.write({ buildId, release: null, report: null });
  let state: 'building' | 'verifying' = 'building';
  const reportProgress = (pauses?: readonly number[]): Promise<boolean> =>
    notify({ report: 'progress', buildId, state, log: log.text }, pauses);
  // Without retries: the next heartbeat follows.
  const sendHeartbeat = (): Promise<boolean> => reportProgress([]);
  if (!(await reportProgress())) throw new BuildSuperseded();

  const planned = await target.prepare(buildId);
  return withHeartbeat(sendHeartbeat, async () => {
    const report = await runBuild({
      ...{ id: buildId, script: buildScript, out: planned.out, live: planned.live, cache, signal },
      onOutput: (text) => log.add(text),
      onVerifying: () => {
        state = 'verifying';
        sendHeartbeat().catch((error: unknown) => console.error(String(error)));
      },
    });
    if (report.outcome === 'failed') throw new ReleaseRejected(report.faults.slice(0, BUILD_FAULTS_KEPT).map(cutFault));
    state = 'verifying';
    // The last check before the switch: the backend may have given up on this build or started another.
    if (!(await reportProgress())) throw new BuildSuperseded();
    const live = { report: 'live', buildId, result: buildResultOf(report), log: log.text, kept: null } as const;
    jobRecord.write({ buildId, release: planned.release, report: { ...live, release: planned.release } });
    // The upload of a large release takes minutes.
    return { ...live, release: await target.publish(planned) };
  });
}

/** Reports how a job ended; the job record keeps the report until it is sent. */
export async function reportEnd(
  { notify, jobRecord }: Pick<PublisherDeps, 'notify' | 'jobRecord'>,
  report: EndReport,
): Promise<JobEnd> {
  const release = report.report === 'live' ? report.release : null;
  try {
    jobRecord.write({ buildId: report.buildId, release, report });
  } catch (error) {
    // Probably a full disk; the report is sent nevertheless.
    console.error('The end of the job could not be recorded:', error);
  }
  if (!(await notify(report))) {
    const end = release === null ? 'it failed' : `${release} is live`;
    console.error(`The backend no longer waited for the build ${report.buildId} and did not record that ${end}.`);
  }
  jobRecord.clear();
  return report.report;
}

/** The part of a build's report that its build record stores. */
export function buildResultOf({ written, removed, ...report }: BuildReport): BuildResult {
  return buildResultSchema.strip().parse({
    ...report,
    written: written.slice(0, BUILD_PAGES_KEPT),
    writtenCount: written.length,
    removed: removed.slice(0, BUILD_PAGES_KEPT),
  });
}
