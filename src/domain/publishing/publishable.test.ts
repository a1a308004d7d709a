import { describe, expect, it } from 'vitest';
import { publishedChanges } from './publishable.ts';
import { publishedFixture } from '#domain/content/published-fixture.ts';

describe('what one published version of a document changed against the one before', () => {
  it('is told field by field, without what only the house counts', () => {
    const earlier = publishedFixture({ tag: 'Old', rev: 1, publishedRev: 1 });
    const later = publishedFixture({ tag: 'New', rev: 4, publishedRev: 2, publishedAt: '2026-04-01T09:00:00.000Z' });
    expect(publishedChanges(earlier, later)).toEqual({ before: { tag: 'Old' }, after: { tag: 'New' } });
  });

  it('is nothing when it was published again as it was', () => {
    const again = publishedFixture({ rev: 4, publishedRev: 7 });
    expect(publishedChanges(publishedFixture(), again)).toEqual({ before: {}, after: {} });
  });

  it('is the whole of the first one', () => {
    const { before, after } = publishedChanges(null, publishedFixture({ tag: 'Beachfront' }));
    expect(before).toBeNull();
    expect(after).toMatchObject({ tag: 'Beachfront', title: 'Casa da Duna' });
    expect(Object.keys(after ?? {})).not.toContain('rev');
  });
});
