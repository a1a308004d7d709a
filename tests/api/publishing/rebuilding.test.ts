import { randomUUID } from 'node:crypto';
import { publishingApi } from '#domain/api/publishing.ts';
import { BUILD_NEVER_REPORTED, HOOK_UNREACHABLE } from '#domain/publishing/text.ts';
import type { PublisherReport, PublisherTask } from '#domain/publishing/publisher-messages.ts';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { signMessage } from '#functions/platform/requests/signed-message.ts';
import { siteStatePath } from '#functions/platform/firestore-paths.ts';
import type { Account } from '#support/accounts/fixture.ts';
import { callSite, readProblem } from '#support/api/calls.ts';
import { hookSecret } from '#support/publishing/fake-publisher.ts';
import { publishTargetOf } from '#support/publishing/publication-fixture.ts';
import { openPublishingFixture } from '#support/publishing/fixture.ts';

const {
  content,
  properties,
  publications,
  publisher,
  createValidProperty,
  publishNewProperty,
  readBuildRecord,
  close,
} = await openPublishingFixture();
const admin = await content.openAccount('admin');
afterEach(async () => {
  publisher.status = 202;
  await publisher.settle();
});
afterAll(close);

const tasksOf = (buildId: string): PublisherTask[] =>
  publisher.tasks.filter((task) => 'buildId' in task && task.buildId === buildId);

function live(buildId: string, builtRevision: number, release = `release-${buildId}`) {
  const written = [{ path: '/', file: 'index.html', sha256: 'a'.repeat(64) }];
  const counts = { pages: 1, writtenCount: 1, seconds: 2, peakMegabytes: 100 };
  const result = { way: 'full' as const, why: 'Asked for.', builtRevision, written, removed: [], ...counts };
  return publisher.notify({ report: 'live', buildId, release, kept: null, result, log: 'Done.' });
}

describe('a build', () => {
  it('is sent to the publisher signed, and reports its state from requested to live', async () => {
    const { revision, buildId } = await publishNewProperty();
    await expect.poll(() => tasksOf(buildId)).toEqual([{ action: 'build', buildId }]);
    await publisher.notify({ report: 'progress', buildId, state: 'building', log: 'Reading …' });
    expect(await publisher.untilSite(() => true)).toMatchObject({ state: 'building' });
    await publisher.notify({ report: 'progress', buildId, state: 'verifying', log: 'Checking …' });
    expect(await readBuildRecord(buildId)).toMatchObject({
      state: 'verifying',
      log: 'Checking …',
      who: [content.editor.email],
    });
    expect((await live(buildId, revision)).status).toBe(200);
    expect(await publisher.untilSite(() => true)).toMatchObject({
      state: 'live',
      builtRevision: revision,
      lease: null,
    });
    expect(await readBuildRecord(buildId)).toMatchObject({ state: 'live', whatCount: 1, result: { writtenCount: 1 } });
  });

  it('that fails names the reason and page, and can be repeated', async () => {
    const { buildId } = await publishNewProperty();
    const faults = [{ page: '/property/x', why: 'The page has no price.' }];
    await publisher.notify({ report: 'failed', buildId, why: 'The page has no price.', faults, log: 'No.' });
    expect(await publisher.untilSite(() => true)).toMatchObject({ state: 'failed', failure: 'The page has no price.' });
    expect(await readBuildRecord(buildId)).toMatchObject({ state: 'failed', faults });
    expect((await content.call('POST', '/api/admin/builds')).status).toBe(200);
    const again = await publisher.untilSite(({ lease }) => lease !== null);
    expect(again.buildId).not.toBe(buildId);
    expect(await readProblem(await content.call('POST', '/api/admin/builds'))).toMatchObject({ code: 'conflict' });
  });

  it('fails when no publisher can be reached', async () => {
    publisher.status = 404;
    await publications.mustPublish(publishTargetOf(await createValidProperty()));
    expect(await publisher.untilSite(({ state }) => state === 'failed')).toMatchObject({ failure: HOOK_UNREACHABLE });
  });

  it('reaches a publisher that is busy at first', async () => {
    publisher.status = 503;
    const { buildId } = await publishNewProperty();
    publisher.status = 202;
    await expect.poll(() => tasksOf(buildId), { timeout: 10_000 }).toHaveLength(1);
  });

  it('without reports has failed, and its late report changes nothing', async () => {
    const { revision, buildId } = await publishNewProperty();
    await content.firestore.doc(siteStatePath()).update({ 'lease.until': '2026-01-01T00:00:00.000Z' });
    await publisher.notify({ report: 'clock' });
    expect(await publisher.untilSite(() => true)).toMatchObject({ state: 'failed', failure: BUILD_NEVER_REPORTED });
    expect(await readProblem(await live(buildId, revision))).toMatchObject({ code: 'conflict' });
    expect((await readBuildRecord(buildId)).state).toBe('failed');
  });
});

