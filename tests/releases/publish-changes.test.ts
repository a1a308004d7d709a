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
const returning = publishedFixture({
  id: randomUUID(),
  slug: 'the-villa-that-returns',
  title: 'The Villa that Returns',
});
let firestore: Firestore;
let builds: SiteBuilds;

beforeAll(async () => {
  firestore = await openSampleProject(project);
  for (const property of [staying, leaving, returning]) await publish(property, 1);
  await unpublish(returning, 2);
  // A working copy that was edited since, and a property that never was published.
  await writeDraft(staying.id, staying.slug);
  await writeDraft(randomUUID(), `${CANARY.toLowerCase()}-house`);
  builds = await siteBuilds(project);
  expect(await builds.build('first')).toMatchObject({ outcome: 'ready', way: 'full', builtRevision: 2, faults: [] });
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

it('previews a single draft, hidden from search engines', async () => {
  const environment = { PREVIEW_PROPERTY: staying.id };
  expect(await builds.build('preview', { environment })).toMatchObject({ outcome: 'ready', faults: [] });
  expect(existsSync(filesListOf(builds.folderOf('preview')))).toBe(false);
  expect(filesWith('preview', CANARY)).toContain(`property/${staying.slug}.html`);
  expect(filesWith('preview', '<meta name="robots" content="noindex">')).toEqual(
    expect.arrayContaining([`property/${staying.slug}.html`, 'index.html', 'rentals.html']),
  );
  expect(filesWith('preview', `${CANARY.toLowerCase()}-house`)).toEqual([]);
});

it('reads and renders what was published since the last build, removals and returns included', async () => {
  await publish({ ...staying, price: 'from €1,234 per night', priceAmount: 1234 }, 3);
  await unpublish(leaving, 4);
  await publish(returning, 5);

  // In the cache in which a draft was previewed.
  const changed = await builds.build('changed', { live: 'first' });
  expect(changed).toMatchObject({ outcome: 'ready', way: 'incremental', builtRevision: 5, faults: [] });
  const written = changed.written.map(({ path }) => path);
  const named = ['/rentals', '/destinations/comporta', '/sitemap-properties-1.xml', `/property/${returning.id}`];
  expect(written).toEqual(expect.arrayContaining([propertyPath(staying.slug), propertyPath(returning.slug), ...named]));
  expect(written).not.toContain('/terms');
  expect(changed.removed).toEqual(expect.arrayContaining([propertyPath(leaving.slug), `/property/${leaving.id}`]));
});

it('shows nothing unpublished: no draft, no new property, nothing that was removed', () => {
  for (const release of ['first', 'changed']) {
    expect(filesWith(release, CANARY)).toEqual([]);
    expect(filesWith(release, CANARY.toLowerCase())).toEqual([]);
  }
  for (const [release, { title, slug }] of [
    ['first', returning],
    ['changed', leaving],
  ] as const) {
    expect(filesWith(release, title)).toEqual([]);
    expect(filesWith(release, slug)).toEqual([]);
  }
});

it('renders all pages when one in the cache names a script of other code', { tags: ['nightly'] }, async () => {
  const pages = readdirSync(builds.cacheOf('site'), { recursive: true, encoding: 'utf8' });
  for (const page of pages.filter((file) => file.endsWith('.html'))) {
    const file = join(builds.cacheOf('site'), page);
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(/\/_astro\/\w+\.js/g, '/_astro/earlier.js'));
  }
  writeFileSync(join(builds.cacheOf('site'), 'assets.txt'), '');
  expect(await builds.build('other-code', { live: 'changed' })).toMatchObject({
    ...{ outcome: 'ready', way: 'full', written: [], faults: [] },
    why: 'The code of all pages changed.',
  });
});

it('fails with the name of a document that does not parse', async () => {
  await firestore.collection(BUSINESS_COLLECTIONS.system).doc(SITE_STATE_ID).set({ requestedRevision: 6 });
  await firestore.collection(published).doc(staying.id).update({ bedrooms: 'three', publishedRev: 6 });
  const { outcome, faults } = await builds.build('bad', { live: 'changed' });
  expect(outcome).toBe('failed');
  expect(faults).toEqual([{ page: `${published}/${staying.id}`, why: expect.stringContaining('bedrooms') }]);
  await publish(staying, 7);
});

it('reads everything when the marks do not explain what is published', { tags: ['nightly'] }, async () => {
  const id = randomUUID();
  await firestore
    .collection(published)
    .doc(id)
    .set(publishedFixture({ id, slug: 'unmarked' }));
  const built = await builds.build('unexplained', { live: 'changed' });
  // Incremental although the build before it failed: that one rendered nothing.
  expect(built).toMatchObject({ outcome: 'ready', way: 'incremental', faults: [] });
  expect(filesWith('unexplained', 'unmarked')).toContain('property/unmarked.html');
});

it('renders all pages after a first build that failed', { tags: ['nightly'] }, async () => {
  await firestore.collection(published).doc(staying.id).update({ bedrooms: 'three' });
  expect(await builds.build('failed', { cache: 'other' })).toMatchObject({ outcome: 'failed', written: [] });
  await publish(staying, 8);
  expect(await builds.build('next', { cache: 'other' })).toMatchObject({ outcome: 'ready', way: 'full', faults: [] });
});
