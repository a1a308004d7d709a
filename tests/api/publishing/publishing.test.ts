import { publishingApi } from '#domain/api/publishing.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { readProblem } from '#support/api/api-calls.ts';
import { propertyPathOf, savedProperty } from '#support/content/property-fixture.ts';
import { targetOf } from '#support/publishing/publish-fixture.ts';
import { openPublishingFixture } from '#support/publishing/publishing-fixture.ts';

const { fixture, properties, publishing, publisher, validProperty, close } = await openPublishingFixture();
afterAll(close);

async function saved(response: Promise<Response>) {
  return savedProperty.parse(await (await response).json()).document;
}

describe('a new property', () => {
  it('is on the list of changes, goes live without what only staff may know, and leaves the list', async () => {
    const property = await validProperty({ contactInfo: 'CANARY-CONTACT', checkInInstructions: 'CANARY-KEY' });
    expect(await publishing.changeOf(property.id)).toMatchObject({
      ...{ kind: 'properties', title: property.title, change: 'new', rev: 1, publishedRev: 0, unlawful: [] },
    });
    const { revision, changes } = await publishing.published(targetOf(property));
    expect(changes).toEqual([{ kind: 'properties', id: property.id, rev: 1, change: 'new', title: property.title }]);
    const live = await publishing.live('properties', property.id);
    expect(live).toMatchObject({ title: property.title, rev: 1, publishedRev: revision });
    expect(JSON.stringify(live)).not.toContain('CANARY');
    expect(await publishing.changeOf(property.id)).toBeUndefined();
  });

  it('raises the requested revision with an entry of the audit log, in one step', async () => {
    const property = await validProperty();
    const { revision } = await publishing.published(targetOf(property));
    const [entry] = await fixture.audit(`publications/${String(revision).padStart(10, '0')}`);
    expect(entry).toMatchObject({
      action: 'site.published',
      uid: fixture.editor.uid,
      details: { count: 1, titles: property.title },
    });
    expect((await publisher.untilSite(() => true)).requestedRevision).toBeGreaterThanOrEqual(revision);
  });
});

describe('a property without a hero picture', () => {
  it('is not published, as another property would stand in its place', async () => {
    const baseline = await validProperty({ hero: null });
    const problem = await readProblem(await publishing.publish(targetOf(baseline)));
    expect(problem).toMatchObject({
      ...{ code: 'unlawful', status: 422 },
      fields: [{ path: `properties/${baseline.id}.hero`, message: 'There is no hero picture.' }],
    });
    expect((await publishing.changeOf(baseline.id))?.unlawful).toEqual(['There is no hero picture.']);
    expect(await publishing.live('properties', baseline.id)).toBeUndefined();
  });
});

describe('what the law requires', () => {
  it('is named by field for every property, and nothing is published', async () => {
    const good = await validProperty();
    const letting = await validProperty({ licenceNumber: '' });
    const sale = await validProperty({ type: 'real_estate', salePrice: '€1', energyRating: null });
    const problem = await readProblem(await publishing.publish(targetOf(good), targetOf(letting), targetOf(sale)));
    expect(problem).toMatchObject({ code: 'unlawful', status: 422 });
    expect(problem.fields?.map(({ path }) => path)).toEqual([
      `properties/${letting.id}.licenceNumber`,
      `properties/${sale.id}.energyRating`,
    ]);
    expect(await publishing.live('properties', good.id)).toBeUndefined();
    expect((await publishing.changeOf(sale.id))?.unlawful).toHaveLength(1);
  });
});

describe('a slide without alternative text', () => {
  it('is not published, and the list of changes says why', async () => {
    const [slide] = (await fixture.firestore.collection('heroImages').limit(1).get()).docs;
    const copy = slide?.data() ?? {};
    const id = '00000000-0000-4000-8000-00000000a17f';
    const image = { ...Object(copy['image']), alt: ' ' };
    await fixture.firestore.doc(`heroImages/${id}`).set({ ...copy, id, image, rev: 1 });
    const problem = await readProblem(await publishing.publish({ kind: 'heroImages', id, rev: 1 }));
    const change = await publishing.changeOf(id);
    await fixture.firestore.doc(`heroImages/${id}`).delete();
    await fixture.firestore.doc(`publishedHeroImages/${id}`).delete();
    const message = 'Describe what this picture shows before it is published.';
    expect(problem).toMatchObject({ code: 'unlawful', fields: [{ path: `heroImages/${id}.image`, message }] });
    expect(change?.unlawful).toEqual(['Describe what this picture shows before it is published.']);
  });
});

