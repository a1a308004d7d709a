import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { BUSINESS_COLLECTIONS, SITE_STATE_ID } from '#domain/content/collections.ts';
import { CONTENT_KINDS } from '#domain/content/kinds.ts';
import { propertyPath } from '#domain/site/paths.ts';
import { type PublishedProperty, workingPropertySchema } from '#domain/property/property.ts';
import { newProperty } from '#domain/property/defaults.ts';
import { publishedFixture } from '#domain/content/published-fixture.ts';
import { changedFiles, filesIn } from '#publisher/incremental/changed-files.ts';
import { openAdminApp } from '#support/emulators/admin-app.ts';
import { readEmulatorEnvironment } from '#support/emulators/environment.ts';
import { copyPublishedContent, firestoreOf } from '#support/content/copy-published.ts';
import { type SiteBuilds, siteBuilds } from '#support/publishing/site-builds.ts';

/** In every text of drafts, and in no published document. */
const CANARY = 'Zq9canary';

const project = `demo-changes-${randomUUID().slice(0, 8)}`;
const firestore = firestoreOf(project);
const { working, published } = CONTENT_KINDS.properties;
const staying = publishedFixture({ id: randomUUID(), slug: 'the-villa-that-stays', title: 'The Villa that Stays' });
const leaving = publishedFixture({ id: randomUUID(), slug: 'the-villa-that-leaves', title: 'The Villa that Leaves' });
let builds: SiteBuilds;

beforeAll(async () => {
  await copyPublishedContent(getFirestore(openAdminApp(readEmulatorEnvironment())), firestore);
  for (const property of [staying, leaving]) await publish(property, 1);
  // A working copy that was edited since, and a property that never was published.
  await writeDraft(staying.id, staying.slug);
  await writeDraft(randomUUID(), `${CANARY.toLowerCase()}-house`);
  builds = await siteBuilds(project);
  expect(await builds.build('first')).toMatchObject({ outcome: 'ready', way: 'full', builtRevision: 1, faults: [] });
});

afterAll(() => builds.remove());

async function publish(property: PublishedProperty, requestedRevision: number): Promise<void> {
  const batch = firestore.batch();
  batch.set(firestore.collection(BUSINESS_COLLECTIONS.system).doc(SITE_STATE_ID), { requestedRevision });
  batch.set(firestore.collection(published).doc(property.id), { ...property, publishedRev: requestedRevision });
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
  return filesIn(folder).filter((file) => readFileSync(join(folder, file), 'utf8').includes(text));
}

it('writes the affected pages with the same bytes as a full build', async () => {
  await publish({ ...staying, price: 'from €1,234 per night', priceAmount: 1234 }, 2);
  const departure = firestore.collection(BUSINESS_COLLECTIONS.departedProperties).doc(leaving.id);
  await firestore.collection(published).doc(leaving.id).delete();
  await departure.set({ publishedRev: 2 });

  const changed = await builds.build('changed', { from: 'first' });
  expect(changed).toMatchObject({ outcome: 'ready', way: 'incremental', builtRevision: 2, faults: [] });
  // The publish report lists the published page first.
  expect(changed.written[0]?.path).toBe(propertyPath(staying.slug));
  expect(changed.written.map(({ path }) => path)).toEqual(
    expect.arrayContaining([
      propertyPath(staying.slug),
      '/rentals',
      '/destinations/comporta',
      '/sitemap-properties-1.xml',
    ]),
  );
  expect(changed.removed).toEqual(expect.arrayContaining([propertyPath(leaving.slug), `/property/${leaving.id}`]));
  expect(changed.pages).toBeLessThan(100);

  expect(await builds.build('whole')).toMatchObject({ outcome: 'ready', way: 'full' });
  expect(changedFiles(builds.folderOf('changed'), builds.folderOf('whole'))).toEqual({ written: [], removed: [] });
  expect(readFileSync(`${builds.folderOf('changed')}.manifest.json`, 'utf8')).toBe(
    readFileSync(`${builds.folderOf('whole')}.manifest.json`, 'utf8'),
  );
});

it('shows nothing unpublished: no draft, no new property, nothing that was removed', () => {
  for (const release of ['first', 'changed', 'whole']) {
    expect(filesWith(release, CANARY)).toEqual([]);
    expect(filesWith(release, CANARY.toLowerCase())).toEqual([]);
  }
  expect(filesWith('changed', leaving.title)).toEqual([]);
  expect(filesWith('changed', leaving.slug)).toEqual([]);
});

it('previews a single draft, hidden from search engines', async () => {
  const report = await builds.build('preview', { preview: `${working}/${staying.id}` });
  expect(report).toMatchObject({ outcome: 'ready', pages: 1, faults: [] });
  expect(filesWith('preview', CANARY)).toEqual([`property/${staying.slug}.html`]);
  expect(filesWith('preview', '<meta name="robots" content="noindex">')).toContain(`property/${staying.slug}.html`);
});

it('builds everything when the marks do not explain what is published', async () => {
  await firestore
    .collection(published)
    .doc(randomUUID())
    .set(publishedFixture({ id: randomUUID(), slug: 'unmarked' }));
  const report = await builds.build('unexplained', { from: 'changed' });
  expect(report.way).toBe('full');
  expect(report.why).toMatch(/where the marks explain/);
});

it('fails with the name of a document that does not parse', async () => {
  await firestore.collection(BUSINESS_COLLECTIONS.system).doc(SITE_STATE_ID).set({ requestedRevision: 3 });
  await firestore.collection(published).doc(staying.id).update({ bedrooms: 'three', publishedRev: 3 });
  const { outcome, faults } = await builds.build('bad', { from: 'changed' });
  expect(outcome).toBe('failed');
  expect(faults).toEqual([{ page: `${published}/${staying.id}`, why: expect.stringContaining('bedrooms') }]);
});
