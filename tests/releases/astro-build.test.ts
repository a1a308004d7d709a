import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { CollectionReference, DocumentReference, Firestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BUSINESS_COLLECTIONS, SITE_STATE_ID } from '#domain/content/collections.ts';
import { CONTENT_KINDS } from '#domain/content/kinds.ts';
import { INITIAL_SITE_STATE } from '#domain/publishing/site-state.ts';
import { propertyPath } from '#domain/site/paths.ts';
import { publishedPropertySchema } from '#domain/property/property.ts';
import { openSampleProject } from '#support/content/sample-project.ts';

const project = `demo-build-${randomUUID().slice(0, 8)}`;
let firestore: Firestore;
let published: CollectionReference;
let folder: string;
let out: string;
let revision = INITIAL_SITE_STATE.requestedRevision;

beforeAll(async () => {
  folder = await mkdtemp(join('.cache', 'build-test-'));
  out = join(folder, 'site');
  firestore = await openSampleProject(project);
  published = firestore.collection(CONTENT_KINDS.properties.published);
});

afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

async function build(): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build', '--outDir', out], {
    env: {
      ...process.env,
      ...{ NODE_ENV: 'production', GCLOUD_PROJECT: project, SITE_ADDRESS: 'https://example.com' },
      ...{ ASTRO_CACHE: join(folder, 'cache'), ASTRO_TELEMETRY_DISABLED: '1' },
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise<number | null>((done) => child.on('close', done));
  return { code, output };
}

async function someProperty() {
  const { docs } = await published.limit(1).get();
  const document = docs[0];
  if (!document) throw new Error('expected a published property');
  return { reference: document.ref, property: publishedPropertySchema.parse(document.data()) };
}

/** Changes fields of a published document, as a publication does it. */
async function publish(reference: DocumentReference, fields: Record<string, unknown>): Promise<void> {
  revision += 1;
  const batch = firestore.batch();
  batch.set(firestore.collection(BUSINESS_COLLECTIONS.system).doc(SITE_STATE_ID), { requestedRevision: revision });
  batch.update(reference, { ...fields, publishedRev: revision });
  await batch.commit();
}

describe('astro build', () => {
  it('writes the whole site from the published content', async () => {
    const { property } = await someProperty();
    const page = join(out, `${propertyPath(property.slug)}.html`);
    expect(await build()).toMatchObject({ code: 0 });
    expect(await readFile(page, 'utf8')).toContain(property.title);
  });

  it('stops at an invalid document, names it, and leaves the old site unchanged', { tags: ['nightly'] }, async () => {
    const { reference, property } = await someProperty();
    const index = await readFile(join(out, 'index.html'), 'utf8');
    await publish(reference, { bedrooms: 'three' });

    const { code, output } = await build();

    await publish(reference, property);
    expect(code).toBe(1);
    expect(output).toContain(`publishedProperties/${property.id} cannot be published`);
    expect(output).toContain('bedrooms: Invalid input: expected');
    expect(await readFile(join(out, 'index.html'), 'utf8')).toBe(index);
  });

  it('stops when the site settings are not published', { tags: ['nightly'] }, async () => {
    const settings = firestore.collection(CONTENT_KINDS.settings.published).doc('site');
    const before = await settings.get();
    await settings.delete();

    const { code, output } = await build();

    await settings.set(before.data() ?? {});
    expect(code).toBe(1);
    expect(output).toContain('The published site settings are missing: publishedSettings/site.');
  });
});
