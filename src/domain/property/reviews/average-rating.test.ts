import { expect, it } from 'vitest';
import { averageRating, ownReviews } from './average-rating.ts';

it('averages the ratings that guests gave, to one decimal', () => {
  expect(averageRating([{ rating: 5 }, { rating: 4 }, { rating: null }, { rating: 5 }])).toEqual({
    value: 4.7,
    count: 3,
  });
});

it('is nothing without a rating', () => {
  expect(averageRating([])).toBe(null);
  expect(averageRating([{ rating: null }])).toBe(null);
});

it('leaves reviews of other sites out of our own', () => {
  expect(ownReviews([{ source: '' }, { source: 'Another site' }])).toEqual([{ source: '' }]);
});
