import type { Review } from './review.ts';

/** The mean of ratings and their number. */
export interface AverageRating {
  /** To one decimal. */
  readonly value: number;
  readonly count: number;
}

/** Averages the ratings of reviews; null when none has one. */
export function averageRating(reviews: readonly Pick<Review, 'rating'>[]): AverageRating | null {
  const ratings = reviews.flatMap(({ rating }) => rating ?? []);
  if (ratings.length === 0) return null;
  const sum = ratings.reduce((total, rating) => total + rating, 0);
  return { value: Math.round((sum / ratings.length) * 10) / 10, count: ratings.length };
}

/** The reviews that guests wrote to us: search engines may not be told of those of other sites. */
export function ownReviews<Given extends Pick<Review, 'source'>>(reviews: readonly Given[]): Given[] {
  return reviews.filter(({ source }) => source === '');
}
