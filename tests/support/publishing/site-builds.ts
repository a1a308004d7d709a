import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type BuildReport, buildReportSchema } from '#publisher/build/build-report.ts';

export interface SiteBuildOptions {
  /** Name of the live release; default: none. */
  live?: string;
  /** Name of Astro's cache; default 'site'. */
  cache?: string;
  /** Variables for the build. */
  environment?: Readonly<Record<string, string>>;
}

/** Releases of one project in a temporary folder, with a cache of their own. */
export interface SiteBuilds {
  /** Builds a release. */
  build: (name: string, options?: SiteBuildOptions) => Promise<BuildReport>;
  /** Starts to build a release that nobody waits for. */
  start: (name: string, options?: SiteBuildOptions) => ChildProcess;
  folderOf: (name: string) => string;
  /** Folder of the cache of that name. */
  cacheOf: (name: string) => string;
  remove: () => Promise<void>;
}

/** Builds with the command that the publisher calls. */
export async function siteBuilds(project: string): Promise<SiteBuilds> {
  const folder = await mkdtemp(resolve('.cache/releases-'));
  const folderOf = (name: string): string => join(folder, name);
  const cacheOf = (name: string): string => folderOf(`${name}.cache`);

  function start(name: string, { live, cache = 'site', environment = {} }: SiteBuildOptions = {}): ChildProcess {
    const options = ['publisher/build/build-site.ts', '--out', folderOf(name), '--report', folderOf(`${name}.json`)];
    if (live !== undefined) options.push('--live', folderOf(live));
    const settings = { NODE_ENV: 'production', GCLOUD_PROJECT: project, ASTRO_CACHE: cacheOf(cache) };
    const env = { ...process.env, ...settings, ...environment };
    return spawn(process.execPath, options, { env, stdio: 'ignore' });
  }

  return {
    folderOf,
    cacheOf,
    start,
    async build(name, options) {
      const child = start(name, options);
      // The report contains the outcome, so the exit code is ignored.
      await new Promise((done) => child.once('close', done));
      return buildReportSchema.parse(JSON.parse(await readFile(folderOf(`${name}.json`), 'utf8')));
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
