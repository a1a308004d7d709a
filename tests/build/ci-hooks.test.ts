import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { publishingApi } from '#domain/api/publishing.ts';
import { PREVIEW_HOURS } from '#domain/publishing/limits.ts';
import { previewSchema } from '#domain/publishing/preview.ts';
import type { PublisherTask } from '#domain/publishing/publisher-messages.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { makeCiCheckout, type CiCheckout } from '#support/ci/checkout.ts';
import type { CiCommand, CiTrigger } from '#support/ci/command.ts';
import { captureHookBody } from '#support/ci/capture-hook-body.ts';
import { commandsOfCloudBuild, readCloudBuild } from '#support/ci/cloud-build.ts';
import { commandsOfWorkflow, readPublishWorkflow } from '#support/ci/publish-workflow.ts';
import { hookSecret } from '#support/publishing/fake-publisher.ts';
import { openPublishingFixture, type PublishingFixture } from '#support/publishing/fixture.ts';

// Runs the jobs of both services on a copy of the checkout: their commands in order, started by the build hook and
// reporting to the functions. Only npm, gcloud and firebase-tools are replaced.

const project = process.env['GCLOUD_PROJECT'] ?? '';
const siteAddress = process.env['SITE_ADDRESS'] ?? '';
const WEB_API_KEY = 'emulator';
const DEPLOY = ['deploy', '--only', 'hosting', '--project', project, '--json', '--non-interactive'];

/** First commands of both; only packages that package.json allows run install scripts. */
const INSTALLED = [
  ['npm', 'ci', '--ignore-scripts'],
  ['npm', 'ci', '--ignore-scripts', '--prefix', 'functions'],
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

/** The page of a property in the release that the checkout keeps for the next build. */
function keptPage(slug: string): string {
  return readFileSync(
    join(checkout.folder, '.cache', 'releases', 'hosting', 'last', 'property', `${slug}.html`),
    'utf8',
  );
}

/** Publishes through a service until the site is live. */
async function publishThrough(kind: keyof typeof SERVICES) {
  const { property, revision, buildId } = await fixture.publishNewProperty();
  expect(await checkout.run(await commandsFor(kind, buildTask(buildId)))).toBe(0);
  const site = await fixture.publisher.untilSite(({ lease }) => lease === null);
  expect(site).toMatchObject({ state: 'live', builtRevision: revision, liveBuildId: buildId, failure: '' });
  expect(keptPage(property.slug)).toContain(property.title);
  const earlier = site.releases.find((release) => release.buildId !== buildId)?.release ?? '';
  return { earlier, calls: checkout.takeCalls() };
}

describe('the workflow of GitHub', { tags: ['nightly'] }, () => {
  it('builds, verifies and deploys a release, and the site is live', async () => {
    const { calls } = await publishThrough('github');
    expect(calls).toEqual([...INSTALLED, DEPLOY]);
  });

  it('fails with the deploy, reports why, and keeps the previous release', async () => {
    const { property, buildId } = await fixture.publishNewProperty();
    expect(await checkout.run(await commandsFor('github', buildTask(buildId)), { FIREBASE_ENDS: '1' })).toBe(1);
    const site = await fixture.publisher.untilSite(({ lease }) => lease === null);
    expect(site).toMatchObject({ state: 'failed', failure: expect.stringContaining('firebase deploy ended with 1') });
    expect(() => keptPage(property.slug)).toThrow('ENOENT');
    checkout.takeCalls();
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
  it('builds, verifies and deploys a release, keeps it in the bucket, and rolls back to an earlier one', async () => {
    const { earlier: release, calls } = await publishThrough('cloud-build');
    const bucket = `gs://${project}-releases/hosting.tar.gz`;
    expect(calls).toEqual([
      ...INSTALLED,
      ['gcloud', 'storage', 'cp', bucket, '-'],
      DEPLOY,
      ['gcloud', 'storage', 'cp', '-', bucket],
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
    expect(checkout.takeCalls()).toContainEqual([...clone, '--project', project, '--non-interactive']);
  });

  it('builds only what changed from the release in the bucket, and fails with the deploy', async () => {
    rmSync(join(checkout.folder, '.cache', 'releases'), { recursive: true });
    const { buildId } = await fixture.publishNewProperty();
    expect(await checkout.run(await commandsFor('cloud-build', buildTask(buildId)), { FIREBASE_ENDS: '1' })).toBe(1);
    expect(await fixture.publisher.untilSite(({ lease }) => lease === null)).toMatchObject({ state: 'failed' });
    const { failure, log } = await fixture.readBuildRecord(buildId);
    expect(failure).toContain('firebase deploy ended with 1');
    expect(log).toContain('(incremental)');
  });
});
