import { publishingApi } from '#domain/api/publishing.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { readProblem } from '#support/api/api-calls.ts';
import { housePath, savedProperty } from '#support/content/property-fixture.ts';
import { targetOf } from '#support/publishing/publish-fixture.ts';
import { openPublishingOffice } from '#support/publishing/publishing-fixture.ts';

const { desk, houses, publishing, publisher, lawfulHouse, close } = await openPublishingOffice();
afterAll(close);

async function saved(answer: Promise<Response>) {
  return savedProperty.parse(await (await answer).json()).document;
}

describe('a new property', () => {
  it('is on the list of changes, goes live without what only staff may know, and leaves the list', async () => {
    const house = await lawfulHouse({ contactInfo: 'CANARY-CONTACT', checkInInstructions: 'CANARY-KEY' });
    expect(await publishing.changeOf(house.id)).toMatchObject({
      ...{ kind: 'properties', title: house.title, change: 'new', rev: 1, publishedRev: 0, unlawful: [] },
    });
    const { revision, changes } = await publishing.published(targetOf(house));
    expect(changes).toEqual([{ kind: 'properties', id: house.id, rev: 1, change: 'new', title: house.title }]);
    const live = await publishing.live('properties', house.id);
    expect(live).toMatchObject({ title: house.title, rev: 1, publishedRev: revision });
    expect(JSON.stringify(live)).not.toContain('CANARY');
    expect(await publishing.changeOf(house.id)).toBeUndefined();
  });

  it('raises the requested revision with an entry of the audit log, in one step', async () => {
    const house = await lawfulHouse();
    const { revision } = await publishing.published(targetOf(house));
    const [entry] = await desk.audit(`publications/${String(revision).padStart(10, '0')}`);
    expect(entry).toMatchObject({
      action: 'site.published',
      uid: desk.editor.uid,
      details: { count: 1, titles: house.title },
    });
    expect((await publisher.untilSite(() => true)).requestedRevision).toBeGreaterThanOrEqual(revision);
  });
});

describe('a property without a hero picture', () => {
  it('is not published, as another property would stand in its place', async () => {
    const bare = await lawfulHouse({ hero: null });
    const problem = await readProblem(await publishing.publish(targetOf(bare)));
    expect(problem).toMatchObject({
      ...{ code: 'unlawful', status: 422 },
      fields: [{ path: `properties/${bare.id}.hero`, message: 'There is no hero picture.' }],
    });
    expect((await publishing.changeOf(bare.id))?.unlawful).toEqual(['There is no hero picture.']);
    expect(await publishing.live('properties', bare.id)).toBeUndefined();
  });
});

describe('what the law requires', () => {
  it('is named by field for every property, and nothing is published', async () => {
    const good = await lawfulHouse();
    const letting = await lawfulHouse({ licenceNumber: '' });
    const sale = await lawfulHouse({ type: 'real_estate', salePrice: '€1', energyRating: null });
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
    const [slide] = (await desk.firestore.collection('heroImages').limit(1).get()).docs;
    const copy = slide?.data() ?? {};
    const id = '00000000-0000-4000-8000-00000000a17f';
    const image = { ...Object(copy['image']), alt: ' ' };
    await desk.firestore.doc(`heroImages/${id}`).set({ ...copy, id, image, rev: 1 });
    const problem = await readProblem(await publishing.publish({ kind: 'heroImages', id, rev: 1 }));
    const change = await publishing.changeOf(id);
    await desk.firestore.doc(`heroImages/${id}`).delete();
    await desk.firestore.doc(`publishedHeroImages/${id}`).delete();
    const message = 'Describe what this picture shows before it is published.';
    expect(problem).toMatchObject({ code: 'unlawful', fields: [{ path: `heroImages/${id}.image`, message }] });
    expect(change?.unlawful).toEqual(['Describe what this picture shows before it is published.']);
  });
});

describe('a published property that was changed', () => {
  it('is told field by field, and conflicts when it was changed again', async () => {
    const house = await lawfulHouse({ tag: 'Old' });
    await publishing.published(targetOf(house));
    const changed = await saved(houses.change(house, { tag: 'New', contactInfo: 'Somebody' }));
    expect(await publishing.changeOf(house.id)).toMatchObject({ change: 'changed', fields: ['tag'], publishedRev: 1 });
    const told = await desk.call('GET', `/api/admin/changes/properties/${house.id}`);
    expect(await told.json()).toEqual({ before: { tag: 'Old' }, after: { tag: 'New' } });
    expect(await readProblem(await publishing.publish(targetOf(house)))).toMatchObject({
      code: 'conflict',
      current: { rev: 2 },
    });
    await publishing.published(targetOf(changed));
    expect(await publishing.live('properties', house.id)).toMatchObject({ tag: 'New', rev: 2 });
    expect(await readProblem(await publishing.publish(targetOf(changed)))).toMatchObject({ code: 'conflict' });
  });

  it('is no change when only what staff read differs', async () => {
    const house = await lawfulHouse();
    await publishing.published(targetOf(house));
    await houses.change(house, { contactInfo: 'Call in the morning' });
    expect(await publishing.changeOf(house.id)).toBeUndefined();
  });

  it('goes back to what visitors see, above every revision that a form may hold', async () => {
    const house = await lawfulHouse({ tag: 'Old', contactInfo: 'Kept' });
    await publishing.published(targetOf(house));
    const changed = await saved(houses.change(house, { tag: 'New' }));
    const answer = await desk.call('POST', '/api/admin/discards', targetOf(changed));
    expect(await answer.json()).toEqual({ rev: 3 });
    expect(await desk.stored('properties', house.id)).toMatchObject({ tag: 'Old', contactInfo: 'Kept', rev: 3 });
    expect(await publishing.changeOf(house.id)).toBeUndefined();
    expect((await desk.audit(`properties/${house.id}`)).at(-1)).toMatchObject({ action: 'property.discarded' });
  });
});

