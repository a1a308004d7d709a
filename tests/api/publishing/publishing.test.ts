import { publishingApi } from '#domain/api/publishing.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { readProblem } from '#support/api/calls.ts';
import { propertyApiPath, savedPropertySchema } from '#support/content/property-fixture.ts';
import { publishTargetOf } from '#support/publishing/publication-fixture.ts';
import { openPublishingFixture } from '#support/publishing/fixture.ts';

const { content, properties, publications, publisher, createValidProperty, close } = await openPublishingFixture();
afterAll(close);

async function saved(response: Promise<Response>) {
  return savedPropertySchema.parse(await (await response).json()).document;
}

describe('a new property', () => {
  it('is a pending change, goes live without fields for staff, and is pending no longer', async () => {
    const property = await createValidProperty({ contactInfo: 'CANARY-CONTACT', checkInInstructions: 'CANARY-KEY' });
    expect(await publications.readChange(property.id)).toMatchObject({
      ...{ kind: 'properties', title: property.title, change: 'new', rev: 1, publishedRev: 0, unlawful: [] },
    });
    const { revision, changes } = await publications.mustPublish(publishTargetOf(property));
    expect(changes).toEqual([{ kind: 'properties', id: property.id, rev: 1, change: 'new', title: property.title }]);
    const live = await publications.readPublished('properties', property.id);
    expect(live).toMatchObject({ title: property.title, rev: 1, publishedRev: revision });
    expect(live?.['firstPublishedAt']).toBe(live?.['publishedAt']);
    expect(JSON.stringify(live)).not.toContain('CANARY');
    expect(await publications.readChange(property.id)).toBeUndefined();
  });

  it('raises the requested revision with an entry of the audit log, in one step', async () => {
    const property = await createValidProperty();
    const { revision } = await publications.mustPublish(publishTargetOf(property));
    const [entry] = await content.readAudit(`publications/${String(revision).padStart(10, '0')}`);
    expect(entry).toMatchObject({
      action: 'site.published',
      uid: content.editor.uid,
      details: { count: 1, titles: property.title },
    });
    expect((await publisher.untilSite(() => true)).requestedRevision).toBeGreaterThanOrEqual(revision);
  });
});

describe('a property without a hero picture', () => {
  it('is not published', async () => {
    const invalid = await createValidProperty({ hero: null });
    const problem = await readProblem(await publications.publish(publishTargetOf(invalid)));
    expect(problem).toMatchObject({
      ...{ code: 'unlawful', status: 422 },
      fields: [{ path: `properties/${invalid.id}.hero`, message: 'There is no hero picture.' }],
    });
    expect((await publications.readChange(invalid.id))?.unlawful).toEqual(['There is no hero picture.']);
    expect(await publications.readPublished('properties', invalid.id)).toBeUndefined();
  });
});

describe('properties with one URL', () => {
  it('are not published together or one after the other, and the other one is named', async () => {
    const [one, two] = [await createValidProperty(), await createValidProperty()];
    await content.firestore.doc(`properties/${two.id}`).update({ slug: one.slug });
    const [first, second] = [publishTargetOf(one), publishTargetOf(two)];
    expect(await readProblem(await publications.publish(first, second))).toMatchObject({ code: 'in_use' });
    await publications.mustPublish(first);
    expect(await readProblem(await publications.publish(second))).toMatchObject({
      ...{ code: 'in_use', status: 409 },
      detail: expect.stringContaining(`“${two.title}” has the same URL as “${one.title}”`),
      fields: [{ path: `publishedProperties/${one.id}`, message: one.title }],
    });
    const renamed = await saved(properties.change(two, { title: `${two.title} again` }));
    await publications.mustPublish(publishTargetOf(renamed));
  });
});

