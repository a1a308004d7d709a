import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { runBuild } from './run-build.ts';

const PROPERTY = '00000000-0000-4000-8000-000000000001';

/** A build that reports which property's working copy it would show. */
const SCRIPT = `
  import { writeFileSync } from 'node:fs';
  const report = {
    outcome: 'failed', way: 'full', why: process.env.PREVIEW_PROPERTY ?? 'none', builtRevision: 0, pages: 0,
    seconds: 0, peakMegabytes: 0, written: [], removed: [], faults: [],
  };
  writeFileSync(process.argv.at(-1), JSON.stringify(report));`;

it.each<[string, { previewOf?: string }, string]>([
  ['no working copy, even if the environment names one', {}, 'none'],
  ['the working copy that it was asked for', { previewOf: PROPERTY }, PROPERTY],
])('shows %s', async (_, asked, shown) => {
  const folder = mkdtempSync(join(tmpdir(), 'run-build-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const script = join(folder, 'build.mjs');
  writeFileSync(script, SCRIPT);
  vi.stubEnv('PREVIEW_PROPERTY', '00000000-0000-4000-8000-000000000002');
  const build = { id: 'run-build-test', script, out: join(folder, 'out'), live: null, cache: null };
  expect((await runBuild({ ...build, ...asked, onOutput: () => undefined })).why).toBe(shown);
});
