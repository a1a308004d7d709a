import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BUILD_LOG_KEPT, REASON_MAX } from '#domain/publishing/limits.ts';
import { publisherReportSchema, type PublisherReport } from '#domain/publishing/publisher-messages.ts';
import type { ReleaseTarget } from '#publisher/deploy/release-target.ts';
import { HEARTBEAT_MILLISECONDS } from '#publisher/report/with-heartbeat.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { publishBuild, type PublisherDeps } from './publish-build.ts';
import { publishRollback } from './publish-rollback.ts';

const BUILD = '00000000-0000-4000-8000-000000000001';

let folder: string;
let reports: PublisherReport[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'publish-build-'));
  reports = [];
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true });
});

/** What a publisher needs, with a switch of the site that takes as long as three heartbeats. */
function slowDeps(notify: PublisherDeps['notify'] = () => Promise.resolve(true)): PublisherDeps {
  const switchSlowly = async (): Promise<void> => {
    reports.length = 0;
    await vi.advanceTimersByTimeAsync(3 * HEARTBEAT_MILLISECONDS);
  };
  const target: ReleaseTarget = {
    prepare: (buildId) => Promise.resolve({ release: buildId, out: join(folder, 'out'), live: null }),
    publish: () => switchSlowly().then(() => 'a-release'),
    rollBack: switchSlowly,
    live: () => null,
    kept: () => null,
    cleanUp: () => Promise.resolve(),
  };
  return {
    target,
    notify: (report, pauses) => {
      reports.push(report);
      return notify(report, pauses);
    },
    jobRecord: { read: () => null, write: () => undefined, clear: () => undefined },
    buildScript: 'tests/support/publishing/small-build.ts',
    cache: null,
  };
}

const publish = (deps: PublisherDeps) => publishBuild(deps, BUILD, new AbortController().signal);

it.each([
  ['a release is uploaded', publish],
  ['an earlier release is brought back', (deps: PublisherDeps) => publishRollback(deps, BUILD, 'earlier')],
])('reports progress while %s, so that the backend does not give up on it', async (_, run) => {
  expect(await run(slowDeps())).toBe('live');
  expect(reports.map(({ report }) => report)).toEqual(['progress', 'progress', 'progress', 'live']);
  expect(vi.getTimerCount()).toBe(0);
});

it('says in its log when the backend did not record that a release is live', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  expect(await publish(slowDeps(({ report }) => Promise.resolve(report !== 'live')))).toBe('live');
  expect(log).toHaveBeenCalledWith(expect.stringContaining('a-release is live'));
});

it('reports that a release is live although what it replaces cannot be removed', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const deps = slowDeps();
  vi.spyOn(deps.target, 'cleanUp').mockRejectedValue(new Error('no access'));
  expect(await publish(deps)).toBe('live');
  expect(reports.at(-1)?.report).toBe('live');
  expect(log).toHaveBeenCalledWith(expect.any(String), expect.objectContaining({ message: 'no access' }));
});

it.each([
  ['a build that fails', 'x'.repeat(REASON_MAX + 1), 'x'.repeat(REASON_MAX)],
  ['a build that says nothing', '', 'Unknown error'],
])('reports the reason of %s in a form that the backend takes, and leaves the live release', async (_, ending, why) => {
  vi.stubEnv('SMALL_BUILD', ending);
  const deps = slowDeps();
  const putLive = vi.spyOn(deps.target, 'publish');
  expect(await publish(deps)).toBe('failed');
  expect(publisherReportSchema.parse(reports.at(-1))).toMatchObject({ report: 'failed', why, faults: [{ why }] });
  expect(putLive).not.toHaveBeenCalled();
});

it('reports the reason of a rollback in a form that the backend takes', async () => {
  const deps = slowDeps();
  const rollBack = () => Promise.reject(new Error('x'.repeat(BUILD_LOG_KEPT + 1)));
  expect(await publishRollback({ ...deps, target: { ...deps.target, rollBack } }, BUILD, 'earlier')).toBe('failed');
  expect(publisherReportSchema.parse(reports.at(-1))).toMatchObject({ report: 'failed', why: 'x'.repeat(REASON_MAX) });
});
