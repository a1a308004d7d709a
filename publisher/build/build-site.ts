import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { makeRelease } from './make-release.ts';

// Makes a release and checks it, for the publisher: `--out` names its folder, `--live` the live release, `--report` a file
// for the outcome as JSON. A failed build exits with 1. The environment is that of `astro build` (docs/publishing.md).
const { values } = parseArgs({
  options: { out: { type: 'string' }, live: { type: 'string' }, report: { type: 'string' } },
});
const { out, live = null, report: file } = values;
if (out === undefined) throw new Error('expected --out FOLDER');
const report = await makeRelease({ out, live });
if (file !== undefined) await writeFile(file, `${JSON.stringify(report)}\n`);

const { outcome, faults, way, why, seconds } = report;
for (const fault of faults) console.error(fault.page === '' ? fault.why : `${fault.page}: ${fault.why}`);
if (outcome === 'failed') console.error('The site was not built; the live one is untouched.');
else console.log(`The site is built in ${seconds.toFixed(1)} s (${way}). ${why}`);
// Not `exitCode`: a bundler that failed leaves its processes open, and this one would wait for them.
process.exit(outcome === 'ready' ? 0 : 1);
