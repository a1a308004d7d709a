import { publishingApi } from '#domain/api/publishing.ts';
import { CONTENT_KINDS, type ContentKind } from '#domain/content/kinds.ts';
import type { PendingChange } from '#domain/publishing/pending-change.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nameDocuments } from '#functions/platform/content/name-documents.ts';
import { propertyPath } from '#functions/platform/firestore-paths.ts';
import { openContentFixture, type ContentFixture } from '#support/content/fixture.ts';
import { readSaved, serviceForm, withKey } from '#support/content/forms.ts';

let content: ContentFixture;
beforeAll(async () => {
  content = await openContentFixture();
  for (const kind of ['services', 'heroImages', 'featured'] as const) await content.restoreAfterwards(kind);
});
afterAll(() => content.close());

async function changesOf(wanted: ContentKind): Promise<PendingChange[]> {
  const response = await content.call('GET', '/api/admin/changes');
  const { changes } = publishingApi['GET /api/admin/changes'].response.parse(await response.json());
  return (changes ?? []).filter(({ kind }) => kind === wanted);
}

async function listIds(kind: ContentKind): Promise<string[]> {
  return (await content.firestore.collection(kind).orderBy('orderIndex').get()).docs.map(({ id }) => id);
}

describe('the order of the services', () => {
  const put = (ids: readonly string[]): Promise<Response> => content.call('PUT', '/api/admin/services-order', { ids });

  it('is a change of what was moved, and none once everything is back where it was', async () => {
    const ids = await listIds('services');
    await put(ids.toReversed());
    expect((await changesOf('services')).map(({ fields }) => fields)).toContainEqual(['orderIndex']);
    await put(ids);
    expect(await changesOf('services')).toEqual([]);
  });

  it('is no change of the others after one was added, moved to the front and deleted', async () => {
    const ids = await listIds('services');
    const { document } = await readSaved(await content.call('POST', '/api/admin/services', withKey(serviceForm())));
    content.deleteAfterwards('services', document.id);
    await put([document.id, ...ids]);
    expect(await changesOf('services')).toHaveLength(1 + ids.length);
    await content.call('DELETE', `/api/admin/services/${document.id}?rev=2`);
    expect(await changesOf('services')).toEqual([]);

    const [first = ''] = ids;
    const { before, after } = publishingApi['GET /api/admin/changes/{kind}/{id}'].response.parse(
      await (await content.call('GET', `/api/admin/changes/services/${first}`)).json(),
    );
    expect([before, after]).toEqual([{}, {}]);
    const history = await (await content.call('GET', `/api/admin/revisions/services/${first}`)).json();
    expect(history).toMatchObject({ ahead: false });
  });
});

describe('a changed order', () => {
  it('names slides by what they show, and featured places by their property', async () => {
    const slides = await listIds('heroImages');
    await content.call('PUT', '/api/admin/hero-images-order', { ids: slides.toReversed() });
    const alts = (await content.firestore.collection('heroImages').get()).docs.map((slide) => slide.get('image.alt'));
    for (const { title } of await changesOf('heroImages')) expect(alts).toContain(title);

    const places = await listIds('featured');
    await content.call('PUT', '/api/admin/featured-order', { ids: places.toReversed() });
    const properties = (await content.firestore.collection('properties').get()).docs.map((found) => found.get('title'));
    const titles = (await changesOf('featured')).map(({ title }) => title);
    expect(titles.length).toBeGreaterThan(1);
    expect(properties).toEqual(expect.arrayContaining(titles));
  });

  it('names the other featured places while one is deleted, and beside one that cannot be read', async () => {
    const [id = ''] = await listIds('featured');
    const place = await content.firestore.doc(`featured/${id}`).get();
    const property = await content.firestore.doc(propertyPath(String(place.get('propertyId')))).get();
    const places = [
      { id: 'deleted', document: null },
      { id: 'unreadable', document: { rev: 1 } },
      { id, document: place.data() ?? null },
    ];
    expect(await nameDocuments(content.firestore, 'featured', places)).toEqual([
      CONTENT_KINDS.featured.unnamed,
      CONTENT_KINDS.featured.unnamed,
      property.get('title'),
    ]);
  });
});
