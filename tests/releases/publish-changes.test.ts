import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Firestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { BUSINESS_COLLECTIONS, SITE_STATE_ID } from '#domain/content/collections.ts';
import { CONTENT_KINDS } from '#domain/content/kinds.ts';
import { propertyPath } from '#domain/site/paths.ts';
import { type PublishedProperty, workingPropertySchema } from '#domain/property/property.ts';
import { newProperty } from '#domain/property/defaults.ts';
import { publishedFixture } from '#domain/content/published-fixture.ts';
import { filesListOf, listFiles } from '#publisher/build/release-files.ts';
import { openSampleProject } from '#support/content/sample-project.ts';
import { type SiteBuilds, siteBuilds } from '#support/publishing/site-builds.ts';

/** In every text of drafts, and in no published document. */
const CANARY = 'Zq9canary';

const project = `demo-changes-${randomUUID().slice(0, 8)}`;
const { working, published } = CONTENT_KINDS.properties;
const staying = publishedFixture({ id: randomUUID(), slug: 'the-villa-that-stays', title: 'The Villa that Stays' });
const leaving = publishedFixture({ id: randomUUID(), slug: 'the-villa-that-leaves', title: 'The Villa that Leaves' });
let firestore: Firestore;
let builds: SiteBuilds;

beforeAll(async () => {
  firestore = await openSampleProject(project);
  for (const property of [staying, leaving]) await publish(property, 1);
  // A working copy that was edited since, and a property that never was published.
  await writeDraft(staying.id, staying.slug);
  await writeDraft(randomUUID(), `${CANARY.toLowerCase()}-house`);
  builds = await siteBuilds(project);
  // It renders nothing, so the next one is the first.
  await firestore.collection(published).doc(staying.id).update({ bedrooms: 'three' });
  expect(await builds.build('failed')).toMatchObject({ outcome: 'failed', written: [] });
  await publish(staying, 1);
  expect(await builds.build('first')).toMatchObject({ outcome: 'ready', way: 'full', builtRevision: 1, faults: [] });
});

afterAll(() => builds.remove());

async function publish(property: PublishedProperty, requestedRevision: number): Promise<void> {
  const batch = firestore.batch();
  batch.set(firestore.collection(BUSINESS_COLLECTIONS.system).doc(SITE_STATE_ID), { requestedRevision });
  batch.set(firestore.collection(published).doc(property.id), { ...property, publishedRev: requestedRevision });
  await batch.commit();
}

async function unpublish({ id }: PublishedProperty, requestedRevision: number): Promise<void> {
  const batch = firestore.batch();
  batch.set(firestore.collection(BUSINESS_COLLECTIONS.system).doc(SITE_STATE_ID), { requestedRevision });
  batch.delete(firestore.collection(published).doc(id));
  batch.set(firestore.collection(BUSINESS_COLLECTIONS.departedProperties).doc(id), { publishedRev: requestedRevision });
  await batch.commit();
}

async function writeDraft(id: string, slug: string): Promise<void> {
  const texts = { title: CANARY, subtitle: CANARY, description: CANARY, contactInfo: CANARY, location: CANARY };
  const fresh = newProperty({ id, slug, title: CANARY, location: CANARY, createdAt: '2026-03-01T09:00:00.000Z' });
  const draft = workingPropertySchema.parse({ ...fresh, ...texts, rev: 7, archivedAt: null });
  await firestore.collection(working).doc(id).set(draft);
}

/** Files of a release that contain a text. */
function filesWith(release: string, text: string): string[] {
  const folder = builds.folderOf(release);
  return Object.keys(listFiles(folder)).filter((file) => readFileSync(join(folder, file), 'utf8').includes(text));
}

