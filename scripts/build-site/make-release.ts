import { cp, mkdir, readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { PROGRAM } from '../../src/build/program-name.ts';
import { buildFault } from './build-fault.ts';
import type { BuildReport } from './build-report.ts';
import { changedFiles } from './changed-files.ts';
import { compileSite } from './compile-site.ts';
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
export async function makeRelease({ out, from, preview, environment }: ReleaseOrder): Promise<BuildReport> {
  const began = performance.now();
  const report: BuildReport = {
    outcome: 'failed',
    way: 'full',
    why: reasonOf(from, preview),
    builtRevision: 0,
    pages: 0,
    written: [],
    removed: [],
    seconds: 0,
    peakMegabytes: 0,
    faults: [],
  };
  try {
    const folder = await emptyFolder(out);
    const { client, program } = await compileSite(environment);
    await cp(client, folder, { recursive: true });
    const site = await loadProgram(join(program, PROGRAM));
    const written = preview === null ? site.writeSite({ folder }) : site.writePreview({ folder, id: preview });
    Object.assign(report, await written, changedFiles(folder, from === null ? null : resolve(from)));
    report.outcome = 'ready';
  } catch (error) {
    report.faults.push(buildFault(error));
  }
  report.seconds = (performance.now() - began) / 1000;
  report.peakMegabytes = process.resourceUsage().maxRSS / 1024;
  return report;
}

function reasonOf(from: string | null, preview: string | null): string {
  if (preview !== null) return 'A preview shows one working copy.';
  return from === null ? 'There is no earlier release.' : 'Everything was asked for.';
}

async function emptyFolder(path: string): Promise<string> {
  const folder = resolve(path);
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).length > 0) throw new Error(`The folder for the release is not empty: ${folder}.`);
  return folder;
}
