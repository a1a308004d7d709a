import { randomUUID } from 'node:crypto';
import { pictureFixture } from '#domain/content/published-fixture.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pictureUsePath } from '#functions/platform/firestore-paths.ts';
import { readProblem } from '#support/api/api-calls.ts';
import { openContentFixture, type ContentFixture } from '#support/content/content-fixture.ts';
import {
  propertyPathOf,
  openPropertyFixture,
  savedProperty,
  type PropertyFixture,
} from '#support/content/property-fixture.ts';

let fixture: ContentFixture;
let properties: PropertyFixture;
beforeAll(async () => {
  fixture = await openContentFixture();
  properties = openPropertyFixture(fixture);
});
afterAll(() => fixture.close());

describe('putting a property away', () => {
  it('takes it out of the featured; restoring offers it again', async () => {
    const property = await properties.create();
    const featured = await properties.feature(property.id);
    const archived = savedProperty.parse(
      await (await fixture.call('POST', `${propertyPathOf(property.id)}/archive`, { rev: 1 })).json(),
    );
    expect(archived.document).toMatchObject({ rev: 2, archivedAt: expect.any(String) });
    expect(await fixture.stored('featured', featured)).toBeNull();
    const restored = await fixture.call('POST', `${propertyPathOf(property.id)}/restore`, { rev: 2 });
    expect(savedProperty.parse(await restored.json()).document).toMatchObject({ rev: 3, archivedAt: null });
    expect((await fixture.audit(`properties/${property.id}`)).map(({ action }) => action)).toEqual([
      'property.created',
      'property.archived',
      'property.restored',
    ]);
  });

  it('is refused while the home page or a destination shows it', async () => {
    const [settings] = (await fixture.firestore.collection('settings').get()).docs;
    const id = String(Reflect.get(Object(settings?.get('home')), 'galleryPropertyIds')[0]);
    const shown = await fixture.stored('properties', id);
    const problem = await readProblem(await fixture.call('POST', `${propertyPathOf(id)}/archive`, { rev: shown?.rev }));
    expect(problem).toMatchObject({ code: 'in_use' });
    expect(problem.fields?.map((field) => field.path)).toContain('settings/site');
    expect(await fixture.stored('properties', id)).toEqual(shown);
  });
});

describe('deleting a property', () => {
  it('in use names each place and deletes nothing; asked for everywhere, it is removed from each of them', async () => {
    const property = await properties.create();
    const featured = await properties.feature(property.id);
    const places = ['destinations/comporta', 'settings/site'] as const;
    const before = await Promise.all(places.map((path) => fixture.firestore.doc(path).get()));
    const [comporta, site] = before.map((document) => document.data());
    try {
      await fixture.firestore.doc(places[0]).update({ suggestedPropertyId: property.id });
      const shown = [...(site?.['home']?.galleryPropertyIds ?? []).slice(0, 2), property.id];
      await fixture.firestore.doc(places[1]).update({ 'home.galleryPropertyIds': shown });

      const problem = await readProblem(await fixture.call('DELETE', `${propertyPathOf(property.id)}?rev=1`));
      expect(problem).toMatchObject({
        code: 'in_use',
        detail: `“${property.title}” is still in use: Featured Properties; ${comporta?.['name']}; Settings, gallery of the home page.`,
      });
      expect(problem.fields?.map(({ path }) => path)).toEqual([`featured/${featured}`, ...places]);
      expect(await fixture.stored('properties', property.id)).not.toBeNull();

      const response = await fixture.call('DELETE', `${propertyPathOf(property.id)}?rev=1&everywhere=true`);
      expect(await response.json()).toEqual({ alsoChanged: [`featured/${featured}`, ...places] });
      expect(await fixture.stored('properties', property.id)).toBeNull();
      expect(await fixture.stored('destinations', 'comporta')).toMatchObject({
        suggestedPropertyId: null,
        rev: comporta?.['rev'] + 1,
      });
      expect((await fixture.stored('settings', 'site'))?.['home']).toMatchObject({
        galleryPropertyIds: shown.slice(0, 2),
      });
    } finally {
      for (const document of before) await document.ref.set(document.data() ?? {});
    }
  });

  it('takes it out of the notes of pictures, and leaves it whole in the audit log', async () => {
    const property = await properties.create({ hero: pictureFixture('b') });
    const response = await fixture.call('DELETE', `${propertyPathOf(property.id)}?rev=1`);
    expect(await response.json()).toEqual({ alsoChanged: [] });
    expect(await fixture.stored('properties', property.id)).toBeNull();
    expect((await fixture.firestore.doc(pictureUsePath('properties', property.id)).get()).exists).toBe(false);
    expect((await fixture.audit(`properties/${property.id}`)).at(-1)).toMatchObject({
      action: 'property.deleted',
      before: property,
      after: null,
    });
  });

  it('is refused when it was changed since, and when it is gone', async () => {
    const property = await properties.create();
    await properties.change(property, { tag: 'New' });
    expect((await readProblem(await fixture.call('DELETE', `${propertyPathOf(property.id)}?rev=1`))).code).toBe(
      'conflict',
    );
    expect((await readProblem(await fixture.call('DELETE', `${propertyPathOf(randomUUID())}?rev=1`))).code).toBe(
      'not_found',
    );
  });
});

describe('duplicating a property', () => {
  it('makes a draft of the same words under a title, an address and a revision of its own', async () => {
    const property = await properties.create({ tag: 'Beachfront', hero: pictureFixture('c') });
    const id = randomUUID();
    fixture.forget('properties', id);
    const { document } = savedProperty.parse(
      await (await fixture.call('POST', `${propertyPathOf(property.id)}/duplicate`, { id })).json(),
    );
    const { title, slug } = property;
    expect(document).toMatchObject({ id, title: `${title} (copy)`, slug: `${slug}-copy`, rev: 1, hero: property.hero });
    expect((await fixture.audit(`properties/${id}`))[0]).toMatchObject({
      action: 'property.duplicated',
      details: { of: property.id },
    });
  });
});