describe('a published property that was changed', () => {
  it('is told field by field, and conflicts when it was changed again', async () => {
    const property = await validProperty({ tag: 'Old' });
    await publishing.published(targetOf(property));
    const changed = await saved(properties.change(property, { tag: 'New', contactInfo: 'Somebody' }));
    expect(await publishing.changeOf(property.id)).toMatchObject({
      change: 'changed',
      fields: ['tag'],
      publishedRev: 1,
    });
    const notified = await fixture.call('GET', `/api/admin/changes/properties/${property.id}`);
    expect(await notified.json()).toEqual({ before: { tag: 'Old' }, after: { tag: 'New' } });
    expect(await readProblem(await publishing.publish(targetOf(property)))).toMatchObject({
      code: 'conflict',
      current: { rev: 2 },
    });
    await publishing.published(targetOf(changed));
    expect(await publishing.live('properties', property.id)).toMatchObject({ tag: 'New', rev: 2 });
    expect(await readProblem(await publishing.publish(targetOf(changed)))).toMatchObject({ code: 'conflict' });
  });

  it('is no change when only what staff read differs', async () => {
    const property = await validProperty();
    await publishing.published(targetOf(property));
    await properties.change(property, { contactInfo: 'Call in the morning' });
    expect(await publishing.changeOf(property.id)).toBeUndefined();
  });

  it('goes back to what visitors see, above every revision that a form may hold', async () => {
    const property = await validProperty({ tag: 'Old', contactInfo: 'Kept' });
    await publishing.published(targetOf(property));
    const changed = await saved(properties.change(property, { tag: 'New' }));
    const response = await fixture.call('POST', '/api/admin/discards', targetOf(changed));
    expect(await response.json()).toEqual({ rev: 3 });
    expect(await fixture.stored('properties', property.id)).toMatchObject({ tag: 'Old', contactInfo: 'Kept', rev: 3 });
    expect(await publishing.changeOf(property.id)).toBeUndefined();
    expect((await fixture.audit(`properties/${property.id}`)).at(-1)).toMatchObject({ action: 'property.discarded' });
  });
});

describe('taking a property off the site', () => {
  it('leaves the working copy, and a note for the build', async () => {
    const property = await validProperty();
    await publishing.published(targetOf(property));
    const response = await fixture.call('POST', '/api/admin/unpublications', { targets: [targetOf(property)] });
    const { publication } = publishingApi['POST /api/admin/unpublications'].response.parse(await response.json());
    expect(publication.changes).toMatchObject([{ id: property.id, rev: 0, change: 'removed' }]);
    expect(await publishing.live('properties', property.id)).toBeUndefined();
    expect(await fixture.stored('properties', property.id)).toMatchObject({ rev: 1 });
    const note = await fixture.firestore.doc(`departedProperties/${property.id}`).get();
    expect(note.data()).toEqual({ publishedRev: publication.revision });
    expect(await publishing.changeOf(property.id)).toMatchObject({ change: 'new' });
  });

  it('is told with the change that would bring it back, and forgotten once it is back', async () => {
    const property = await validProperty();
    expect(await publishing.changeOf(property.id)).toMatchObject({ unpublished: null });
    await publishing.published(targetOf(property));
    await fixture.call('POST', '/api/admin/unpublications', { targets: [targetOf(property)] });
    expect(await publishing.changeOf(property.id)).toMatchObject({
      ...{ change: 'new', unpublished: { who: fixture.editor.email, at: expect.stringContaining('T') } },
    });
    const kept = await fixture.call('GET', `/api/admin/revisions/properties/${property.id}`);
    const { response } = publishingApi['GET /api/admin/revisions/{kind}/{id}'];
    expect(response.parse(await kept.json()).revisions).toHaveLength(1);
    await publishing.published(targetOf(property));
    await saved(properties.change(property, { tag: 'New' }));
    expect(await publishing.changeOf(property.id)).toMatchObject({ change: 'changed', unpublished: null });
  });

  it('comes with archiving or deleting it, once that is published, and takes its place among the featured', async () => {
    const property = await validProperty();
    const place = { id: property.id, propertyId: property.id, orderIndex: 900, isActive: false, rev: 1 };
    await publishing.published(targetOf(property));
    await fixture.firestore.doc(`publishedFeatured/${property.id}`).set(place);
    await fixture.call('DELETE', `${propertyPathOf(property.id)}?rev=1`);
    expect(await publishing.changeOf(property.id)).toMatchObject({ change: 'removed', rev: 0, publishedRev: 1 });
    const { changes } = await publishing.published({ kind: 'properties', id: property.id, rev: 0 });
    expect(changes.map(({ kind, change }) => [kind, change])).toEqual([
      ['properties', 'removed'],
      ['featured', 'removed'],
    ]);
    expect(await publishing.live('featured', property.id)).toBeUndefined();
  });

  it('is refused while published content shows it, and for what the site cannot be without', async () => {
    const [settings] = (await fixture.firestore.collection('publishedSettings').get()).docs;
    const id = String(Reflect.get(Object(settings?.get('home')), 'galleryPropertyIds')[0]);
    const rev = (await publishing.live('properties', id))?.['rev'];
    const shown = await fixture.call('POST', '/api/admin/unpublications', {
      targets: [{ kind: 'properties', id, rev }],
    });
    expect(await readProblem(shown)).toMatchObject({ code: 'in_use' });
    const site = { kind: 'settings', id: 'site', rev: settings?.get('rev') };
    const fixed = await fixture.call('POST', '/api/admin/unpublications', { targets: [site] });
    expect(await readProblem(fixed)).toMatchObject({ code: 'in_use' });
  });
});

describe('content that shows a property', () => {
  it('is not published before it, but with it', async () => {
    const property = await validProperty();
    const featured = { kind: 'featured' as const, id: await properties.feature(property.id), rev: 1 };
    const problem = await readProblem(await publishing.publish(featured));
    expect(problem).toMatchObject({ code: 'not_published', fields: [{ path: `publishedFeatured/${featured.id}` }] });
    expect((await publishing.published(featured, targetOf(property))).changes).toHaveLength(2);
    await fixture.firestore.doc(`publishedFeatured/${featured.id}`).delete();
  });
});
