import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { publishingApi } from '#domain/api/publishing.ts';
import { PREVIEW_HOURS } from '#domain/publishing/limits.ts';
import { previewSchema, type Preview } from '#domain/publishing/preview.ts';
import type { WorkingProperty } from '#domain/property/property.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PROJECT_ROOT } from '#scripts/emulators/project-paths.ts';
import { callSite } from '#support/api/calls.ts';
import { openContentFixture, type ContentFixture } from '#support/content/fixture.ts';
import { openPropertyFixture } from '#support/content/property-fixture.ts';
import { openPreview } from '#support/publishing/open-preview.ts';
import {
  openPublicationFixture,
  publishTargetOf,
  type PublicationFixture,
} from '#support/publishing/publication-fixture.ts';
import { runSitePublisher, type SitePublisher } from '#support/publishing/site-publisher.ts';
import { untilDocument } from '#support/emulators/until-document.ts';

const SITE = join(PROJECT_ROOT, process.env['PUBLISHER_SITE'] ?? 'dist.test');
const DRAFT_TEXT = 'Zq7 only in a draft';
const HOUR = 3_600_000;

let content: ContentFixture;
let publications: PublicationFixture;
let publisher: SitePublisher;
let property: WorkingProperty;
let preview: Preview;
let page: string;
let isPublished = false;
beforeAll(async () => {
  content = await openContentFixture();
  publications = openPublicationFixture(content);
  publisher = await runSitePublisher();
  await publisher.untilIdle();
  const { hero, gallery } = await anyPublished();
  const given = { type: 'rental', licenceNumber: '12345/AL', description: DRAFT_TEXT, hero, gallery } as const;
  property = await openPropertyFixture(content).create(given);
  preview = await requestPreview();
});
afterAll(async () => {
  // By another publication: a release put back by hand would leave a report of pages that are not live.
  const targets = [publishTargetOf(property)];
  const gone = isPublished ? await content.call('POST', '/api/admin/unpublications', { targets }) : null;
  await publisher.stop();
  expect(gone?.ok).not.toBe(false);
  await publications.removePublished([property.id]);
  await content.firestore.doc(`previews/${preview.id}`).delete();
  await content.close();
});

/** A rental of the sample content, for its pictures. */
async function anyPublished() {
  const { docs } = await content.firestore.collection('properties').where('type', '==', 'rental').limit(1).get();
  const found = await content.readDocument('properties', docs[0]?.id ?? '');
  if (found === null) throw new Error('The sample content has no rental.');
  return found;
}

/** Requests the preview and waits until it can be opened. */
async function requestPreview(): Promise<Preview> {
  const response = await content.call('POST', '/api/admin/previews', { id: randomUUID(), propertyId: property.id });
  const requested = publishingApi['POST /api/admin/previews'].response.parse(await response.json()).preview;
  return untilDocument(content.firestore.doc(`previews/${requested.id}`), (data) => {
    const now = previewSchema.strip().parse(data);
    return now.state === 'requested' ? null : now;
  });
}

/** Security headers of the live site; previews send no referrer, because their URL is secret. */
async function liveHeaders(): Promise<Record<string, string>> {
  const { headers } = await callSite('/rentals');
  const names = [
    'content-security-policy',
    'strict-transport-security',
    'x-content-type-options',
    'permissions-policy',
  ];
  const given = [...names, 'cross-origin-opener-policy'].map((name) => [name, headers.get(name) ?? 'missing']);
  return { ...Object.fromEntries(given), 'referrer-policy': 'no-referrer' };
}

/** Files of the live release that contain a text. */
function liveFilesWith(text: string): string[] {
  const files = readdirSync(SITE, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => readFileSync(file).includes(text));
}

it('shows a draft that was never published at an unguessable URL, hidden from search engines', async () => {
  expect(preview).toMatchObject({ state: 'ready', why: '' });
  const hoursLeft = (Date.parse(preview.expiresAt) - Date.now()) / HOUR;
  expect(Math.round(hoursLeft)).toBe(PREVIEW_HOURS);
  const { status, headers, text } = await openPreview(preview.address ?? '');
  expect(status).toBe(200);
  expect(headers).toMatchObject({ 'x-robots-tag': 'noindex', 'cache-control': 'no-store' });
  expect(text).toContain(`<title>${property.title}`);
  expect(text).toContain(DRAFT_TEXT);
  expect(text).toContain('<meta name="robots" content="noindex">');
  for (const [name, value] of Object.entries(await liveHeaders())) expect(headers).toHaveProperty([name], value);
  const another = preview.address?.replace(preview.id, crypto.randomUUID()) ?? '';
  expect((await openPreview(another)).status).toBe(404);
  page = text;
});

it('is not part of the live site: no page, index, feed or sitemap', async () => {
  for (const text of [DRAFT_TEXT, property.title, property.slug, property.id, preview.id])
    expect(liveFilesWith(text)).toEqual([]);
  expect((await callSite(`/property/${property.slug}`)).status).toBe(404);
});

it(
  'looks like the published page, except for its metadata for search engines and shared links',
  { tags: ['nightly'] },
  async () => {
    isPublished = true;
    await publications.mustPublish(publishTargetOf(property));
    await publisher.untilIdle();
    const published = await publisher.textOf(`/property/${property.slug}`);
    const robots = /<meta name="robots" content="max-image-preview:large">.*<meta name="twitter:card" content="\w+">/s;
    const structured = /<script type="application\/ld\+json">.*?<\/script>/s;
    expect(published).toMatch(robots);
    expect(published).toMatch(structured);
    expect(published.replace(robots, '<meta name="robots" content="noindex">').replace(structured, '')).toBe(page);
  },
);
