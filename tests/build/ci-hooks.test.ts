import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { publishingApi } from '#domain/api/publishing.ts';
import { PREVIEW_HOURS } from '#domain/publishing/limits.ts';
import { previewSchema } from '#domain/publishing/preview.ts';
import type { PublisherTask } from '#domain/publishing/publisher-messages.ts';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { makeCiCheckout } from '#support/ci/ci-checkout.ts';
import type { CiCommand, CiOrder } from '#support/ci/ci-command.ts';
import { calledByHook } from '#support/ci/called-by-hook.ts';
import { commandsOfCloudBuild, readCloudBuild } from '#support/ci/cloud-build.ts';
import { commandsOfWorkflow, readWorkflow } from '#support/ci/github-workflow.ts';
import { hookSecret } from '#support/publishing/fake-publisher.ts';
import { openPublishingFixture } from '#support/publishing/publishing-fixture.ts';

// The jobs of both services, run on a copy of the checkout as they would be there: their own commands in their order,
// called by the hook of the functions, and reporting to them. Only npm, gcloud and firebase-tools are stand-ins.

const project = process.env['GCLOUD_PROJECT'] ?? '';
const siteAddress = process.env['SITE_ADDRESS'] ?? '';
const WEB_API_KEY = 'emulator';
const DEPLOY = ['deploy', '--only', 'hosting', '--project', project, '--json', '--non-interactive'];

/** What both run first: install scripts run for the packages that package.json allows. */
const INSTALLED = [
  ['npm', 'ci', '--ignore-scripts'],
  ['npm', 'ci', '--ignore-scripts', '--prefix', 'functions'],
  ['npm', 'rebuild', '--ignore-scripts=false', 'node', 'esbuild'],
];

const SERVICES = {
  github: (order: CiOrder) => commandsOfWorkflow(readWorkflow(), order),
  'cloud-build': (order: CiOrder) => commandsOfCloudBuild(readCloudBuild(), order),
};
const settings = {
  ...{ FIREBASE_PROJECT: project, FIREBASE_WEB_API_KEY: WEB_API_KEY, SITE_ADDRESS: siteAddress },
  ...{ PROJECT_ID: project, _WEB_API_KEY: WEB_API_KEY, _SITE_ADDRESS: siteAddress },
};

const { fixture, properties, publisher, publishNew, recordOf, close } = await openPublishingFixture();
const checkout = makeCiCheckout();
afterEach(() => publisher.settle());
afterAll(async () => {
  await close();
  checkout.remove();
});

/** The commands that a service would run for a task. */
async function commandsFor(kind: keyof typeof SERVICES, task: PublisherTask): Promise<CiCommand[]> {
  const secrets = { BUILD_HOOK_SECRET: hookSecret() };
  return SERVICES[kind]({ body: await calledByHook(task, { kind, secret: hookSecret() }), settings, secrets });
}

const buildTask = (buildId: string): PublisherTask => ({ action: 'build', buildId });

/** The page of a property in the release that the checkout keeps for the next build. */
function keptPage(slug: string): string {
  return readFileSync(
    join(checkout.folder, '.cache', 'releases', 'hosting', 'last', 'property', `${slug}.html`),
    'utf8',
  );
}

/** A publish through a service, to its end. */
async function publishThrough(kind: keyof typeof SERVICES) {
  const { property, revision, buildId } = await publishNew();
  expect(await checkout.run(await commandsFor(kind, buildTask(buildId)))).toBe(0);
  const site = await publisher.untilSite(({ lease }) => lease === null);
  expect(site).toMatchObject({ state: 'live', builtRevision: revision, liveBuildId: buildId, failure: '' });
  expect(keptPage(property.slug)).toContain(property.title);
  const earlier = site.releases.find((release) => release.buildId !== buildId)?.release ?? '';
  return { earlier, notified: checkout.notified() };
}

describe('the workflow of GitHub', () => {
  it('makes, checks and deploys a release, and the site is live', async () => {
    const { notified } = await publishThrough('github');
    expect(notified).toEqual([...INSTALLED, DEPLOY]);
  });

  it('fails with the deploy, says why, and keeps the release before it', async () => {
    const { property, buildId } = await publishNew();
    expect(await checkout.run(await commandsFor('github', buildTask(buildId)), { FIREBASE_ENDS: '1' })).toBe(1);
    const site = await publisher.untilSite(({ lease }) => lease === null);
    expect(site).toMatchObject({ state: 'failed', failure: expect.stringContaining('firebase deploy ended with 1') });
    expect(() => keptPage(property.slug)).toThrow('ENOENT');
    checkout.notified();
  });

  it('deploys the preview of a draft as a channel that ends', async () => {
    const property = await properties.create();
    const response = await fixture.call('POST', '/api/admin/previews', { id: randomUUID(), propertyId: property.id });
    const { preview } = publishingApi['POST /api/admin/previews'].response.parse(await response.json());
    const task = publisher.tasks.find((taken) => taken.action === 'preview' && taken.previewId === preview.id);
    if (task === undefined) throw new Error('The preview was not asked of the publisher.');
    expect(await checkout.run(await commandsFor('github', task))).toBe(0);
    const stored = await fixture.firestore.doc(`previews/${preview.id}`).get();
    const address = `https://site--preview.web.app/property/${property.slug}`;
    expect(previewSchema.strip().parse(stored.data())).toMatchObject({ state: 'ready', address });
    const channel = ['hosting:channel:deploy', preview.id, '--expires', `${PREVIEW_HOURS}h`];
    expect(checkout.notified().at(-1)).toEqual([...channel, '--project', project, '--json', '--non-interactive']);
    await stored.ref.delete();
  });
});

describe('Cloud Build', () => {
  it('makes, checks and deploys a release, keeps it in the bucket, and brings an earlier one back', async () => {
    const { earlier: release, notified } = await publishThrough('cloud-build');
    const bucket = `gs://${project}-releases/hosting.tar.gz`;
    expect(notified).toEqual([
      ...INSTALLED,
      ['gcloud', 'storage', 'cp', bucket, '-'],
      DEPLOY,
      ['gcloud', 'storage', 'cp', '-', bucket],
    ]);
    const admin = await fixture.open('admin');
    const response = await fixture.callAs(admin, 'POST', '/api/admin/rollbacks', { buildId: randomUUID(), release });
    const { buildId } = publishingApi['POST /api/admin/rollbacks'].response.parse(await response.json());
    const task = { action: 'rollback', buildId, release } as const;
    expect(await checkout.run(await commandsFor('cloud-build', task))).toBe(0);
    expect(await publisher.untilSite(({ lease }) => lease === null)).toMatchObject({ state: 'live' });
    const clone = ['hosting:clone', `${project}:@${release}`, `${project}:live`];
    expect(checkout.notified()).toContainEqual([...clone, '--project', project, '--non-interactive']);
  });

  it('builds only what changed from the release in the bucket, and fails with the deploy', async () => {
    rmSync(join(checkout.folder, '.cache', 'releases'), { recursive: true });
    const { buildId } = await publishNew();
    expect(await checkout.run(await commandsFor('cloud-build', buildTask(buildId)), { FIREBASE_ENDS: '1' })).toBe(1);
    expect(await publisher.untilSite(({ lease }) => lease === null)).toMatchObject({ state: 'failed' });
    const { failure, log } = await recordOf(buildId);
    expect(failure).toContain('firebase deploy ended with 1');
    expect(log).toContain('(incremental)');
  });
});