describe('what the law requires', () => {
  it('is named by field for every property, and nothing is published', async () => {
    const good = await createValidProperty();
    const letting = await createValidProperty({ licenceNumber: '' });
    const sale = await createValidProperty({ type: 'real_estate', salePrice: '€1', energyRating: null });
    const problem = await readProblem(
      await publications.publish(publishTargetOf(good), publishTargetOf(letting), publishTargetOf(sale)),
    );
    expect(problem).toMatchObject({ code: 'unlawful', status: 422 });
    expect(problem.fields?.map(({ path }) => path)).toEqual([
      `properties/${letting.id}.licenceNumber`,
      `properties/${sale.id}.energyRating`,
    ]);
    expect(await publications.readPublished('properties', good.id)).toBeUndefined();
    expect((await publications.readChange(sale.id))?.unlawful).toHaveLength(1);
  });
});

describe('a slide without alternative text', () => {
  it('is not published, and the list of changes says why', async () => {
    const [slide] = (await content.firestore.collection('heroImages').limit(1).get()).docs;
    const copy = slide?.data() ?? {};
    const id = '00000000-0000-4000-8000-00000000a17f';
    const image = { ...Object(copy['image']), alt: ' ' };
    await content.firestore.doc(`heroImages/${id}`).set({ ...copy, id, image, rev: 1 });
    const problem = await readProblem(await publications.publish({ kind: 'heroImages', id, rev: 1 }));
    const change = await publications.readChange(id);
    await content.firestore.doc(`heroImages/${id}`).delete();
    await content.firestore.doc(`publishedHeroImages/${id}`).delete();
    const message = 'Describe what this picture shows before it is published.';
    expect(problem).toMatchObject({ code: 'unlawful', fields: [{ path: `heroImages/${id}.image`, message }] });
    expect(change?.unlawful).toEqual(['Describe what this picture shows before it is published.']);
  });
});

describe('a published property that was changed', () => {
  it('is listed field by field, and conflicts when it was changed again', async () => {
    const property = await createValidProperty({ tag: 'Old' });
    await publications.mustPublish(publishTargetOf(property));
    const first = await publications.readPublished('properties', property.id);
    const changed = await saved(properties.change(property, { tag: 'New', contactInfo: 'Somebody' }));
    expect(await publications.readChange(property.id)).toMatchObject({
      change: 'changed',
      fields: ['tag'],
      publishedRev: 1,
    });
    const difference = await content.call('GET', `/api/admin/changes/properties/${property.id}`);
    expect(await difference.json()).toEqual({ before: { tag: 'Old' }, after: { tag: 'New' } });
    expect(await readProblem(await publications.publish(publishTargetOf(property)))).toMatchObject({
      code: 'conflict',
      current: { rev: 2 },
    });
    await publications.mustPublish(publishTargetOf(changed));
    expect(await publications.readPublished('properties', property.id)).toMatchObject({
      ...{ tag: 'New', rev: 2, firstPublishedAt: first?.['publishedAt'] },
    });
    expect(await readProblem(await publications.publish(publishTargetOf(changed)))).toMatchObject({ code: 'conflict' });
  });

  it('is no change when only fields for staff differ', async () => {
    const property = await createValidProperty();
    await publications.mustPublish(publishTargetOf(property));
    await properties.change(property, { contactInfo: 'Call in the morning' });
    expect(await publications.readChange(property.id)).toBeUndefined();
  });

  it('can be reset to the published version, with a new revision', async () => {
    const property = await createValidProperty({ tag: 'Old', contactInfo: 'Kept' });
    await publications.mustPublish(publishTargetOf(property));
    const changed = await saved(properties.change(property, { tag: 'New' }));
    const response = await content.call('POST', '/api/admin/discards', publishTargetOf(changed));
    expect(await response.json()).toEqual({ rev: 3 });
    expect(await content.readDocument('properties', property.id)).toMatchObject({
      tag: 'Old',
      contactInfo: 'Kept',
      rev: 3,
    });
    expect(await publications.readChange(property.id)).toBeUndefined();
    expect((await content.readAudit(`properties/${property.id}`)).at(-1)).toMatchObject({
      action: 'property.discarded',
    });
  });
});

