import { contentApi } from '#domain/api/content.ts';
import { PICTURE_GONE } from '#domain/content/text.ts';
import type { Picture } from '#domain/media/picture.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { picturePath } from '#functions/platform/firestore-paths.ts';
import { readProblem } from '#support/api/calls.ts';
import { propertyForm, withKey } from '#support/content/forms.ts';
import { openContentFixture } from '#support/content/fixture.ts';
import { openPropertyFixture, savedPropertySchema } from '#support/content/property-fixture.ts';
import { openPublicationFixture, publishTargetOf } from '#support/publishing/publication-fixture.ts';

const content = await openContentFixture();
const properties = openPropertyFixture(content);
const publications = openPublicationFixture(content);
afterAll(() => content.close());

const pictureDocument = ({ id }: Picture) => content.firestore.doc(picturePath(id));

/** Pictures that an open form still has: one that the night deleted, one that is just being deleted, one that a colleague removed. */
async function storeLostPictures(): Promise<Picture[]> {
  const [deleted, leaving, removed] = [
    await content.storePicture(),
    await content.storePicture(),
    await content.storePicture(),
  ];
  await pictureDocument(deleted).delete();
  await pictureDocument(leaving).update({ leaving: true });
  await pictureDocument(removed).update({ removedAt: new Date() });
  return [deleted, leaving, removed];
}

describe('pictures that are no longer in the library', () => {
  it('are rejected where they are when a property is saved, and it keeps its pictures', async () => {
    const property = await properties.create({ hero: await content.storePicture() });
    const [hero = null, ...gallery] = await storeLostPictures();
    const change = { hero, gallery: [await content.storePicture(), ...gallery] };
    const problem = await readProblem(await properties.change(property, change));
    expect(problem).toMatchObject({ code: 'invalid_request' });
    expect(problem.fields).toEqual(['hero', 'gallery.1', 'gallery.2'].map((path) => ({ path, message: PICTURE_GONE })));
    expect(await content.readDocument('properties', property.id)).toMatchObject({ hero: property.hero, rev: 1 });
  });

  it('are rejected in a new document', async () => {
    const [image] = await storeLostPictures();
    const slide = await content.call('POST', '/api/admin/hero-images', withKey({ image, isActive: false }));
    expect((await readProblem(slide)).fields).toEqual([{ path: 'image', message: PICTURE_GONE }]);
    const property = await content.call('POST', '/api/admin/properties', propertyForm({ hero: image ?? null }));
    expect((await readProblem(property)).fields).toEqual([{ path: 'hero', message: PICTURE_GONE }]);
  });

  it('do not keep a document that shows one already from being saved', async () => {
    const image = await content.storePicture();
    const created = await content.call('POST', '/api/admin/hero-images', withKey({ image, isActive: false }));
    const { document } = contentApi['POST /api/admin/hero-images'].response.parse(await created.json());
    content.deleteAfterwards('heroImages', document.id);
    await pictureDocument(image).update({ removedAt: new Date() });
    const path = `/api/admin/hero-images/${document.id}`;
    expect((await content.call('PUT', path, { image, isActive: true, rev: 1 })).status).toBe(200);
  });

  it('are not published, whichever way they came into the working copy', async () => {
    const hero = await content.storePicture();
    const property = await properties.create({ type: 'rental', licenceNumber: '12345/AL', hero });
    await pictureDocument(hero).delete();
    const problem = await readProblem(await publications.publish(publishTargetOf(property)));
    expect(problem).toMatchObject({ code: 'unlawful' });
    expect(problem.fields).toEqual([{ path: `properties/${property.id}.hero`, message: PICTURE_GONE }]);
    // Taken out, the rest is saved again.
    const saved = await properties.change(property, { hero: null });
    expect(savedPropertySchema.parse(await saved.json()).document).toMatchObject({ hero: null, rev: 2 });
  });
});
