import { cpSync, existsSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { RenderResult } from './site-renderer.ts';
import { checkRelease } from '#publisher/verify/check-release.ts';
import type { BuildReport } from './build-report.ts';
import {
  changedFiles,
  describeFile,
  pathOfFile,
  type KnownDigests,
  type ReleaseChanges,
} from '#publisher/incremental/changed-files.ts';
import { compileSite, type CompiledSite } from './compile-site.ts';
import { fileThread } from './file-thread.ts';
import { linkLastRelease, manifestFile } from '#publisher/incremental/last-release.ts';
import { loadRenderer } from './load-renderer.ts';

export interface ReleaseOptions {
  /** Folder of the new release; it must be empty or missing. */
  out: string;
  /** Folder of the last release; null for a full build. */
  from: string | null;
  /** Id of the property whose working copy is previewed; null for the published site. */
  preview: string | null;
  environment: NodeJS.ProcessEnv;
}

/** Makes a release of the published content and checks it. It never rejects: the report contains failures. */
export async function makeRelease(given: ReleaseOptions): Promise<BuildReport> {
  // The last release may have been removed since it was chosen.
  const options = { ...given, from: given.from !== null && existsSync(given.from) ? given.from : null };
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
    const folder = await emptyFolder(options.out);
    const site = await compileSite(options.environment);
    const { result, digests } = await render(options, folder, site);
    const { way, why, builtRevision, pages, files, shown, counts } = result;
    const changes =
      files === null
        ? changedFiles(folder, options.from === null ? null : resolve(options.from), digests)
        : describeChanges(folder, files);
    Object.assign(report, { way, why, builtRevision, pages }, changes);
    // The publisher recognises the phase 'verifying' by this line.
    console.log('Verifying the release …');
    report.faults.push(...checkRelease(folder, { ...changes, shown, counts }));
    if (report.faults.length === 0) report.outcome = 'ready';
  } catch (error) {
    report.faults.push(buildFault(error));
  }
  report.seconds = (performance.now() - began) / 1000;
  report.peakMegabytes = process.resourceUsage().maxRSS / 1024;
  return report;
}

async function render(
  { from, preview }: ReleaseOptions,
  folder: string,
  compiled: CompiledSite,
): Promise<{ result: RenderResult; digests: KnownDigests }> {
  const last = from === null || preview !== null ? null : await linkLastRelease(from, folder, compiled.key);
  const site = await loadRenderer(compiled.renderer);
  const resetFolder = async (): Promise<void> => {
    await last?.linked;
    await rm(folder, { recursive: true, force: true });
    // The asynchronous copy takes six times as long for five hundred small files.
    cpSync(compiled.client, folder, { recursive: true });
  };
  const files = fileThread(folder);
  try {
    if (preview !== null) await resetFolder();
    const result =
      preview === null
        ? await site.renderSite({
            folder,
            manifestFile: manifestFile(folder),
            code: compiled.key,
            last,
            resetFolder,
            put: files.put,
          })
        : await site.renderPreview({ id: preview, put: files.put });
    return { result, digests: await files.written() };
  } finally {
    await files.stop();
  }
}

function describeChanges(folder: string, { written, removed }: NonNullable<RenderResult['files']>): ReleaseChanges {
  return { written: written.map((file) => describeFile(folder, file)), removed: removed.map(pathOfFile) };
}

/** Path of the invalid document at the beginning of an error message. */
const INVALID_DOCUMENT = /^The document (\S+) cannot be published/;

function buildFault(error: unknown): BuildReport['faults'][number] {
  const why = error instanceof Error ? error.message : String(error);
  return { page: INVALID_DOCUMENT.exec(why)?.[1] ?? '', why };
}

async function emptyFolder(path: string): Promise<string> {
  const folder = resolve(path);
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).length > 0) throw new Error(`The folder for the release is not empty: ${folder}.`);
  return folder;
}
