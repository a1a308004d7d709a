import { publishingApi } from '#domain/api/publishing.ts';
import { pictureFixture } from '#domain/content/published-fixture.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { readProblem } from '#support/api/api-calls.ts';
import { savedProperty } from '#support/content/property-fixture.ts';
import { targetOf } from '#support/publishing/publish-fixture.ts';
import { openPublishingOffice } from '#support/publishing/publishing-fixture.ts';

const { desk, houses, publishing, lawfulHouse, close } = await openPublishingOffice();
afterAll(close);

describe('the history of a property', () => {
  const historyOf = async (id: string) => {
    const answer = await desk.call('GET', `/api/admin/revisions/properties/${id}`);
    return publishingApi['GET /api/admin/revisions/{kind}/{id}'].response.parse(await answer.json());
  };

  it('tells who published what, newest first, and restores a version without pictures that are gone', async () => {
    const house = await lawfulHouse({ tag: 'First', hero: pictureFixture('9') });
    await publishing.published(targetOf(house));
    const answer = await houses.change(house, { tag: 'Second' });
    const second = savedProperty.parse(await answer.json()).document;
    await publishing.published(targetOf(second));
    const { revisions, ...now } = await historyOf(house.id);
    expect(now).toEqual({ title: house.title, rev: 2, publishedRev: 2, ahead: false });
    expect(revisions.map((version) => [version.rev, version.who])).toEqual([
      [2, desk.editor.email],
      [1, desk.editor.email],
    ]);
    expect(revisions[0]?.changed).toEqual({ before: { tag: 'First' }, after: { tag: 'Second' } });
    expect(revisions[1]?.changed).toMatchObject({ before: null, after: { tag: 'First' } });

    const path = `/api/admin/revisions/properties/${house.id}/restore`;
    expect(await readProblem(await desk.call('POST', path, { wanted: 1, rev: 1 }))).toMatchObject({ code: 'conflict' });
    const restored = await desk.call('POST', path, { wanted: 1, rev: 2 });
    expect(await restored.json()).toEqual({ rev: 3, lostPictures: 1 });
    expect(await desk.stored('properties', house.id)).toMatchObject({ tag: 'First', hero: null, rev: 3 });
    expect(await publishing.live('properties', house.id)).toMatchObject({ tag: 'Second' });
    expect(await historyOf(house.id)).toMatchObject({ rev: 3, publishedRev: 2, ahead: true });
    expect((await readProblem(await desk.call('POST', path, { wanted: 7, rev: 3 }))).code).toBe('not_found');
  });

  it('is empty before it was published, stays when it has left the site, and is unknown of what never was', async () => {
    const house = await lawfulHouse();
    expect(await historyOf(house.id)).toMatchObject({ rev: 1, publishedRev: 0, revisions: [] });
    await publishing.published(targetOf(house));
    await desk.call('POST', '/api/admin/unpublications', { targets: [targetOf(house)] });
    expect(await historyOf(house.id)).toMatchObject({ rev: 1, publishedRev: 0, revisions: [{ rev: 1 }] });
    const nobody = '/api/admin/revisions/properties/00000000-0000-4000-8000-000000000000';
    expect((await readProblem(await desk.call('GET', nobody))).code).toBe('not_found');
  });
});
