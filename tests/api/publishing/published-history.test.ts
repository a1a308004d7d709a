import { publishingApi } from '#domain/api/publishing.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { picturePath } from '#functions/platform/firestore-paths.ts';
import { readProblem } from '#support/api/calls.ts';
import { savedPropertySchema } from '#support/content/property-fixture.ts';
import { publishTargetOf } from '#support/publishing/publication-fixture.ts';
import { openPublishingFixture } from '#support/publishing/fixture.ts';

const { content, properties, publications, createValidProperty, close } = await openPublishingFixture();
afterAll(close);

describe('the history of a property', () => {
  const historyOf = async (id: string) => {
    const response = await content.call('GET', `/api/admin/revisions/properties/${id}`);
    return publishingApi['GET /api/admin/revisions/{kind}/{id}'].response.parse(await response.json());
  };

  it('lists who published what, newest first, and restores a version without deleted pictures', async () => {
    const hero = await content.storePicture();
    const property = await createValidProperty({ tag: 'First', hero });
    await publications.mustPublish(publishTargetOf(property));
    const response = await properties.change(property, { tag: 'Second' });
    const second = savedPropertySchema.parse(await response.json()).document;
    await publications.mustPublish(publishTargetOf(second));
    const { revisions, ...now } = await historyOf(property.id);
    expect(now).toEqual({ title: property.title, rev: 2, publishedRev: 2, ahead: false });
    expect(revisions.map((version) => [version.rev, version.who])).toEqual([
      [2, content.editor.email],
      [1, content.editor.email],
    ]);
    expect(revisions[0]?.changed).toEqual({ before: { tag: 'First' }, after: { tag: 'Second' } });
    expect(revisions[1]?.changed).toMatchObject({ before: null, after: { tag: 'First' } });

    const path = `/api/admin/revisions/properties/${property.id}/restore`;
    expect(await readProblem(await content.call('POST', path, { wanted: 1, rev: 1 }))).toMatchObject({
      code: 'conflict',
    });
    await content.firestore.doc(picturePath(hero.id)).delete();
    const restored = await content.call('POST', path, { wanted: 1, rev: 2 });
    expect(await restored.json()).toEqual({ rev: 3, lostPictures: 1 });
    expect(await content.readDocument('properties', property.id)).toMatchObject({ tag: 'First', hero: null, rev: 3 });
    expect(await publications.readPublished('properties', property.id)).toMatchObject({ tag: 'Second' });
    expect(await historyOf(property.id)).toMatchObject({ rev: 3, publishedRev: 2, ahead: true });
    expect((await readProblem(await content.call('POST', path, { wanted: 7, rev: 3 }))).code).toBe('not_found');
  });

  it('is empty before publication, stays after unpublishing, and does not exist for an unknown id', async () => {
    const property = await createValidProperty();
    expect(await historyOf(property.id)).toMatchObject({ rev: 1, publishedRev: 0, revisions: [] });
    await publications.mustPublish(publishTargetOf(property));
    await content.call('POST', '/api/admin/unpublications', { targets: [publishTargetOf(property)] });
    expect(await historyOf(property.id)).toMatchObject({ rev: 1, publishedRev: 0, revisions: [{ rev: 1 }] });
    const nobody = '/api/admin/revisions/properties/00000000-0000-4000-8000-000000000000';
    expect((await readProblem(await content.call('GET', nobody))).code).toBe('not_found');
  });
});