describe('a report that comes after the end', () => {
  it('of a build that is live changes nothing, whatever it says', async () => {
    const { revision, buildId } = await publishNewProperty();
    await live(buildId, revision);
    const [build, site] = [await readBuildRecord(buildId), await publisher.untilSite(() => true)];
    const late: PublisherReport[] = [
      { report: 'progress', buildId, state: 'building', log: 'Again.' },
      { report: 'live', buildId, release: `${buildId}-2`, kept: null, result: null, log: 'Again.' },
      { report: 'failed', buildId, why: 'Too late.', faults: [], log: 'Again.' },
    ];
    for (const report of late) expect((await publisher.notify(report)).status).toBe(409);
    expect([await readBuildRecord(buildId), await publisher.untilSite(() => true)]).toEqual([build, site]);
  });

  it('on a finished preview does not change its URL', async () => {
    const property = await properties.create();
    const response = await content.call('POST', '/api/admin/previews', { id: randomUUID(), propertyId: property.id });
    const { preview } = publishingApi['POST /api/admin/previews'].response.parse(await response.json());
    const report = { report: 'preview', previewId: preview.id, why: '' } as const;
    expect((await publisher.notify({ ...report, address: 'http://localhost:5002/property/one' })).status).toBe(200);
    expect((await publisher.notify({ ...report, address: 'https://elsewhere.example/' })).status).toBe(409);
    const stored = await content.firestore.doc(`previews/${preview.id}`).get();
    expect(stored.data()).toMatchObject({ state: 'ready', address: 'http://localhost:5002/property/one' });
    await stored.ref.delete();
  });
});

describe('publishing while a build is running', () => {
  it('makes one more build of everything published meanwhile, also at the same time', async () => {
    const { revision, buildId } = await publishNewProperty();
    const [first, second] = [await createValidProperty(), await createValidProperty()];
    const both = await Promise.all([
      publications.mustPublish(publishTargetOf(first)),
      publications.mustPublish(publishTargetOf(second)),
    ]);
    expect(new Set(both.map((publication) => publication.revision))).toEqual(new Set([revision + 1, revision + 2]));
    expect(await publisher.untilSite(() => true)).toMatchObject({ buildId, begunRevision: revision });
    await live(buildId, revision);
    const site = await publisher.untilSite(({ lease }) => lease !== null);
    expect(site.begunRevision).toBe(revision + 2);
    expect((await readBuildRecord(site.buildId ?? '')).what).toEqual(
      expect.arrayContaining([first.title, second.title]),
    );
  });
});

