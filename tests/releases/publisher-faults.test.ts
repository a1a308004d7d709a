import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { RELEASES_KEPT } from '#domain/publishing/limits.ts';
import type { PublisherReport } from '#domain/publishing/publisher-messages.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { signMessage } from '#functions/platform/requests/signed-message.ts';
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

const KILLS = 20;

/** A little longer than a build and its swap take, so that some kills come after them. */
const LONGEST = 900;

let property: FakeBackend;
let folder: SiteFolder;
let running: RunningPublisher[];
beforeEach(async () => {
  property = await openFakeBackend(TEST_SECRET);
  folder = makeSiteFolder();
  running = [];
});
afterEach(async () => {
  for (const publisher of running) await publisher.kill();
  await property.close();
  folder.remove();
});

async function start(given: Partial<PublisherRun> = {}): Promise<RunningPublisher> {
  const publisher = await runPublisher({ folder, property, ...given });
  running.push(publisher);
  return publisher;
}

const isEnd = (buildId: string) => (report: PublisherReport) =>
  (report.report === 'live' || report.report === 'failed') && report.buildId === buildId;

async function build(publisher: RunningPublisher): Promise<PublisherReport> {
  const buildId = randomUUID();
  expect(await publisher.send({ action: 'build', buildId })).toBe(202);
  return property.until(isEnd(buildId));
}

describe('a publisher', () => {
  it('says how a build goes on, and puts a whole release live by one rename', async () => {
    const publisher = await start();
    expect(await build(publisher)).toMatchObject({ report: 'live', result: { writtenCount: 1 } });
    const states = property.notified.flatMap((notified) => (notified.report === 'progress' ? [notified.state] : []));
    expect([...new Set(states)]).toEqual(['building', 'verifying']);
    const first = folder.liveNumber();
    expect(await build(publisher)).toMatchObject({ report: 'live' });
    expect(folder.liveNumber()).not.toBe(first);
  });

  it('keeps the last five releases and brings any of them back', async () => {
    const publisher = await start();
    const numbers = new Map<string, string>();
    for (let made = 0; made < RELEASES_KEPT + 2; made += 1) {
      const report = await build(publisher);
      if (report.report === 'live') numbers.set(report.release, folder.liveNumber());
    }
    const kept = readdirSync(folder.store);
    expect(kept).toHaveLength(RELEASES_KEPT);
    const oldest = kept.toSorted()[0] ?? '';
    const buildId = randomUUID();
    await publisher.send({ action: 'rollback', buildId, release: oldest });
    expect(await property.until(isEnd(buildId))).toMatchObject({ report: 'live', release: oldest });
    expect(folder.liveNumber()).toBe(numbers.get(oldest));
    const gone = randomUUID();
    await publisher.send({ action: 'rollback', buildId: gone, release: 'never-made' });
    expect(await property.until(isEnd(gone))).toMatchObject({ report: 'failed' });
  });

  it('takes only tasks that were signed, lately, and each of them once', async () => {
    const publisher = await start();
    const buildId = randomUUID();
    for (const expected of [202, 202]) expect(await publisher.send({ action: 'build', buildId })).toBe(expected);
    await property.until(isEnd(buildId));
    const send = (envelope: object) => fetch(publisher.address, { method: 'POST', body: JSON.stringify(envelope) });
    const task = { action: 'build', buildId: randomUUID() };
    expect((await send(signMessage(task, 'x'.repeat(32), new Date()))).status).toBe(403);
    expect((await send(signMessage(task, TEST_SECRET, new Date(Date.now() - 600_000)))).status).toBe(403);
    expect((await send({})).status).toBe(403);
    await build(publisher);
    expect(property.notified.filter(isEnd(buildId))).toHaveLength(1);
  });
});

describe('the live release stays, and the house is told why', () => {
  it('when a document is bad', async () => {
    const good = await start();
    await build(good);
    const before = folder.liveNumber();
    await good.kill();
    const why = 'The document publishedProperties/x cannot be published: price: expected string';
    expect(await build(await start({ ending: why }))).toMatchObject({ report: 'failed', why, faults: [{ why }] });
    expect(folder.liveNumber()).toBe(before);
  });

  it('when the house has given up on a build: nothing goes live in its name', async () => {
    const publisher = await start();
    await build(publisher);
    const before = folder.liveNumber();
    const buildId = randomUUID();
    await publisher.send({ action: 'build', buildId });
    await property.until((notified) => notified.report === 'progress' && notified.buildId === buildId);
    property.status = 409;
    await wait(LONGEST);
    property.status = 200;
    expect(folder.liveNumber()).toBe(before);
    expect(await build(publisher)).toMatchObject({ report: 'live' });
  });

  it.skipIf(!canHaveDisks())('when the disk is full', async () => {
    // A disk of its own that has room for one release: as root of a namespace, so that nobody needs to be root here.
    const disk = folder.site.replace(/site$/, 'disk');
    const within = [
      'unshare',
      '-Urm',
      'sh',
      '-c',
      `mkdir -p ${disk} && mount -t tmpfs -o size=1100k none ${disk} && exec "$@"`,
      'sh',
    ];
    const small = { site: `${disk}/site`, store: `${disk}/releases` };
    const publisher = await start({ folder: small, within });
    const seen = siteFolderAt(`/proc/${publisher.child.pid}/root${disk}`);
    expect(await build(publisher)).toMatchObject({ report: 'live' });
    const before = seen.liveNumber();
    expect(await build(publisher)).toMatchObject({ report: 'failed', why: expect.stringContaining('ENOSPC') });
    expect(seen.liveNumber()).toBe(before);
  });

  it(`when the publisher is killed at any of ${KILLS} random moments`, async () => {
    const seed = await start();
    await build(seed);
    await seed.kill();
    for (let kill = 0; kill < KILLS; kill += 1) {
      const before = folder.liveNumber();
      const publisher = await start();
      const buildId = randomUUID();
      await publisher.send({ action: 'build', buildId });
      await wait(Math.random() * LONGEST);
      await publisher.kill();
      const left = folder.liveNumber();
      const next = await start();
      const end = property.notified.some((notified) => notified.report === 'progress' && notified.buildId === buildId)
        ? await property.until(isEnd(buildId))
        : null;
      expect(folder.liveNumber()).toBe(left);
      // What the house was told is what visitors see.
      expect(end?.report === 'live').toBe(left !== before);
      await next.kill();
    }
  }, 120_000);
});

function canHaveDisks(): boolean {
  return spawnSync('unshare', ['-Urm', 'sh', '-c', 'mount -t tmpfs none /mnt']).status === 0;
}
