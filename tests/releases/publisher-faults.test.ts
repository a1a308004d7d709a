import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import fc from 'fast-check';
import { RELEASES_KEPT } from '#domain/publishing/limits.ts';
import type { PublisherReport } from '#domain/publishing/publisher-messages.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PROFILE } from '#support/profile.ts';
import { RANDOM_SEED } from '#support/random-seed.ts';
import { openFakeBackend, type FakeBackend } from '#support/publishing/fake-backend.ts';
import {
  makeSiteFolder,
  runPublisher,
  siteFolderAt,
  TEST_SECRET,
  type PublisherRun,
  type RunningPublisher,
  type SiteFolder,
} from '#support/publishing/run-publisher.ts';

/**
 * Times at which a publisher is killed, in durations of a build, which is measured: one in each part of a build and of the
 * time just after its swap, the first part and the last included.
 */
const KILLS = fc
  .sample(fc.double({ min: 0, max: 1, noNaN: true }), { numRuns: PROFILE.publisherKills, seed: RANDOM_SEED })
  .map((random, part, { length }) => ((part + random) / length) * 1.2);

let backend: FakeBackend;
let folder: SiteFolder;
let running: RunningPublisher[];
beforeEach(async () => {
  backend = await openFakeBackend(TEST_SECRET);
  folder = makeSiteFolder();
  running = [];
});
afterEach(async () => {
  for (const publisher of running) await publisher.kill();
  await backend.close();
  folder.remove();
});

async function start(options: Partial<PublisherRun> = {}): Promise<RunningPublisher> {
  const publisher = await runPublisher({ folder, backend, ...options });
  running.push(publisher);
  return publisher;
}

const isEnd = (buildId: string) => (report: PublisherReport) =>
  (report.report === 'live' || report.report === 'failed') && report.buildId === buildId;

async function build(publisher: RunningPublisher): Promise<PublisherReport> {
  const buildId = randomUUID();
  expect(await publisher.send({ action: 'build', buildId })).toBe(202);
  return backend.until(isEnd(buildId));
}

describe('a publisher', () => {
  it('reports the progress of a build and puts a complete release live with one rename', async () => {
    const publisher = await start();
    expect(await build(publisher)).toMatchObject({ report: 'live', result: { writtenCount: 1 } });
    const states = backend.reports.flatMap((report) => (report.report === 'progress' ? [report.state] : []));
    expect([...new Set(states)]).toEqual(['building', 'verifying']);
    const first = folder.liveNumber();
    expect(await build(publisher)).toMatchObject({ report: 'live' });
    expect(folder.liveNumber()).not.toBe(first);
  });

  it('keeps the last five releases and brings any of them back', async () => {
    const publisher = await start();
    const numbers = new Map<string, string>();
    for (let count = 0; count < RELEASES_KEPT + 2; count += 1) {
      const report = await build(publisher);
      if (report.report === 'live') numbers.set(report.release, folder.liveNumber());
    }
    const kept = readdirSync(folder.store);
    expect(kept).toHaveLength(RELEASES_KEPT);
    const oldest = kept.toSorted()[0] ?? '';
    const buildId = randomUUID();
    await publisher.send({ action: 'rollback', buildId, release: oldest });
    expect(await backend.until(isEnd(buildId))).toMatchObject({ report: 'live', release: oldest });
    expect(folder.liveNumber()).toBe(numbers.get(oldest));
    const gone = randomUUID();
    await publisher.send({ action: 'rollback', buildId: gone, release: 'never-made' });
    expect(await backend.until(isEnd(gone))).toMatchObject({ report: 'failed' });
  });

  it('builds a task that is sent twice once', async () => {
    const publisher = await start();
    const buildId = randomUUID();
    for (const expected of [202, 202]) expect(await publisher.send({ action: 'build', buildId })).toBe(expected);
    await backend.until(isEnd(buildId));
    await build(publisher);
    expect(backend.reports.filter(isEnd(buildId))).toHaveLength(1);
  });
});

describe('the live release stays, and the backend gets the reason', () => {
  it('when the backend has given up on a build', async () => {
    const publisher = await start();
    await build(publisher);
    const before = folder.liveNumber();
    const buildId = randomUUID();
    await publisher.send({ action: 'build', buildId });
    await backend.until((report) => report.report === 'progress' && report.buildId === buildId);
    backend.status = 409;
    // The publisher deletes its note of the job when the job is over, live or not.
    await expect.poll(() => existsSync(`${folder.store}.job.json`), { timeout: 60_000 }).toBe(false);
    backend.status = 200;
    expect(folder.liveNumber()).toBe(before);
    expect(readdirSync(folder.store).filter((release) => release.includes(buildId))).toEqual([]);
    expect(await build(publisher)).toMatchObject({ report: 'live' });
    expect(folder.liveNumber()).not.toBe(before);
  });

  it.skipIf(!canHaveDisks())('when the disk is full', async () => {
    // A disk with room for one release, mounted in a user namespace, which needs no root.
    const disk = folder.site.replace(/site$/, 'disk');
    const mount = `mkdir -p ${disk} && mount -t tmpfs -o size=1100k none ${disk} && exec "$@"`;
    const within = ['unshare', '-Urm', 'sh', '-c', mount, 'sh'];
    const small = { site: `${disk}/site`, store: `${disk}/releases` };
    const publisher = await start({ folder: small, within });
    const seen = siteFolderAt(`/proc/${publisher.child.pid}/root${disk}`);
    expect(await build(publisher)).toMatchObject({ report: 'live' });
    const before = seen.liveNumber();
    expect(await build(publisher)).toMatchObject({ report: 'failed', why: expect.stringContaining('ENOSPC') });
    expect(seen.liveNumber()).toBe(before);
  });

  it(`when the publisher is killed at any of ${KILLS.length} random times (seed ${RANDOM_SEED})`, async () => {
    const seed = await start();
    const began = performance.now();
    await build(seed);
    const duration = performance.now() - began;
    await seed.kill();
    for (const kill of KILLS) {
      const before = folder.liveNumber();
      const publisher = await start();
      const buildId = randomUUID();
      await publisher.send({ action: 'build', buildId });
      await wait(kill * duration);
      await publisher.kill();
      const left = folder.liveNumber();
      const next = await start();
      const end = backend.reports.some((report) => report.report === 'progress' && report.buildId === buildId)
        ? await backend.until(isEnd(buildId))
        : null;
      expect(folder.liveNumber()).toBe(left);
      // The reports agree with what visitors see.
      expect(end?.report === 'live').toBe(left !== before);
      await next.kill();
    }
  }, 180_000);
});

function canHaveDisks(): boolean {
  return spawnSync('unshare', ['-Urm', 'sh', '-c', 'mount -t tmpfs none /mnt']).status === 0;
}