describe('a report', () => {
  const report = { report: 'clock' };
  const send = (envelope: object) =>
    callSite('/api/publisher/reports', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(envelope),
    });

  it.each([
    ['with another secret', () => signMessage(report, 'x'.repeat(32), new Date())],
    ['that is too old', () => signMessage(report, hookSecret(), new Date(Date.now() - 600_000))],
    ['that was altered', () => ({ ...signMessage(report, hookSecret(), new Date()), message: '{"report":"clocK"}' })],
  ])('signed %s is rejected', async (_, envelope) => {
    expect(await readProblem(await send(envelope()))).toMatchObject({ code: 'bad_signature', status: 403 });
  });

  it.each([
    ['of an unknown kind', { report: 'nothing' }],
    ['with a build that has no id', { report: 'progress', buildId: '', state: 'building', log: '' }],
    ['that is a list', ['clock']],
  ])('signed but malformed is rejected: %s', async (_, message) => {
    const response = await send(signMessage(message, hookSecret(), new Date()));
    expect(await readProblem(response)).toMatchObject({ code: 'invalid_request', status: 400 });
  });

  it('signed but larger than a document can be is rejected', async () => {
    const { buildId } = await publishNewProperty();
    const page = { path: `/${'ã'.repeat(499)}`, file: 'ã'.repeat(500), sha256: '0'.repeat(64) };
    const written = Array.from({ length: 560 }, () => page);
    const counts = { writtenCount: written.length, pages: 1, seconds: 1, peakMegabytes: 1 };
    const result = { way: 'full' as const, why: '', builtRevision: 1, written, removed: [], ...counts };
    const response = await publisher.notify({ report: 'live', buildId, release: buildId, kept: null, result, log: '' });
    expect(await readProblem(response)).toMatchObject({ code: 'invalid_request', status: 400 });
  });

  it('on a build that does not exist is not found', async () => {
    const buildId = '00000000-0000-4000-8000-000000000000';
    const response = await publisher.notify({ report: 'progress', buildId, state: 'building', log: '' });
    expect((await readProblem(response)).code).toBe('not_found');
  });
});

describe('going back to an earlier release', () => {
  it('is for admins, puts that release live, and requests no new build', async () => {
    const first = await publishNewProperty();
    await live(first.buildId, first.revision);
    const second = await publishNewProperty();
    const release = `release-${first.buildId}`;
    const roll = (who: Account) =>
      content.callAs(who, 'POST', '/api/admin/rollbacks', { buildId: randomUUID(), release });
    expect((await readProblem(await roll(admin))).code).toBe('conflict');
    await live(second.buildId, second.revision);
    expect((await readProblem(await roll(content.editor))).code).toBe('forbidden');
    const response = await roll(admin);
    const { buildId } = publishingApi['POST /api/admin/rollbacks'].response.parse(await response.json());
    expect(tasksOf(buildId)).toEqual([{ action: 'rollback', buildId, release }]);
    await publisher.notify({ report: 'live', buildId, release, kept: null, result: null, log: '' });
    expect(await publisher.untilSite(() => true)).toMatchObject({
      ...{ state: 'live', builtRevision: first.revision, liveBuildId: first.buildId, lease: null },
    });
    expect((await readProblem(await roll(admin))).code).toBe('conflict');
    // Visitors see an earlier release than that in which the second one is.
    const changes = await content.call('GET', '/api/admin/changes');
    const { unseen } = publishingApi['GET /api/admin/changes'].response.parse(await changes.json());
    expect(unseen).toEqual([{ kind: 'properties', id: second.property.id }]);
  });
});

describe('the preview of a draft', () => {
  it('is requested from the publisher at an unguessable URL with an end', async () => {
    const property = await properties.create();
    const response = await content.call('POST', '/api/admin/previews', { id: randomUUID(), propertyId: property.id });
    const { preview } = publishingApi['POST /api/admin/previews'].response.parse(await response.json());
    const task = publisher.tasks.find((accepted) => accepted.action === 'preview' && accepted.previewId === preview.id);
    expect(task).toMatchObject({ propertyId: property.id, slug: property.slug, expiresAt: preview.expiresAt });
    const address = `http://${preview.id}.localhost:5002/property/${property.slug}`;
    await publisher.notify({ report: 'preview', previewId: preview.id, address, why: '' });
    const stored = await content.firestore.doc(`previews/${preview.id}`).get();
    expect(stored.data()).toMatchObject({ state: 'ready', address });
    await stored.ref.delete();
  });
});
