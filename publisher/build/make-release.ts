import { writeFile } from 'node:fs/promises';
import { readBuildEnvironment } from '#content/build-environment.ts';
import { countProperties, readRequestedRevision } from '#content/published-properties.ts';
import { checkRelease } from '#publisher/verify/check-release.ts';
import type { BuildReport } from './build-report.ts';
import { renderSite } from './render-site.ts';
import { compareFiles, filesListOf, listFiles, readFilesList } from './release-files.ts';

export interface ReleaseOptions {
  /** Folder of the new release; it must be empty or missing. */
  out: string;
  /** The live release, with whose files those of the new one are compared; null when there is none. */
  live: string | null;
}

/**
 * Makes a release of the content that the environment names and checks it. It never rejects: the report contains failures.
 */
export async function makeRelease({ out, live }: ReleaseOptions): Promise<BuildReport> {
  const began = performance.now();
  const report: BuildReport = {
    outcome: 'failed',
    way: 'full',
    why: 'The build did not get as far as the content.',
    builtRevision: 0,
    pages: 0,
    written: [],
    removed: [],
    seconds: 0,
    peakMegabytes: 0,
    faults: [],
  };
  try {
    const environment = readBuildEnvironment(process.env);
    const { projectId, previewOf } = environment;
    const revision = await readRequestedRevision(projectId);
    Object.assign(report, await renderSite(environment, out));
    report.builtRevision = revision;
    const files = listFiles(out);
    Object.assign(report, compareFiles(files, live === null ? null : readFilesList(live)));
    report.pages = Object.keys(files).filter((file) => file.endsWith('.html')).length;
    // The publisher recognises the phase 'verifying' by this line.
    console.log('Verifying the release …');
    const published = previewOf === null ? await countUnchanged(projectId, revision) : null;
    const { written, removed } = report;
    report.faults.push(...checkRelease(out, { files, written, removed, published, isPreview: previewOf !== null }));
    // A preview is never compared with the release after it.
    if (previewOf === null) await writeFile(filesListOf(out), JSON.stringify(files));
    if (report.faults.length === 0) report.outcome = 'ready';
  } catch (error) {
    report.faults.push(buildFault(error));
  }
  report.seconds = (performance.now() - began) / 1000;
  report.peakMegabytes = process.resourceUsage().maxRSS / 1024;
  return report;
}

/** Number of published properties; null when something was published since the revision. */
async function countUnchanged(projectId: string, revision: number): Promise<number | null> {
  const count = await countProperties(projectId);
  return (await readRequestedRevision(projectId)) === revision ? count : null;
}

/** Path of the invalid document at the beginning of an error message. */
const INVALID_DOCUMENT = /^The document (\S+) cannot be published/;

function buildFault(error: unknown): BuildReport['faults'][number] {
  const why = error instanceof Error ? error.message : String(error);
  return { page: INVALID_DOCUMENT.exec(why)?.[1] ?? '', why };
}