it('reads and renders what was published since the last build, removals included', async () => {
  await publish({ ...staying, price: 'from €1,234 per night', priceAmount: 1234 }, 2);
  await unpublish(leaving, 3);

  const changed = await builds.build('changed', { live: 'first' });
  expect(changed).toMatchObject({ outcome: 'ready', way: 'incremental', builtRevision: 3, faults: [] });
  expect(changed.written.map(({ path }) => path)).toEqual(
    expect.arrayContaining([
      propertyPath(staying.slug),
      '/rentals',
      '/destinations/comporta',
      '/sitemap-properties-1.xml',
    ]),
  );
  expect(changed.written.map(({ path }) => path)).not.toContain('/terms');
  expect(changed.removed).toEqual(expect.arrayContaining([propertyPath(leaving.slug), `/property/${leaving.id}`]));
});

it('brings a removed property back', async () => {
  await publish(leaving, 4);
  const restored = await builds.build('restored', { live: 'changed' });
  expect(restored).toMatchObject({ outcome: 'ready', way: 'incremental', faults: [] });
  expect(restored.written.map(({ path }) => path)).toEqual(
    expect.arrayContaining([propertyPath(leaving.slug), `/property/${leaving.id}`, '/destinations/comporta']),
  );
});

it('shows nothing unpublished: no draft, no new property, nothing that was removed', () => {
  for (const release of ['first', 'changed', 'restored']) {
    expect(filesWith(release, CANARY)).toEqual([]);
    expect(filesWith(release, CANARY.toLowerCase())).toEqual([]);
  }
  expect(filesWith('changed', leaving.title)).toEqual([]);
  expect(filesWith('changed', leaving.slug)).toEqual([]);
});

it('previews a single draft, hidden from search engines, and forgets it, even in the same cache', async () => {
  const environment = { PREVIEW_PROPERTY: staying.id };
  expect(await builds.build('preview', { environment })).toMatchObject({ outcome: 'ready', faults: [] });
  expect(existsSync(filesListOf(builds.folderOf('preview')))).toBe(false);
  expect(filesWith('preview', CANARY)).toContain(`property/${staying.slug}.html`);
  expect(filesWith('preview', '<meta name="robots" content="noindex">')).toEqual(
    expect.arrayContaining([`property/${staying.slug}.html`, 'index.html', 'rentals.html']),
  );
  expect(filesWith('preview', `${CANARY.toLowerCase()}-house`)).toEqual([]);

  expect(await builds.build('after-preview', { live: 'restored' })).toMatchObject({ outcome: 'ready', written: [] });
});

it('renders all pages when one in the cache names a script of other code', { tags: ['nightly'] }, async () => {
  const pages = readdirSync(builds.cacheOf('site'), { recursive: true, encoding: 'utf8' });
  for (const page of pages.filter((file) => file.endsWith('.html'))) {
    const file = join(builds.cacheOf('site'), page);
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(/\/_astro\/\w+\.js/g, '/_astro/earlier.js'));
  }
  writeFileSync(join(builds.cacheOf('site'), 'assets.txt'), '');
  expect(await builds.build('other-code', { live: 'restored' })).toMatchObject({
    ...{ outcome: 'ready', way: 'full', written: [], faults: [] },
    why: 'The code of all pages changed.',
  });
});

it('fails with the name of a document that does not parse', async () => {
  await firestore.collection(BUSINESS_COLLECTIONS.system).doc(SITE_STATE_ID).set({ requestedRevision: 5 });
  await firestore.collection(published).doc(staying.id).update({ bedrooms: 'three', publishedRev: 5 });
  const { outcome, faults } = await builds.build('bad', { live: 'restored' });
  expect(outcome).toBe('failed');
  expect(faults).toEqual([{ page: `${published}/${staying.id}`, why: expect.stringContaining('bedrooms') }]);
  await publish(staying, 6);
});

it('reads everything when the marks do not explain what is published', async () => {
  const id = randomUUID();
  await firestore
    .collection(published)
    .doc(id)
    .set(publishedFixture({ id, slug: 'unmarked' }));
  const built = await builds.build('unexplained', { live: 'restored' });
  // Incremental although the build before it failed: that one rendered nothing.
  expect(built).toMatchObject({ outcome: 'ready', way: 'incremental', faults: [] });
  expect(filesWith('unexplained', 'unmarked')).toContain('property/unmarked.html');
});
