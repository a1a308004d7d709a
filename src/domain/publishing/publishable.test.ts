import { describe, expect, it } from 'vitest';
import { findPublishedChanges, makePublishedCopy } from './publishable.ts';
import { publishedFixture } from '#domain/content/published-fixture.ts';
import { newProperty } from '#domain/property/defaults.ts';
import { workingPropertySchema } from '#domain/property/property.ts';

describe('the published copy of a property', () => {
  const working = workingPropertySchema.parse({
    ...newProperty({
      ...{ id: '4b2d7c1e-93a0-4c56-8f1e-2d3b4c5d6e7f', slug: 'casa-da-duna', title: 'Casa da Duna' },
      ...{ location: 'Carvalhal, Comporta', createdAt: '2026-03-01T09:00:00.000Z' },
    }),
    ...{ rev: 2, archivedAt: null },
  });
  const publishedOver = (before: { rev: number } | null) =>
    makePublishedCopy('properties', working, before, { publishedAt: '2026-06-01T09:00:00.000Z', publishedRev: 5 });

  it('was first published now when it was not live, however old its draft is', () => {
    expect(publishedOver(null)).toMatchObject({ firstPublishedAt: '2026-06-01T09:00:00.000Z' });
  });

  it('keeps the time at which it was first published', () => {
    const live = publishedFixture({ firstPublishedAt: '2026-04-01T09:00:00.000Z' });
    expect(publishedOver(live)).toMatchObject({ firstPublishedAt: '2026-04-01T09:00:00.000Z' });
  });

  it('counts from its first draft when it went live before that time was stored', () => {
    expect(publishedOver(publishedFixture({ firstPublishedAt: null }))).toMatchObject({
      ...{ firstPublishedAt: '2026-03-01T09:00:00.000Z', publishedAt: '2026-06-01T09:00:00.000Z' },
    });
  });
});

describe('the changes between two published versions of a document', () => {
  it('are listed by field, without internal fields', () => {
    const earlier = publishedFixture({ tag: 'Old', rev: 1, publishedRev: 1 });
    const later = publishedFixture({
      ...{ tag: 'New', rev: 4, publishedRev: 2, publishedAt: '2026-04-01T09:00:00.000Z' },
      firstPublishedAt: '2026-04-01T09:00:00.000Z',
    });
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
