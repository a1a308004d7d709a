import { randomUUID } from 'node:crypto';
import { publishingApi } from '#domain/api/publishing.ts';
import { BUILD_NEVER_REPORTED, CHANGED_SINCE_SCHEDULED, HOOK_UNREACHABLE } from '#domain/publishing/text.ts';
import type { PublisherReport, PublisherTask } from '#domain/publishing/publisher-messages.ts';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { signMessage } from '#functions/platform/requests/signed-message.ts';
import { siteStatePath } from '#functions/platform/firestore-paths.ts';
import type { Account } from '#support/accounts/actors.ts';
import { callSite, readProblem } from '#support/api/api-calls.ts';
import { hookSecret } from '#support/publishing/fake-publisher.ts';
import { targetOf } from '#support/publishing/publish-fixture.ts';
import { openPublishingFixture } from '#support/publishing/publishing-fixture.ts';

const { fixture, properties, publishing, publisher, validProperty, publishNew, recordOf, close } =
  await openPublishingFixture();
const admin = await fixture.open('admin');
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
  it('is handed to the publisher signed, and reports its way from requested to live', async () => {
    const { revision, buildId } = await publishNew();
    await expect.poll(() => tasksOf(buildId)).toEqual([{ action: 'build', buildId }]);
    await publisher.notify({ report: 'progress', buildId, state: 'building', log: 'Reading …' });
    expect(await publisher.untilSite(() => true)).toMatchObject({ state: 'building' });
    await publisher.notify({ report: 'progress', buildId, state: 'verifying', log: 'Checking …' });
    expect(await recordOf(buildId)).toMatchObject({
      state: 'verifying',
      log: 'Checking …',
      who: [fixture.editor.email],
    });
    expect((await live(buildId, revision)).status).toBe(200);
    expect(await publisher.untilSite(() => true)).toMatchObject({
      state: 'live',
      builtRevision: revision,
      lease: null,
    });
    expect(await recordOf(buildId)).toMatchObject({ state: 'live', whatCount: 1, result: { writtenCount: 1 } });
  });

  it('that fails says why and which page, and may be asked for again', async () => {
    const { buildId } = await publishNew();
    const faults = [{ page: '/property/x', why: 'The page has no price.' }];
    await publisher.notify({ report: 'failed', buildId, why: 'The page has no price.', faults, log: 'No.' });
    expect(await publisher.untilSite(() => true)).toMatchObject({ state: 'failed', failure: 'The page has no price.' });
    expect(await recordOf(buildId)).toMatchObject({ state: 'failed', faults });
    expect((await fixture.call('POST', '/api/admin/builds')).status).toBe(200);
    const again = await publisher.untilSite(({ lease }) => lease !== null);
    expect(again.buildId).not.toBe(buildId);
    expect(await readProblem(await fixture.call('POST', '/api/admin/builds'))).toMatchObject({ code: 'conflict' });
  });

  it('waits for nobody when no publisher can be reached', async () => {
    publisher.status = 404;
    await publishing.published(targetOf(await validProperty()));
    expect(await publisher.untilSite(({ state }) => state === 'failed')).toMatchObject({ failure: HOOK_UNREACHABLE });
  });

  it('reaches a publisher that is busy for a moment', async () => {
    publisher.status = 503;
    const { buildId } = await publishNew();
    publisher.status = 202;
    await expect.poll(() => tasksOf(buildId), { timeout: 10_000 }).toHaveLength(1);
  });

  it('that falls silent has failed, and its late report changes nothing', async () => {
    const { revision, buildId } = await publishNew();
    await fixture.firestore.doc(siteStatePath()).update({ 'lease.until': '2026-01-01T00:00:00.000Z' });
    await publisher.notify({ report: 'clock' });
    expect(await publisher.untilSite(() => true)).toMatchObject({ state: 'failed', failure: BUILD_NEVER_REPORTED });
    expect(await readProblem(await live(buildId, revision))).toMatchObject({ code: 'conflict' });
    expect((await recordOf(buildId)).state).toBe('failed');
  });
});