describe('taking a property off the site', () => {
  it('leaves the working copy, and a note for the build', async () => {
    const house = await lawfulHouse();
    await publishing.published(targetOf(house));
    const answer = await desk.call('POST', '/api/admin/unpublications', { targets: [targetOf(house)] });
    const { publication } = publishingApi['POST /api/admin/unpublications'].response.parse(await answer.json());
    expect(publication.changes).toMatchObject([{ id: house.id, rev: 0, change: 'removed' }]);
    expect(await publishing.live('properties', house.id)).toBeUndefined();
    expect(await desk.stored('properties', house.id)).toMatchObject({ rev: 1 });
    const note = await desk.firestore.doc(`departedProperties/${house.id}`).get();
    expect(note.data()).toEqual({ publishedRev: publication.revision });
    expect(await publishing.changeOf(house.id)).toMatchObject({ change: 'new' });
  });

  it('is told with the change that would bring it back, and forgotten once it is back', async () => {
    const house = await lawfulHouse();
    expect(await publishing.changeOf(house.id)).toMatchObject({ unpublished: null });
    await publishing.published(targetOf(house));
    await desk.call('POST', '/api/admin/unpublications', { targets: [targetOf(house)] });
    expect(await publishing.changeOf(house.id)).toMatchObject({
      ...{ change: 'new', unpublished: { who: desk.editor.email, at: expect.stringContaining('T') } },
    });
    const kept = await desk.call('GET', `/api/admin/revisions/properties/${house.id}`);
    const { response } = publishingApi['GET /api/admin/revisions/{kind}/{id}'];
    expect(response.parse(await kept.json()).revisions).toHaveLength(1);
    await publishing.published(targetOf(house));
    await saved(houses.change(house, { tag: 'New' }));
    expect(await publishing.changeOf(house.id)).toMatchObject({ change: 'changed', unpublished: null });
  });

  it('comes with archiving or deleting it, once that is published, and takes its place among the featured', async () => {
    const house = await lawfulHouse();
    const place = { id: house.id, propertyId: house.id, orderIndex: 900, isActive: false, rev: 1 };
    await publishing.published(targetOf(house));
    await desk.firestore.doc(`publishedFeatured/${house.id}`).set(place);
    await desk.call('DELETE', `${housePath(house.id)}?rev=1`);
    expect(await publishing.changeOf(house.id)).toMatchObject({ change: 'removed', rev: 0, publishedRev: 1 });
    const { changes } = await publishing.published({ kind: 'properties', id: house.id, rev: 0 });
    expect(changes.map(({ kind, change }) => [kind, change])).toEqual([
      ['properties', 'removed'],
      ['featured', 'removed'],
    ]);
    expect(await publishing.live('featured', house.id)).toBeUndefined();
  });

  it('is refused while published content shows it, and for what the site cannot be without', async () => {
    const [settings] = (await desk.firestore.collection('publishedSettings').get()).docs;
    const id = String(Reflect.get(Object(settings?.get('home')), 'galleryPropertyIds')[0]);
    const rev = (await publishing.live('properties', id))?.['rev'];
    const shown = await desk.call('POST', '/api/admin/unpublications', { targets: [{ kind: 'properties', id, rev }] });
    expect(await readProblem(shown)).toMatchObject({ code: 'in_use' });
    const site = { kind: 'settings', id: 'site', rev: settings?.get('rev') };
    const fixed = await desk.call('POST', '/api/admin/unpublications', { targets: [site] });
    expect(await readProblem(fixed)).toMatchObject({ code: 'in_use' });
  });
});

describe('content that shows a property', () => {
  it('is not published before it, but with it', async () => {
    const house = await lawfulHouse();
    const featured = { kind: 'featured' as const, id: await houses.feature(house.id), rev: 1 };
    const problem = await readProblem(await publishing.publish(featured));
    expect(problem).toMatchObject({ code: 'not_published', fields: [{ path: `publishedFeatured/${featured.id}` }] });
    expect((await publishing.published(featured, targetOf(house))).changes).toHaveLength(2);
    await desk.firestore.doc(`publishedFeatured/${featured.id}`).delete();
  });
});
