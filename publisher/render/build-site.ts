import { rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { CONTENT_KINDS } from '#domain/content/kinds.ts';
import type { BuildReport } from './build-report.ts';
import { makeRelease, type ReleaseOrder } from './make-release.ts';
import { manifestFile } from '#publisher/incremental/last-release.ts';
import { swapFolder } from './swap-folder.ts';

/** Where a site is built before it takes the place of the folder that was asked for. */
const BESIDE = resolve('.cache/build');

/**
 * Builds the site from the published content. `--out` makes a release in a folder of its own, out of the last one that
 * `--from` names where that is possible; `--into` (default: dist) puts the site in the place of the one that stands
 * there, when it is whole. `--preview properties/ID` makes a release of one working copy's page. `--report` takes the outcome as JSON. A failed build ends with 1.
 */
async function run(given: readonly string[]): Promise<BuildReport> {
  const { values } = parseArgs({
    args: [...given],
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
  if (preview !== null && out === undefined) throw new Error('--preview needs a folder of its own: --out FOLDER.');
  const environment = process.env;
  const report =
    out === undefined ? await replaceSite(into, environment) : await makeRelease({ out, from, preview, environment });
  if (file !== undefined) await writeFile(file, `${JSON.stringify(report)}\n`);
  return report;
}

/** The id in 'properties/{id}': of all content only a property is shown alone. */
function previewedId(place: string): string {
  const [collection, id, more] = place.split('/');
  if (collection !== CONTENT_KINDS.properties.working || id === undefined || more !== undefined) {
    throw new Error(`expected --preview ${CONTENT_KINDS.properties.working}/ID, not '${place}'`);
  }
  return id;
}

async function replaceSite(into: string, environment: ReleaseOrder['environment']): Promise<BuildReport> {
  const target = resolve(into);
  const next = join(BESIDE, basename(dirname(target)), basename(target));
  await rm(next, { recursive: true, force: true });
  const report = await makeRelease({ out: next, from: null, preview: null, environment });
  if (report.outcome === 'ready') await swapFolder(next, target);
  // Nothing is built out of a folder that is replaced.
  await rm(manifestFile(next), { force: true });
  return report;
}

const { outcome, faults, way, why, seconds } = await run(process.argv.slice(2));
for (const fault of faults) console.error(fault.page === '' ? fault.why : `${fault.page}: ${fault.why}`);
if (outcome === 'failed') console.error('The site was not built; the old one is untouched.');
else console.log(`The site is built in ${seconds.toFixed(1)} s (${way}). ${why}`);
process.exitCode = outcome === 'ready' ? 0 : 1;
