import { publishingApi } from '#domain/api/publishing.ts';
import { pictureFixture } from '#domain/content/published-fixture.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { readProblem } from '#support/api/api-calls.ts';
import { savedProperty } from '#support/content/property-fixture.ts';
import { targetOf } from '#support/publishing/publish-fixture.ts';
import { openPublishingFixture } from '#support/publishing/publishing-fixture.ts';

const { fixture, properties, publishing, validProperty, close } = await openPublishingFixture();
afterAll(close);

describe('the history of a property', () => {
  const historyOf = async (id: string) => {
    const response = await fixture.call('GET', `/api/admin/revisions/properties/${id}`);
    return publishingApi['GET /api/admin/revisions/{kind}/{id}'].response.parse(await response.json());
  };

  it('tells who published what, newest first, and restores a version without pictures that are gone', async () => {
    const property = await validProperty({ tag: 'First', hero: pictureFixture('9') });
    await publishing.published(targetOf(property));
    const response = await properties.change(property, { tag: 'Second' });
    const second = savedProperty.parse(await response.json()).document;
    await publishing.published(targetOf(second));
    const { revisions, ...now } = await historyOf(property.id);
    expect(now).toEqual({ title: property.title, rev: 2, publishedRev: 2, ahead: false });
    expect(revisions.map((version) => [version.rev, version.who])).toEqual([
      [2, fixture.editor.email],
      [1, fixture.editor.email],
    ]);
    expect(revisions[0]?.changed).toEqual({ before: { tag: 'First' }, after: { tag: 'Second' } });
    expect(revisions[1]?.changed).toMatchObject({ before: null, after: { tag: 'First' } });

    const path = `/api/admin/revisions/properties/${property.id}/restore`;
    expect(await readProblem(await fixture.call('POST', path, { wanted: 1, rev: 1 }))).toMatchObject({
      code: 'conflict',
    });
    const restored = await fixture.call('POST', path, { wanted: 1, rev: 2 });
    expect(await restored.json()).toEqual({ rev: 3, lostPictures: 1 });
    expect(await fixture.stored('properties', property.id)).toMatchObject({ tag: 'First', hero: null, rev: 3 });
    expect(await publishing.live('properties', property.id)).toMatchObject({ tag: 'Second' });
    expect(await historyOf(property.id)).toMatchObject({ rev: 3, publishedRev: 2, ahead: true });
    expect((await readProblem(await fixture.call('POST', path, { wanted: 7, rev: 3 }))).code).toBe('not_found');
  });

  it('is empty before it was published, stays when it has left the site, and is unknown of what never was', async () => {
    const property = await validProperty();
    expect(await historyOf(property.id)).toMatchObject({ rev: 1, publishedRev: 0, revisions: [] });
    await publishing.published(targetOf(property));
    await fixture.call('POST', '/api/admin/unpublications', { targets: [targetOf(property)] });
    expect(await historyOf(property.id)).toMatchObject({ rev: 1, publishedRev: 0, revisions: [{ rev: 1 }] });
    const nobody = '/api/admin/revisions/properties/00000000-0000-4000-8000-000000000000';
    expect((await readProblem(await fixture.call('GET', nobody))).code).toBe('not_found');
  });
});
