import { describe, expect, it } from 'vitest';
import { findPublishedChanges } from './publishable.ts';
import { publishedFixture } from '#domain/content/published-fixture.ts';

describe('the changes between two published versions of a document', () => {
  it('are listed by field, without internal fields', () => {
    const earlier = publishedFixture({ tag: 'Old', rev: 1, publishedRev: 1 });
    const later = publishedFixture({ tag: 'New', rev: 4, publishedRev: 2, publishedAt: '2026-04-01T09:00:00.000Z' });
    expect(findPublishedChanges(earlier, later)).toEqual({ before: { tag: 'Old' }, after: { tag: 'New' } });
  });

  it('are none when nothing changed', () => {
    const again = publishedFixture({ rev: 4, publishedRev: 7 });
    expect(findPublishedChanges(publishedFixture(), again)).toEqual({ before: {}, after: {} });
  });

  it('are all fields of the first one', () => {
    const { before, after } = findPublishedChanges(null, publishedFixture({ tag: 'Beachfront' }));
    expect(before).toBeNull();
    expect(after).toMatchObject({ tag: 'Beachfront', title: 'Casa da Duna' });
    expect(Object.keys(after ?? {})).not.toContain('rev');
  });
});
