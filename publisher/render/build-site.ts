import { rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { CONTENT_KINDS } from '#domain/content/kinds.ts';
import type { BuildReport } from './build-report.ts';
import { makeRelease } from './make-release.ts';
import { manifestFile } from '#publisher/incremental/last-release.ts';
import { swapFolder } from './swap-folder.ts';

/** Where a site is built before it replaces the folder that `--into` names. */
const STAGING_FOLDER = resolve('.cache/build');

/**
 * Builds the site from the published content. `--out` builds a release into a new folder, incrementally from the release
 * that `--from` names if possible; `--into` (default: dist) replaces the site in a folder when the build has succeeded.
 * `--preview properties/ID` renders one working copy's page. `--report` names a file for the outcome as JSON. A failed
 * build exits with 1.
 */
async function run(args: string[]): Promise<BuildReport> {
  const { values } = parseArgs({
    args,
    options: {
      out: { type: 'string' },
      from: { type: 'string' },
      into: { type: 'string', default: 'dist' },
      preview: { type: 'string' },
      report: { type: 'string' },
    },
  });
  const { out, from = null, into, report: file } = values;
  const preview = values.preview === undefined ? null : previewedId(values.preview);
  if (preview !== null && out === undefined) throw new Error('--preview needs a new folder: --out FOLDER.');
  const environment = process.env;
  const report =
    out === undefined ? await replaceSite(into, environment) : await makeRelease({ out, from, preview, environment });
  if (file !== undefined) await writeFile(file, `${JSON.stringify(report)}\n`);
  return report;
}

/** The id in 'properties/{id}'; only properties have previews. */
function previewedId(path: string): string {
  const [collection, id, more] = path.split('/');
  if (collection !== CONTENT_KINDS.properties.working || id === undefined || more !== undefined) {
    throw new Error(`expected --preview ${CONTENT_KINDS.properties.working}/ID, not '${path}'`);
  }
  return id;
}

async function replaceSite(into: string, environment: NodeJS.ProcessEnv): Promise<BuildReport> {
  const target = resolve(into);
  const next = join(STAGING_FOLDER, basename(dirname(target)), basename(target));
  await rm(next, { recursive: true, force: true });
  const report = await makeRelease({ out: next, from: null, preview: null, environment });
  if (report.outcome === 'ready') await swapFolder(next, target);
  // No incremental build starts from a folder that is replaced.
  await rm(manifestFile(next), { force: true });
  return report;
}

const { outcome, faults, way, why, seconds } = await run(process.argv.slice(2));
for (const fault of faults) console.error(fault.page === '' ? fault.why : `${fault.page}: ${fault.why}`);
if (outcome === 'failed') console.error('The site was not built; the old one is untouched.');
else console.log(`The site is built in ${seconds.toFixed(1)} s (${way}). ${why}`);
process.exitCode = outcome === 'ready' ? 0 : 1;