describe('a report that comes after the end', () => {
  it('of a build that is live changes nothing, whatever it says', async () => {
    const { revision, buildId } = await publishNew();
    await live(buildId, revision);
    const [build, site] = [await recordOf(buildId), await publisher.untilSite(() => true)];
    const late: PublisherReport[] = [
      { report: 'progress', buildId, state: 'building', log: 'Again.' },
      { report: 'before', buildId, position: 0, page: { path: '/rentals', html: 'As it never was' } },
      { report: 'live', buildId, release: `${buildId}-2`, kept: null, result: null, log: 'Again.' },
      { report: 'failed', buildId, why: 'Too late.', faults: [], log: 'Again.' },
    ];
    for (const report of late) expect((await publisher.notify(report)).status).toBe(409);
    expect([await recordOf(buildId), await publisher.untilSite(() => true)]).toEqual([build, site]);
    expect((await fixture.firestore.collection(`builds/${buildId}/before`).get()).size).toBe(0);
  });

  it('of a preview that can be opened does not lead its link elsewhere', async () => {
    const property = await properties.create();
    const response = await fixture.call('POST', '/api/admin/previews', { id: randomUUID(), propertyId: property.id });
    const { preview } = publishingApi['POST /api/admin/previews'].response.parse(await response.json());
    const report = { report: 'preview', previewId: preview.id, why: '' } as const;
    expect((await publisher.notify({ ...report, address: 'http://localhost:5002/property/one' })).status).toBe(200);
    expect((await publisher.notify({ ...report, address: 'https://elsewhere.example/' })).status).toBe(409);
    const stored = await fixture.firestore.doc(`previews/${preview.id}`).get();
    expect(stored.data()).toMatchObject({ state: 'ready', address: 'http://localhost:5002/property/one' });
    await stored.ref.delete();
  });
});

describe('publishing while a build is at work', () => {
  it('makes one more build of everything that came meanwhile, two at once included', async () => {
    const { revision, buildId } = await publishNew();
    const [first, second] = [await validProperty(), await validProperty()];
    const both = await Promise.all([publishing.published(targetOf(first)), publishing.published(targetOf(second))]);
    expect(new Set(both.map((publication) => publication.revision))).toEqual(new Set([revision + 1, revision + 2]));
    expect(await publisher.untilSite(() => true)).toMatchObject({ buildId, begunRevision: revision });
    await live(buildId, revision);
    const site = await publisher.untilSite(({ lease }) => lease !== null);
    expect(site.begunRevision).toBe(revision + 2);
    expect((await recordOf(site.buildId ?? '')).what).toEqual(expect.arrayContaining([first.title, second.title]));
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
  ])('signed %s is refused', async (_, envelope) => {
    expect(await readProblem(await send(envelope()))).toMatchObject({ code: 'bad_signature', status: 403 });
  });

  it.each([
    ['of an unknown kind', { report: 'nothing' }],
    ['with a build that has no id', { report: 'progress', buildId: '', state: 'building', log: '' }],
    ['that is a list', ['clock']],
  ])('signed but malformed is refused: %s', async (_, content) => {
    const response = await send(signMessage(content, hookSecret(), new Date()));
    expect(await readProblem(response)).toMatchObject({ code: 'invalid_request', status: 400 });
  });

  it('signed but larger than a document can be is refused', async () => {
    const { buildId } = await publishNew();
    const page = { path: '/', html: 'ã'.repeat(600_000) };
    const response = await publisher.notify({ report: 'before', buildId, position: 0, page });
    expect(await readProblem(response)).toMatchObject({ code: 'invalid_request', status: 400 });
  });

  it('on a build that does not exist is not found', async () => {
    const buildId = '00000000-0000-4000-8000-000000000000';
    const response = await publisher.notify({ report: 'progress', buildId, state: 'building', log: '' });
    expect((await readProblem(response)).code).toBe('not_found');
  });
});

