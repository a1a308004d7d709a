import type { BuildFault, BuildResult, PageBefore } from '#domain/publishing/build-record.ts';
import { BUILD_FAULTS_KEPT, BUILD_PAGES_KEPT } from '#domain/publishing/limits.ts';
import type { PublisherReport } from '#domain/publishing/publisher-messages.ts';
import type { BuildReport } from '#publisher/render/build-report.ts';
import type { JobNotes } from './job-record.ts';
import { LogTail } from './log-tail.ts';
import { fetchPagesBefore } from './previous-pages.ts';
import type { ReleasePlace } from './release-target.ts';
import { reportFileFor, runBuild } from './run-build.ts';
import type { ReportToBackend } from './report-to-backend.ts';

/** Milliseconds between two signs of life: the house gives up on a build that is silent for minutes. */
const BEAT_MILLISECONDS = 10_000;

/** What a publisher works with. */
export interface PublisherParts {
  /** Where releases go live. */
  readonly place: ReleasePlace;
  /** How the house is told. */
  readonly notify: ReportToBackend;
  /** What a publisher that was killed needs to know. */
  readonly notes: JobNotes;
  /** Where visitors see the site. */
  readonly siteOrigin: string;
  /** Program that builds. */
  readonly buildProgram: string;
}

/** How a job ended. */
type EndReport = Extract<PublisherReport, { report: 'live' | 'failed' }>;

/** How a job ended for whoever started it; null when the house did not wait for it any more. */
export type JobEnd = EndReport['report'] | null;

/** A build that may not go live; the faults name pages. */
class ReleaseRejected extends Error {
  readonly faults: BuildFault[];

  constructor(faults: BuildFault[]) {
    super(faults[0]?.why ?? 'The release is not fit to go live.');
    this.faults = faults;
  }
}

/** The house no longer waits for this build: nothing may go live in its name. */
class NoLongerWanted extends Error {}

/** Makes the release of a build, has it checked, puts it live and tells the house; a failure is told and leaves the live release. */
export async function publishBuild(parts: PublisherParts, buildId: string, stop: AbortSignal): Promise<JobEnd> {
  const log = new LogTail();
  const before: PageBefore[] = [];
  const ending = await makeAndPublish(parts, { buildId, log, stop, before }).catch((error: unknown) => {
    if (error instanceof NoLongerWanted || stop.aborted) return null;
    const why = error instanceof Error ? error.message : String(error);
    log.add(`${why}\n`);
    const faults = error instanceof ReleaseRejected ? error.faults : [];
    return { report: 'failed', buildId, why: why.slice(0, 2000), faults, log: log.text } as const;
  });
  await parts.place.tidy();
  if (ending === null) {
    parts.notes.clear();
    return null;
  }
  // While the build is still at work: a report that comes after its end changes nothing.
  if (ending.report === 'live') await reportPrevious(parts, buildId, before);
  await finish(parts, ending.report === 'live' ? { ...ending, kept: parts.place.kept() } : ending);
  return ending.report;
}

/** A job at work. */
interface Job {
  readonly buildId: string;
  readonly log: LogTail;
  readonly stop: AbortSignal;
  /** Receives the pages as they were. */
  readonly before: PageBefore[];
}

async function makeAndPublish(parts: PublisherParts, { buildId, log, stop, before }: Job): Promise<EndReport> {
  const { place, notify, notes } = parts;
  notes.write({ buildId, release: null, report: null });
  let state: 'building' | 'verifying' = 'building';
  const progress = (pauses?: readonly number[]): Promise<boolean> =>
    notify({ report: 'progress', buildId, state, log: log.text }, pauses);
  // A beat that is lost is followed by another.
  const beat = (): void => void progress([]).catch((error: unknown) => console.error(String(error)));
  if (!(await progress())) throw new NoLongerWanted();

  const order = await place.begin(buildId);
  const beats = setInterval(beat, BEAT_MILLISECONDS);
  const report = await runBuild({
    program: parts.buildProgram,
    options: ['--out', order.out, ...(order.from === null ? [] : ['--from', order.from])],
    reportFile: reportFileFor(buildId),
    stop,
    say: (text) => log.add(text),
    verifying: () => {
      state = 'verifying';
      beat();
    },
  }).finally(() => clearInterval(beats));
  if (report.outcome === 'failed') throw new ReleaseRejected(report.faults.slice(0, BUILD_FAULTS_KEPT));
  state = 'verifying';
  before.push(...(await fetchPagesBefore(parts.siteOrigin, report.written)));
  // The last word before the swap: a house that has given up on this build, or begun another, says so.
  if (!(await progress())) throw new NoLongerWanted();
  const live = { report: 'live', buildId, result: resultOf(report), log: log.text, kept: null } as const;
  notes.write({ buildId, release: order.release, report: { ...live, release: order.release } });
  const release = await place.publish(order);
  return { ...live, release };
}

/** The pages as they were; they are there to be looked at, so a release goes live without them, too. */
async function reportPrevious(
  { notify }: PublisherParts,
  buildId: string,
  pages: readonly PageBefore[],
): Promise<void> {
  try {
    // Without a second attempt: the end of the build is not held up for a picture of what was.
    for (const [position, page] of pages.entries()) await notify({ report: 'before', buildId, position, page }, []);
  } catch (error) {
    console.error('Not all pages were kept as they were before:', error);
  }
}

/** Tells the house how a job ended; what it cannot be told now is kept for later. */
export async function finish(
  { notify, notes }: Pick<PublisherParts, 'notify' | 'notes'>,
  report: EndReport,
): Promise<JobEnd> {
  const release = report.report === 'live' ? report.release : null;
  try {
    notes.write({ buildId: report.buildId, release, report });
  } catch (error) {
    // A full disk, most likely: the house is told all the same.
    console.error('The end of the job could not be noted:', error);
  }
  await notify(report);
  notes.clear();
  return report.report;
}

/** What the record of a build keeps of its report. */
export function resultOf({
  way,
  why,
  builtRevision,
  pages,
  written,
  removed,
  seconds,
  peakMegabytes,
}: BuildReport): BuildResult {
  return {
    ...{ way, why, builtRevision, pages, seconds, peakMegabytes },
    written: written.slice(0, BUILD_PAGES_KEPT),
    writtenCount: written.length,
    removed: removed.slice(0, BUILD_PAGES_KEPT),
  };
}
