import type { ContentKind } from '#domain/content/kinds.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readProblem } from '#support/api/calls.ts';
import { openContentFixture, type ContentFixture } from '#support/content/fixture.ts';

/** Each ordered kind, and the number its orders start at. */
const ORDERED: readonly [string, ContentKind, number][] = [
  ['hero-images', 'heroImages', 1],
  ['featured', 'featured', 1],
  ['services', 'services', 0],
  ['team-members', 'teamMembers', 0],
  ['departments', 'departments', 0],
  ['destinations', 'destinations', 0],
];

let content: ContentFixture;
beforeAll(async () => {
  content = await openContentFixture();
  for (const [, kind] of ORDERED) await content.restoreAfterwards(kind);
});
afterAll(() => content.close());

async function positions(kind: ContentKind): Promise<{ id: string; orderIndex: number; rev: number }[]> {
  const { docs } = await content.firestore.collection(kind).orderBy('orderIndex').get();
  return docs.map((found) => ({
    id: found.id,
    orderIndex: Number(found.get('orderIndex')),
    rev: Number(found.get('rev')),
  }));
}

describe.each(ORDERED)('%s', (path, kind, first) => {
  it(`are renumbered from ${first} in one step with one entry of the audit log`, async () => {
    const before = await positions(kind);
    const ids = before.map(({ id }) => id).toReversed();
    expect((await content.call('PUT', `/api/admin/${path}-order`, { ids })).status).toBe(200);
    const after = await positions(kind);
    expect(after.map(({ id, orderIndex }) => [id, orderIndex])).toEqual(ids.map((id, index) => [id, first + index]));
    const earlier = new Map(before.map((place) => [place.id, place]));
    for (const { id, orderIndex, rev } of after) {
      const was = earlier.get(id);
      expect(rev).toBe((was?.rev ?? 0) + (was?.orderIndex === orderIndex ? 0 : 1));
    }
    const entries = (await content.readAudit(kind)).filter(({ uid }) => uid === content.editor.uid);
    expect(entries).toMatchObject([{ before: { ids: before.map(({ id }) => id) }, after: { ids } }]);
  });

  it('stay unchanged when the sent ids are not the stored ones', async () => {
    const before = await positions(kind);
    const ids = before.map(({ id }) => id);
    const [one = ''] = ids;
    for (const sent of [ids.slice(1), [...ids.slice(1), one, one]]) {
      const problem = await readProblem(await content.call('PUT', `/api/admin/${path}-order`, { ids: sent }));
      expect(problem).toMatchObject({ code: 'conflict', current: before.map(({ rev }) => ({ rev })) });
    }
    expect(await positions(kind)).toEqual(before);
  });
});
