import { describe, expect, it } from 'vitest';
import { listingCover } from './listing-cover.ts';
import { summarizeProperty } from './summary.ts';
import { pictureFixture, publishedFixture } from '#domain/content/published-fixture.ts';

const property = (title: string, month: number, fields = {}) =>
  summarizeProperty(
    publishedFixture({ title, hero: pictureFixture(), firstPublishedAt: `2026-0${month}-01T00:00:00.000Z`, ...fields }),
  );

describe('the photograph at the head of a listing', () => {
  it('is of the newest property below the first row', () => {
    const listed = [
      property('A', 9),
      property('B', 8),
      property('C', 7),
      property('D', 1),
      property('E', 2),
      property('F', 1),
    ];
    expect(listingCover(listed, 'rental')?.title).toBe('E');
  });

  it('is of the newest of all when there is only one row', () => {
    expect(listingCover([property('A', 1), property('B', 3)], 'rental')?.title).toBe('B');
  });

  it('is not of a property that is shown here as well', () => {
    const guest = { type: 'retreat', showOnEventsPage: true };
    const listed = [property('A', 1, { type: 'event' }), property('B', 3, guest)];
    expect(listingCover(listed, 'event')?.title).toBe('A');
  });

  it('is none where no property has a photograph', () => {
    expect(listingCover([property('A', 1, { hero: null })], 'rental')).toBeNull();
  });
});
