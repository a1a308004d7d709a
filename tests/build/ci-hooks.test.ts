import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { publishingApi } from '#domain/api/publishing.ts';
import { PREVIEW_HOURS } from '#domain/publishing/limits.ts';
import { previewSchema } from '#domain/publishing/preview.ts';
import type { PublisherTask } from '#domain/publishing/publisher-messages.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { siteStatePath } from '#functions/platform/firestore-paths.ts';
import { makeCiCheckout, type CiCheckout } from '#support/ci/checkout.ts';
import type { CiCommand, CiTrigger } from '#support/ci/command.ts';
import { captureHookBody } from '#support/ci/capture-hook-body.ts';
import { commandsOfCloudBuild, readCloudBuild } from '#support/ci/cloud-build.ts';
import { commandsOfWorkflow, readPublishWorkflow } from '#support/ci/publish-workflow.ts';
import { hookSecret } from '#support/publishing/fake-publisher.ts';
import { openPublishingFixture, type PublishingFixture } from '#support/publishing/fixture.ts';

// Runs the jobs of both services on a copy of the checkout: their commands in order, started by the build hook and
// reporting to the functions. Only npm, gcloud and firebase-tools are replaced. Rejected: `act` and Cloud Build's local builder,
// which need gigabytes of containers and know no webhook.

const project = process.env['GCLOUD_PROJECT'] ?? '';
const siteAddress = process.env['SITE_ADDRESS'] ?? '';
const WEB_API_KEY = 'emulator';
const DEPLOY = ['deploy', '--only', 'hosting', '--project', project, '--json', '--non-interactive'];

/** First commands of both; only packages that package.json allows run install scripts. */
const INSTALLED = [
  ['npm', 'ci', '--ignore-scripts'],
  ['npm', 'rebuild', '--ignore-scripts=false', 'node', 'esbuild'],
];

const SERVICES = {
  github: (trigger: CiTrigger) => commandsOfWorkflow(readPublishWorkflow(), trigger),
  'cloud-build': (trigger: CiTrigger) => commandsOfCloudBuild(readCloudBuild(), trigger),
};
const settings = {
  ...{ FIREBASE_PROJECT: project, FIREBASE_WEB_API_KEY: WEB_API_KEY, SITE_ADDRESS: siteAddress },
  ...{ PROJECT_ID: project, _WEB_API_KEY: WEB_API_KEY, _SITE_ADDRESS: siteAddress },
};

let fixture: PublishingFixture;
let checkout: CiCheckout;
// Not while the file loads: the gate leaves all of it out, and would then leave the port of the hook taken.
beforeAll(async () => {
  fixture = await openPublishingFixture();
  checkout = makeCiCheckout();
});
afterEach(() => fixture.publisher.settle());
afterAll(async () => {
  await fixture.close();
  checkout.remove();
});

/** The commands that a service would run for a task. */
async function commandsFor(kind: keyof typeof SERVICES, task: PublisherTask): Promise<CiCommand[]> {
  const secrets = { BUILD_HOOK_SECRET: hookSecret() };
  return SERVICES[kind]({ body: await captureHookBody(task, { kind, secret: hookSecret() }), settings, secrets });
}

const buildTask = (buildId: string): PublisherTask => ({ action: 'build', buildId });

const pageOf = (slug: string): string => `property/${slug}.html`;

/** The files of the live release, whose list the checkout keeps for the next build. */
function keptFiles(): string[] {
  const list = join(checkout.folder, '.cache', 'releases', 'hosting', 'last.files.json');
  return Object.keys(z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(list, 'utf8'))));
}

/** Publishes through a service until the site is live. */
async function publishThrough(kind: keyof typeof SERVICES) {
  const { property, revision, buildId } = await fixture.publishNewProperty();
  expect(await checkout.run(await commandsFor(kind, buildTask(buildId)))).toBe(0);
  const site = await fixture.publisher.untilSite(({ lease }) => lease === null);
  expect(site).toMatchObject({ state: 'live', builtRevision: revision, liveBuildId: buildId, failure: '' });
  expect(readFileSync(join(checkout.folder, 'dist', pageOf(property.slug)), 'utf8')).toContain(property.title);
  expect(keptFiles()).toContain(pageOf(property.slug));
  const earlier = site.releases.find((release) => release.buildId !== buildId)?.release ?? '';
  return { property, buildId, earlier, calls: checkout.takeCalls() };
}

