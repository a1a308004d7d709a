import { countOf } from '#domain/text/count-of.ts';

export const REVIEWS_TEXT = {
  heading: 'What guests say',
  average: (value: number, count: number) => `${value.toFixed(1)} of 5, from ${countOf(count, 'rating')}`,
  rating: (rating: number) => `${rating} of 5`,
  from: (source: string) => `on ${source}`,
  note: 'Reviews that name no other site were written to us by guests after their stay.',
} as const;