describe('unpublishing a property', () => {
  it('keeps the working copy and records the departure for the build', async () => {
    const property = await createValidProperty();
    await publications.mustPublish(publishTargetOf(property));
    const response = await content.call('POST', '/api/admin/unpublications', { targets: [publishTargetOf(property)] });
    const { publication } = publishingApi['POST /api/admin/unpublications'].response.parse(await response.json());
    expect(publication.changes).toMatchObject([{ id: property.id, rev: 0, change: 'removed' }]);
    expect(await publications.readPublished('properties', property.id)).toBeUndefined();
    expect(await content.readDocument('properties', property.id)).toMatchObject({ rev: 1 });
    const note = await content.firestore.doc(`departedProperties/${property.id}`).get();
    expect(note.data()).toEqual({ publishedRev: publication.revision });
    expect(await publications.readChange(property.id)).toMatchObject({ change: 'new' });
  });

  it('is shown with the pending change until the property is published again', async () => {
    const property = await createValidProperty();
    expect(await publications.readChange(property.id)).toMatchObject({ unpublished: null });
    await publications.mustPublish(publishTargetOf(property));
    await content.call('POST', '/api/admin/unpublications', { targets: [publishTargetOf(property)] });
    expect(await publications.readChange(property.id)).toMatchObject({
      ...{ change: 'new', unpublished: { who: content.editor.email, at: expect.stringContaining('T') } },
    });
    const kept = await content.call('GET', `/api/admin/revisions/properties/${property.id}`);
    const { response } = publishingApi['GET /api/admin/revisions/{kind}/{id}'];
    expect(response.parse(await kept.json()).revisions).toHaveLength(1);
    await publications.mustPublish(publishTargetOf(property));
    await saved(properties.change(property, { tag: 'New' }));
    expect(await publications.readChange(property.id)).toMatchObject({ change: 'changed', unpublished: null });
  });

  it('follows from publishing its deletion, and removes it from the featured', async () => {
    const property = await createValidProperty();
    const place = { id: property.id, propertyId: property.id, orderIndex: 900, isActive: false, rev: 1 };
    await publications.mustPublish(publishTargetOf(property));
    await content.firestore.doc(`publishedFeatured/${property.id}`).set(place);
    await content.call('DELETE', `${propertyApiPath(property.id)}?rev=1`);
    expect(await publications.readChange(property.id)).toMatchObject({ change: 'removed', rev: 0, publishedRev: 1 });
    const { changes } = await publications.mustPublish({ kind: 'properties', id: property.id, rev: 0 });
    expect(changes.map(({ kind, change }) => [kind, change])).toEqual([
      ['properties', 'removed'],
      ['featured', 'removed'],
    ]);
    expect(await publications.readPublished('featured', property.id)).toBeUndefined();
  });

  it('is rejected while published content shows it, and for required documents', async () => {
    const [settings] = (await content.firestore.collection('publishedSettings').get()).docs;
    const id = String(Reflect.get(Object(settings?.get('home')), 'galleryPropertyIds')[0]);
    const rev = (await publications.readPublished('properties', id))?.['rev'];
    const shown = await content.call('POST', '/api/admin/unpublications', {
      targets: [{ kind: 'properties', id, rev }],
    });
    expect(await readProblem(shown)).toMatchObject({ code: 'in_use' });
    const site = { kind: 'settings', id: 'site', rev: settings?.get('rev') };
    const fixed = await content.call('POST', '/api/admin/unpublications', { targets: [site] });
    expect(await readProblem(fixed)).toMatchObject({ code: 'in_use' });
  });
});

describe('content that shows a property', () => {
  it('is not published before it, but with it', async () => {
    const property = await createValidProperty();
    const featured = { kind: 'featured' as const, id: await properties.feature(property.id), rev: 1 };
    const problem = await readProblem(await publications.publish(featured));
    expect(problem).toMatchObject({ code: 'not_published', fields: [{ path: `publishedFeatured/${featured.id}` }] });
    expect((await publications.mustPublish(featured, publishTargetOf(property))).changes).toHaveLength(2);
    await content.firestore.doc(`publishedFeatured/${featured.id}`).delete();
  });
});
