import { randomUUID } from 'node:crypto';
import { propertiesApi } from '#domain/api/properties.ts';
import type { WorkingProperty } from '#domain/property/property.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readProblem } from '#support/api/calls.ts';
import { openContentFixture, type ContentFixture } from '#support/content/fixture.ts';
import { openPropertyFixture, type PropertyFixture } from '#support/content/property-fixture.ts';

let content: ContentFixture;
let properties: PropertyFixture;
beforeAll(async () => {
  content = await openContentFixture();
  properties = openPropertyFixture(content);
});
afterAll(() => content.close());

describe('many properties at once', () => {
  const bulk = async (targets: object[], action: object) => {
    const response = await content.call('POST', '/api/admin/properties-bulk', { change: action, targets });
    return propertiesApi['POST /api/admin/properties-bulk'].response.parse(await response.json()).outcomes;
  };
  const target = ({ id, rev }: WorkingProperty) => ({ id, rev });

  it('are changed independently, and each outcome is reported', async () => {
    const [one, two, stale] = [await properties.create(), await properties.create(), await properties.create()];
    await properties.change(stale, { tag: 'Changed' });
    const gone = { id: randomUUID(), rev: 1 };
    const fields = { showOnEventsPage: true, tag: 'Estate' };
    const outcomes = await bulk([target(one), target(stale), gone, target(two)], { action: 'change', fields });
    expect(outcomes).toMatchObject([
      { outcome: 'done', document: { id: one.id, ...fields, rev: 2 } },
      { outcome: 'refused', id: stale.id, code: 'conflict' },
      { outcome: 'refused', id: gone.id, code: 'not_found' },
      { outcome: 'done', document: { id: two.id, ...fields, rev: 2 } },
    ]);
  });

  it('are archived, restored and deleted', async () => {
    const pair = [await properties.create(), await properties.create()];
    const archived = await bulk(pair.map(target), { action: 'archive' });
    expect(archived).toMatchObject([{ document: { rev: 2 } }, { document: { rev: 2 } }]);
    const restored = await bulk(
      pair.map(({ id }) => ({ id, rev: 2 })),
      { action: 'restore' },
    );
    expect(restored).toMatchObject([{ document: { archivedAt: null } }, { document: { archivedAt: null } }]);
    const deleted = await bulk(
      pair.map(({ id }) => ({ id, rev: 3 })),
      { action: 'delete' },
    );
    expect(deleted).toMatchObject([
      { outcome: 'done', document: null },
      { outcome: 'done', document: null },
    ]);
  });

  it.each([
    [
      'the same one twice',
      (id: string) => [
        { id, rev: 1 },
        { id, rev: 1 },
      ],
    ],
    ['more than a hundred', () => Array.from({ length: 101 }, () => ({ id: randomUUID(), rev: 1 }))],
    ['none', () => []],
  ])('cannot be %s', async (_, targets) => {
    const change = { action: 'archive' };
    const response = await content.call('POST', '/api/admin/properties-bulk', {
      change,
      targets: targets(randomUUID()),
    });
    expect((await readProblem(response)).code).toBe('invalid_request');
  });
});
