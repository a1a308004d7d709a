import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { build } from 'astro';
import { readBuildEnvironment } from '#content/build-environment.ts';
import { readMarks } from '#content/published-properties.ts';
import { checkRelease } from '#publisher/verify/check-release.ts';
import type { BuildReport } from './build-report.ts';
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
    const { projectId, previewOf, cacheFolder } = readBuildEnvironment(process.env);
    const before = await readMarks(projectId);
    Object.assign(report, await buildSite(resolve(cacheFolder), await emptyFolder(out)));
    report.builtRevision = before.revision;
    const files = listFiles(out);
    Object.assign(report, compareFiles(files, live === null ? null : readFilesList(live)));
    report.pages = Object.keys(files).filter((file) => file.endsWith('.html')).length;
    // The publisher recognises the phase 'verifying' by this line.
    console.log('Verifying the release …');
    const after = previewOf === null ? await readMarks(projectId) : null;
    const published = after?.revision === before.revision ? after.count : null;
    const { written, removed } = report;
    report.faults.push(...checkRelease(out, { files, written, removed, published, isPreview: previewOf !== null }));
    await writeFile(filesListOf(out), JSON.stringify(files));
    if (report.faults.length === 0) report.outcome = 'ready';
  } catch (error) {
    report.faults.push(buildFault(error));
  }
  report.seconds = (performance.now() - began) / 1000;
  report.peakMegabytes = process.resourceUsage().maxRSS / 1024;
  return report;
}

/**
 * Runs `astro build`. A build that was killed leaves pages in Astro's cache that belong to no build, so the next one
 * uses none of it.
 */
async function buildSite(cache: string, out: string): Promise<Pick<BuildReport, 'way' | 'why'>> {
  const unfinished = join(cache, 'unfinished');
  // Always the same folder, because another one would make Astro read all content again.
  const site = join(cache, 'site');
  const force = existsSync(unfinished);
  const isFirst = !existsSync(cache);
  await mkdir(cache, { recursive: true });
  await writeFile(unfinished, '');
  console.log('Reading the content and rendering the pages …');
  await build({ outDir: site, force, logLevel: 'warn' });
  await rm(unfinished);
  await rm(out, { recursive: true });
  await rename(site, out);
  if (force) return { way: 'full', why: 'The build before this one did not end.' };
  if (isFirst) return { way: 'full', why: 'There is no earlier build.' };
  return { way: 'incremental', why: 'Pages that did not change come from the last build.' };
}

/** Path of the invalid document at the beginning of an error message. */
const INVALID_DOCUMENT = /^The document (\S+) cannot be published/;

function buildFault(error: unknown): BuildReport['faults'][number] {
  const why = error instanceof Error ? error.message : String(error);
  return { page: INVALID_DOCUMENT.exec(why)?.[1] ?? '', why };
}

async function emptyFolder(path: string): Promise<string> {
  const folder = resolve(path);
  await mkdir(dirname(folder), { recursive: true });
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).length > 0) throw new Error(`The folder for the release is not empty: ${folder}.`);
  return folder;
}
