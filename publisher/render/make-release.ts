import { cpSync, existsSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { PROGRAM } from './astro/program-name.ts';
import type { WritingOutcome } from './site-program.ts';
import { checkRelease } from '#publisher/verify/check-release.ts';
import { buildFault } from './build-fault.ts';
import type { BuildReport } from './build-report.ts';
import {
  addressOf,
  changedFiles,
  describeFile,
  type KnownDigests,
  type ReleaseChanges,
} from '#publisher/incremental/changed-files.ts';
import { compileSite, type CompiledSite } from './compile-site.ts';
import { fileThread } from './file-thread.ts';
import { beginFrom, manifestFile } from '#publisher/incremental/last-release.ts';
import { loadProgram } from './load-program.ts';

/** What a release is made from. */
export interface ReleaseOrder {
  /** Folder that takes it; it must not exist or be empty. */
  out: string;
  /** Folder of the last release; null for none. */
  from: string | null;
  /** Id of the property whose working copy is shown alone; null for the published site. */
  preview: string | null;
  /** Environment of the build. */
  environment: NodeJS.ProcessEnv;
}

/** Makes a whole release of the published content and reports on it; it never rejects, a failure stands in the report. */
export async function makeRelease(given: ReleaseOrder): Promise<BuildReport> {
  // A release that was cleared away meanwhile is as good as none.
  const order = { ...given, from: given.from !== null && existsSync(given.from) ? given.from : null };
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
    const folder = await emptyFolder(order.out);
    const site = await compileSite(order.environment);
    const { outcome, digests } = await write(order, folder, site);
    const { way, why, builtRevision, pages, ...written } = outcome;
    const changes =
      written.files === null
        ? changedFiles(folder, order.from === null ? null : resolve(order.from), digests)
        : describeChanges(folder, written.files);
    Object.assign(report, { way, why, builtRevision, pages }, changes);
    // The publisher hears by this line that the release is written.
    console.log('Verifying the release …');
    report.faults.push(...checkRelease(folder, { ...changes, shown: written.shown, index: written.index }));
    if (report.faults.length === 0) report.outcome = 'ready';
  } catch (error) {
    report.faults.push(buildFault(error));
  }
  report.seconds = (performance.now() - began) / 1000;
  report.peakMegabytes = process.resourceUsage().maxRSS / 1024;
  return report;
}

async function write(
  order: ReleaseOrder,
  folder: string,
  compiled: CompiledSite,
): Promise<{ outcome: WritingOutcome; digests: KnownDigests }> {
  const { from, preview } = order;
  const last = from === null || preview !== null ? null : await beginFrom(from, folder, compiled.key);
  const site = await loadProgram(join(compiled.program, PROGRAM));
  const startAfresh = async (): Promise<void> => {
    await last?.overlaid;
    await rm(folder, { recursive: true, force: true });
    // Waiting for threads takes six times as long, for five hundred small files.
    cpSync(compiled.client, folder, { recursive: true });
  };
  const files = fileThread(folder);
  try {
    if (preview !== null) await startAfresh();
    const outcome =
      preview === null
        ? await site.writeSite({
            folder,
            manifestFile: manifestFile(folder),
            code: compiled.key,
            last,
            startAfresh,
            put: files.put,
          })
        : await site.writePreview({ id: preview, put: files.put });
    return { outcome, digests: await files.written() };
  } finally {
    await files.stop();
  }
}

/** What visitors get anew, as the program says it of what it changed; files tell it of a release written as a whole. */
function describeChanges(folder: string, { written, removed }: NonNullable<WritingOutcome['files']>): ReleaseChanges {
  return { written: written.map((file) => describeFile(folder, file)), removed: removed.map(addressOf) };
}

async function emptyFolder(path: string): Promise<string> {
  const folder = resolve(path);
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).length > 0) throw new Error(`The folder for the release is not empty: ${folder}.`);
  return folder;
}
