import { describe, expect, it } from 'vitest';
import { listingCover } from './listing-cover.ts';
import { pictureFixture, publishedFixture } from '#domain/content/published-fixture.ts';

const house = (title: string, month: number, fields = {}) =>
  publishedFixture({ title, hero: pictureFixture(), createdAt: `2026-0${month}-01T00:00:00.000Z`, ...fields });

describe('the photograph at the head of a listing', () => {
  it('is of the newest property below the first row', () => {
    const listed = [house('A', 9), house('B', 8), house('C', 7), house('D', 1), house('E', 2), house('F', 1)];
    expect(listingCover(listed, 'rental')?.title).toBe('E');
  });

  it('is of the newest of all when there is only one row', () => {
    expect(listingCover([house('A', 1), house('B', 3)], 'rental')?.title).toBe('B');
  });

  it('is not of a property that is shown here as well', () => {
    const guest = { type: 'retreat', showOnEventsPage: true };
    const listed = [house('A', 1, { type: 'event' }), house('B', 3, guest)];
    expect(listingCover(listed, 'event')?.title).toBe('A');
  });

  it('is none where no property has a photograph', () => {
    expect(listingCover([house('A', 1, { hero: null })], 'rental')).toBeNull();
  });
});
