export const REVIEWS_TEXT = {
  heading: 'What guests say',
  average: (value: number, count: number) =>
    `${value.toFixed(1)} of 5, from ${count === 1 ? '1 rating' : `${count} ratings`}`,
  rating: (rating: number) => `${rating} of 5`,
  from: (source: string) => `on ${source}`,
  note: 'Reviews that name no other site were written to us by guests after their stay.',
} as const;
