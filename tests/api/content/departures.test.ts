import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pictureSchema } from '#domain/media/picture.ts';
import { galleryAlt } from '#domain/media/text.ts';
import { pictureUsePath } from '#functions/platform/firestore-paths.ts';
import { readProblem } from '#support/api/calls.ts';
import { openContentFixture, type ContentFixture } from '#support/content/fixture.ts';
import {
  propertyApiPath,
  openPropertyFixture,
  savedPropertySchema,
  type PropertyFixture,
} from '#support/content/property-fixture.ts';

let content: ContentFixture;
let properties: PropertyFixture;
beforeAll(async () => {
  content = await openContentFixture();
  properties = openPropertyFixture(content);
});
afterAll(() => content.close());

describe('archiving a property', () => {
  it('removes it from the featured properties; restoring makes it available again', async () => {
    const property = await properties.create();
    const featured = await properties.feature(property.id);
    const archived = savedPropertySchema.parse(
      await (await content.call('POST', `${propertyApiPath(property.id)}/archive`, { rev: 1 })).json(),
    );
    expect(archived.document).toMatchObject({ rev: 2, archivedAt: expect.any(String) });
    expect(await content.readDocument('featured', featured)).toBeNull();
    const restored = await content.call('POST', `${propertyApiPath(property.id)}/restore`, { rev: 2 });
    expect(savedPropertySchema.parse(await restored.json()).document).toMatchObject({ rev: 3, archivedAt: null });
    expect((await content.readAudit(`properties/${property.id}`)).map(({ action }) => action)).toEqual([
      'property.created',
      'property.archived',
      'property.restored',
    ]);
  });

  it('is rejected while the home page or a destination shows it', async () => {
    const [settings] = (await content.firestore.collection('settings').get()).docs;
    const id = String(Reflect.get(Object(settings?.get('home')), 'galleryPropertyIds')[0]);
    const shown = await content.readDocument('properties', id);
    const problem = await readProblem(
      await content.call('POST', `${propertyApiPath(id)}/archive`, { rev: shown?.rev }),
    );
    expect(problem).toMatchObject({ code: 'in_use' });
    expect(problem.fields?.map((field) => field.path)).toContain('settings/site');
    expect(await content.readDocument('properties', id)).toEqual(shown);
  });
});

describe('deleting a property', () => {
  it('in use names each place and deletes nothing; with everywhere=true it is removed from all places', async () => {
    const property = await properties.create();
    const featured = await properties.feature(property.id);
    const places = ['destinations/comporta', 'settings/site'] as const;
    const before = await Promise.all(places.map((path) => content.firestore.doc(path).get()));
    const [comporta, site] = before.map((document) => document.data());
    try {
      await content.firestore.doc(places[0]).update({ suggestedPropertyId: property.id });
      const shown = [...(site?.['home']?.galleryPropertyIds ?? []).slice(0, 2), property.id];
      await content.firestore.doc(places[1]).update({ 'home.galleryPropertyIds': shown });

      const problem = await readProblem(await content.call('DELETE', `${propertyApiPath(property.id)}?rev=1`));
      expect(problem).toMatchObject({
        code: 'in_use',
        detail: `“${property.title}” is still in use: Featured Properties; ${comporta?.['name']}; Settings, gallery of the home page.`,
      });
      expect(problem.fields?.map(({ path }) => path)).toEqual([`featured/${featured}`, ...places]);
      expect(await content.readDocument('properties', property.id)).not.toBeNull();

      const response = await content.call('DELETE', `${propertyApiPath(property.id)}?rev=1&everywhere=true`);
      expect(await response.json()).toEqual({ alsoChanged: [`featured/${featured}`, ...places] });
      expect(await content.readDocument('properties', property.id)).toBeNull();
      expect(await content.readDocument('destinations', 'comporta')).toMatchObject({
        suggestedPropertyId: null,
        rev: comporta?.['rev'] + 1,
      });
      expect((await content.readDocument('settings', 'site'))?.['home']).toMatchObject({
        galleryPropertyIds: shown.slice(0, 2),
      });
    } finally {
      for (const document of before) await document.ref.set(document.data() ?? {});
    }
  });

  it('removes the record of its pictures and keeps it in the audit log', async () => {
    const property = await properties.create({ hero: await content.storePicture() });
    const response = await content.call('DELETE', `${propertyApiPath(property.id)}?rev=1`);
    expect(await response.json()).toEqual({ alsoChanged: [] });
    expect(await content.readDocument('properties', property.id)).toBeNull();
    expect((await content.firestore.doc(pictureUsePath('properties', property.id)).get()).exists).toBe(false);
    expect((await content.readAudit(`properties/${property.id}`)).at(-1)).toMatchObject({
      action: 'property.deleted',
      before: property,
      after: null,
    });
  });

  it('is rejected when it was changed in the meantime, and when it is gone', async () => {
    const property = await properties.create();
    await properties.change(property, { tag: 'New' });
    expect((await readProblem(await content.call('DELETE', `${propertyApiPath(property.id)}?rev=1`))).code).toBe(
      'conflict',
    );
    expect((await readProblem(await content.call('DELETE', `${propertyApiPath(randomUUID())}?rev=1`))).code).toBe(
      'not_found',
    );
  });
});

describe('duplicating a property', () => {
  it('makes a draft of the same content with its own title, URL and revision', async () => {
    const property = await properties.create({ tag: 'Beachfront', hero: await content.storePicture() });
    const id = randomUUID();
    content.deleteAfterwards('properties', id);
    const { document } = savedPropertySchema.parse(
      await (await content.call('POST', `${propertyApiPath(property.id)}/duplicate`, { id })).json(),
    );
    const { title, slug } = property;
    expect(document).toMatchObject({ id, title: `${title} (copy)`, slug: `${slug}-copy`, rev: 1, hero: property.hero });
    expect((await content.readAudit(`properties/${id}`))[0]).toMatchObject({
      action: 'property.duplicated',
      details: { of: property.id },
    });
  });

  it('has automatic alt texts of its own title', async () => {
    const comporta = await content.firestore.doc('destinations/comporta').get();
    const picture = pictureSchema.parse(comporta.get('heroImage'));
    const property = await properties.create({ gallery: [{ ...picture, alt: '' }] });
    expect(property.gallery.map(({ alt }) => alt)).toEqual([galleryAlt(property.title, 1)]);
    const id = randomUUID();
    content.deleteAfterwards('properties', id);
    const { document } = savedPropertySchema.parse(
      await (await content.call('POST', `${propertyApiPath(property.id)}/duplicate`, { id })).json(),
    );
    expect(document.gallery.map(({ alt }) => alt)).toEqual([galleryAlt(document.title, 1)]);
  });

  it('leaves out what happened to the original alone: its guests’ reviews, its reduction and its sale', async () => {
    const property = await properties.create({
      ...{ saleState: 'reserved', priceBefore: '€2,950,000', reducedOn: '2026-05-01' },
      reviews: [{ author: 'Ana', date: '2026-05-01', rating: 5, text: 'Quiet.', source: '', url: null }],
    });
    const id = randomUUID();
    content.deleteAfterwards('properties', id);
    const { document } = savedPropertySchema.parse(
      await (await content.call('POST', `${propertyApiPath(property.id)}/duplicate`, { id })).json(),
    );
    expect(document).toMatchObject({ saleState: 'available', priceBefore: '', reducedOn: null, reviews: [] });
  });
});
