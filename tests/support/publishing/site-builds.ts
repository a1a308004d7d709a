import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type BuildReport, buildReportSchema } from '#publisher/render/build-report.ts';

/** Releases of one project in a temporary folder. */
export interface SiteBuilds {
  /** Builds a release, incrementally from the one named `from` if given. */
  build: (name: string, options?: { from?: string; preview?: string }) => Promise<BuildReport>;
  folderOf: (name: string) => string;
  remove: () => Promise<void>;
}

/** Builds with the command that a publisher calls. */
export async function siteBuilds(project: string): Promise<SiteBuilds> {
  const folder = await mkdtemp(resolve('.cache/releases-'));
  const env = { ...process.env, GCLOUD_PROJECT: project };
  const folderOf = (name: string): string => join(folder, name);
  return {
    folderOf,
    async build(name, { from, preview } = {}) {
      const report = join(folder, `${name}.json`);
      const options = ['publisher/render/build-site.ts', '--out', folderOf(name), '--report', report];
      if (from !== undefined) options.push('--from', folderOf(from));
      if (preview !== undefined) options.push('--preview', preview);
      // The report contains the outcome, so the exit code is ignored.
      await new Promise<void>((done) => void execFile(process.execPath, options, { env }, () => done()));
      return buildReportSchema.parse(JSON.parse(await readFile(report, 'utf8')));
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