describe('the workflow of GitHub', { tags: ['nightly'] }, () => {
  it('builds, verifies and deploys a release, and the site is live', async () => {
    const { calls } = await publishThrough('github');
    expect(calls).toEqual([...INSTALLED, DEPLOY]);
  });

  it('is silent when it is killed during the deploy, and the next one publishes and reports both changes', async () => {
    const { property, buildId } = await fixture.publishNewProperty();
    expect(await checkout.run(await commandsFor('github', buildTask(buildId)), { FIREBASE_KILLED: '' })).not.toBe(0);
    expect(checkout.takeCalls().at(-1)).toEqual(DEPLOY);
    expect(keptFiles()).not.toContain(pageOf(property.slug));
    await fixture.content.firestore.doc(siteStatePath()).update({ 'lease.until': '2026-01-01T00:00:00.000Z' });
    await fixture.publisher.notify({ report: 'clock' });
    expect(await fixture.publisher.untilSite(({ lease }) => lease === null)).toMatchObject({ state: 'failed' });

    const next = await publishThrough('github');
    expect(readFileSync(join(checkout.folder, 'dist', pageOf(property.slug)), 'utf8')).toContain(property.title);
    const written = (await fixture.readBuildRecord(next.buildId)).result?.written.map(({ file }) => file);
    expect(written).toEqual(expect.arrayContaining([pageOf(property.slug), pageOf(next.property.slug)]));
  });

  it('deploys the preview of a draft as a channel that ends', async () => {
    const property = await fixture.properties.create();
    const response = await fixture.content.call('POST', '/api/admin/previews', {
      id: randomUUID(),
      propertyId: property.id,
    });
    const { preview } = publishingApi['POST /api/admin/previews'].response.parse(await response.json());
    const task = fixture.publisher.tasks.find((sent) => sent.action === 'preview' && sent.previewId === preview.id);
    if (task === undefined) throw new Error('The preview was not requested from the publisher.');
    expect(await checkout.run(await commandsFor('github', task))).toBe(0);
    const stored = await fixture.content.firestore.doc(`previews/${preview.id}`).get();
    const address = `https://site--preview.web.app/property/${property.slug}`;
    expect(previewSchema.strip().parse(stored.data())).toMatchObject({ state: 'ready', address });
    const channel = ['hosting:channel:deploy', preview.id, '--expires', `${PREVIEW_HOURS}h`];
    expect(checkout.takeCalls().at(-1)).toEqual([...channel, '--project', project, '--json', '--non-interactive']);
    await stored.ref.delete();
  });
});

describe('Cloud Build', { tags: ['nightly'] }, () => {
  it('builds, verifies and deploys a release, keeps its caches in the bucket, and rolls back to an earlier one', async () => {
    const { earlier: release, calls } = await publishThrough('cloud-build');
    const [npm, astro] = [`gs://${project}-releases/npm.tar`, `gs://${project}-releases/astro.tar.gz`];
    expect(calls).toEqual([
      ['gcloud', 'storage', 'cp', npm, '.cache/npm.tar'],
      ['gcloud', 'storage', 'cp', astro, '.cache/astro.tar.gz'],
      ...INSTALLED,
      DEPLOY,
      ['gcloud', 'storage', 'cp', '.cache/npm.tar', npm],
      ['gcloud', 'storage', 'cp', '.cache/astro.tar.gz', astro],
    ]);
    const admin = await fixture.content.openAccount('admin');
    const response = await fixture.content.callAs(admin, 'POST', '/api/admin/rollbacks', {
      buildId: randomUUID(),
      release,
    });
    const { buildId } = publishingApi['POST /api/admin/rollbacks'].response.parse(await response.json());
    const task = { action: 'rollback', buildId, release } as const;
    expect(await checkout.run(await commandsFor('cloud-build', task))).toBe(0);
    expect(await fixture.publisher.untilSite(({ lease }) => lease === null)).toMatchObject({ state: 'live' });
    const clone = ['hosting:clone', `${project}:@${release}`, `${project}:live`];
    const rolledBack = checkout.takeCalls();
    expect(rolledBack).toContainEqual([...clone, '--project', project, '--non-interactive']);
    // The bucket must not keep the list of a release that is no longer live.
    expect(rolledBack.at(-1)).toEqual(['gcloud', 'storage', 'cp', '.cache/astro.tar.gz', astro]);
  });

  /** What a job of an empty machine published, and which pages of ids are new with it: they show nothing but the way on. */
  async function publishAnew() {
    rmSync(join(checkout.folder, '.cache'), { recursive: true });
    const { property, buildId } = await publishThrough('cloud-build');
    const { result } = await fixture.readBuildRecord(buildId);
    const files = (result?.written ?? []).map(({ file }) => file);
    const ids = files.filter((file) => /^property\/[0-9a-f-]{36}\.html$/.test(file));
    return { property, way: result?.way, files, ids };
  }

  it('reports every page after a rollback, and then only what changed from what the bucket keeps', async () => {
    expect((await publishAnew()).ids.length).toBeGreaterThan(1);
    const { property, way, files, ids } = await publishAnew();
    expect(way).toBe('incremental');
    expect(files).toContain(pageOf(property.slug));
    expect(ids).toEqual([pageOf(property.id)]);
  });
});

it.each(['github', 'cloud-build'] as const)(
  'a job of %s fails with the deploy, reports why, and keeps neither the list of its release nor its caches',
  { tags: ['nightly'] },
  async (kind) => {
    const { property, buildId } = await fixture.publishNewProperty();
    expect(await checkout.run(await commandsFor(kind, buildTask(buildId)), { FIREBASE_ENDS: '1' })).toBe(1);
    const site = await fixture.publisher.untilSite(({ lease }) => lease === null);
    expect(site).toMatchObject({ state: 'failed', failure: expect.stringContaining('firebase deploy ended with 1') });
    expect(keptFiles()).not.toContain(pageOf(property.slug));
    expect(checkout.takeCalls().at(-1)).toEqual(DEPLOY);
  },
);