describe('going back to an earlier release', () => {
  it('is for admins, puts that release live, and wants no new build', async () => {
    const first = await publishNew();
    await live(first.buildId, first.revision);
    const second = await publishNew();
    const release = `release-${first.buildId}`;
    const roll = (who: Account) =>
      fixture.callAs(who, 'POST', '/api/admin/rollbacks', { buildId: randomUUID(), release });
    expect((await readProblem(await roll(admin))).code).toBe('conflict');
    await live(second.buildId, second.revision);
    expect((await readProblem(await roll(fixture.editor))).code).toBe('forbidden');
    const response = await roll(admin);
    const { buildId } = publishingApi['POST /api/admin/rollbacks'].response.parse(await response.json());
    expect(tasksOf(buildId)).toEqual([{ action: 'rollback', buildId, release }]);
    await publisher.notify({ report: 'live', buildId, release, kept: null, result: null, log: '' });
    expect(await publisher.untilSite(() => true)).toMatchObject({
      ...{ state: 'live', builtRevision: first.revision, liveBuildId: first.buildId, lease: null },
    });
    expect((await readProblem(await roll(admin))).code).toBe('conflict');
  });
});

describe('a scheduled publication', () => {
  const at = (milliseconds: number): string => new Date(Date.now() + milliseconds).toISOString();
  const path = '/api/admin/scheduled-publications';

  async function schedule(targets: object[], moment: string) {
    return fixture.call('POST', path, { id: randomUUID(), targets, at: moment });
  }

  it('is published when its moment has come, unless it was changed or called off', async () => {
    const [idle, restless, off] = [await validProperty(), await validProperty(), await validProperty()];
    const ids: string[] = [];
    for (const property of [idle, restless, off]) {
      const response = await schedule([targetOf(property)], at(60_000));
      ids.push(publishingApi[`POST ${path}`].response.parse(await response.json()).scheduled.id);
    }
    await properties.change(restless, { tag: 'Half-edited' });
    expect((await fixture.call('DELETE', `${path}/${ids[2]}`)).status).toBe(200);
    for (const id of ids.slice(0, 2))
      await fixture.firestore.doc(`scheduledPublications/${id}`).update({ at: at(-1000) });
    await publisher.notify({ report: 'clock' });
    expect(await publishing.live('properties', idle.id)).toMatchObject({ rev: 1 });
    expect(await publishing.live('properties', restless.id)).toBeUndefined();
    expect(await publishing.live('properties', off.id)).toBeUndefined();
    const listed = publishingApi[`GET ${path}`].response.parse(
      await (await fixture.call('GET', path)).json(),
    ).scheduled;
    expect(listed.find(({ id }) => id === ids[0])).toMatchObject({ state: 'done', titles: [idle.title] });
    expect(listed.find(({ id }) => id === ids[1])).toMatchObject({ state: 'refused', why: CHANGED_SINCE_SCHEDULED });
    for (const id of ids.slice(0, 2)) await fixture.call('DELETE', `${path}/${id}`);
  });

  it('cannot lie in the past, nor lack what the law requires', async () => {
    const property = await validProperty();
    expect((await readProblem(await schedule([targetOf(property)], at(-1000)))).fields?.[0]?.path).toBe('at');
    const baseline = await properties.create({ type: 'rental', licenceNumber: '' });
    expect((await readProblem(await schedule([targetOf(baseline)], at(60_000)))).code).toBe('unlawful');
  });
});

describe('the preview of a draft', () => {
  it('is asked of the publisher under an address that nobody can guess, and ends', async () => {
    const property = await properties.create();
    const response = await fixture.call('POST', '/api/admin/previews', { id: randomUUID(), propertyId: property.id });
    const { preview } = publishingApi['POST /api/admin/previews'].response.parse(await response.json());
    const task = publisher.tasks.find((taken) => taken.action === 'preview' && taken.previewId === preview.id);
    expect(task).toMatchObject({ propertyId: property.id, slug: property.slug, expiresAt: preview.expiresAt });
    const address = `http://${preview.id}.localhost:5002/property/${property.slug}`;
    await publisher.notify({ report: 'preview', previewId: preview.id, address, why: '' });
    const stored = await fixture.firestore.doc(`previews/${preview.id}`).get();
    expect(stored.data()).toMatchObject({ state: 'ready', address });
    await stored.ref.delete();
  });
});
