import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runGroup } from '#scripts/dev/processes/run-group.ts';
import { NONE } from './count-results.ts';
import { stageLine } from './run-stage.ts';

describe('the line about a stage', () => {
  it('shows the time and the number of tests', () => {
    expect(stageLine('unit', { ...NONE, passed: 214 }, 12.34)).toBe('unit       ok        12.3 s  214 tests');
  });

  it('shows how many tests failed, were skipped and needed a second try', () => {
    const flaky = [{ title: 'the inbox', error: 'late' }];
    expect(stageLine('api', { passed: 9, failed: 2, skipped: 1, flaky }, 3)).toBe(
      'api        FAILED     3.0 s  2 of 11 failed, 1 SKIPPED, 1 flaky',
    );
  });
});

describe('running a program', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'run-group-'));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  const options = () => ({ env: process.env, logFile: join(folder, 'log'), limitSeconds: 20 });
  const waitForEver = 'setInterval(() => undefined, 1000)';

  it('returns its exit code', async () => {
    const { signal } = new AbortController();
    expect(await runGroup([process.execPath, '-e', 'process.exit(3)'], { ...options(), stop: signal })).toBe(3);
  });

  it('stops it after its limit', async () => {
    const { signal } = new AbortController();
    const end = await runGroup([process.execPath, '-e', waitForEver], {
      ...options(),
      limitSeconds: 0.1,
      stop: signal,
    });
    expect(end).toBe('too long');
  });

  it('stops it on request', async () => {
    const controller = new AbortController();
    const end = runGroup([process.execPath, '-e', waitForEver], { ...options(), stop: controller.signal });
    controller.abort();
    expect(await end).toBe('stopped');
  });
});
