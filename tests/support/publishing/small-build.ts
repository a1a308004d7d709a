import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { BuildReport } from '#publisher/build/build-report.ts';

// A build program for tests of the publisher: all files of a release contain the same number, which shows whether the
// served files belong to one release. SMALL_BUILD says how the build ends.
const { values } = parseArgs({
  options: { out: { type: 'string' }, live: { type: 'string' }, report: { type: 'string' } },
});
const { out = '', report = '' } = values;
const FILES = 40;
const number = process.hrtime.bigint().toString();
const ending = process.env['SMALL_BUILD'] ?? 'ready';

const bytes = `${number} ${'.'.repeat(20_000)}`;
const buildReport: BuildReport = {
  outcome: 'failed',
  ...{ way: 'full', why: 'A test.', builtRevision: 0, pages: FILES, seconds: 0, peakMegabytes: 0, removed: [] },
  written: [{ path: '/page-0', file: 'page-0.html', sha256: createHash('sha256').update(bytes).digest('hex') }],
  faults: [],
};
try {
  mkdirSync(out, { recursive: true });
  for (let file = 0; file < FILES; file += 1) {
    writeFileSync(join(out, `page-${file}.html`), bytes);
    await wait(2);
  }
  console.log('Verifying the release …');
  if (ending !== 'ready') throw new Error(ending);
  buildReport.outcome = 'ready';
} catch (error) {
  buildReport.faults.push({ page: '', why: error instanceof Error ? error.message : String(error) });
}
writeFileSync(report, JSON.stringify(buildReport));
process.exitCode = buildReport.outcome === 'ready' ? 0 : 1;
