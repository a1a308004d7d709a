/** The `sizes` of the cards on a destination's page: one or two stand larger than three or more. */
export function destinationCardSizes(count: number): string {
  if (count === 1) return '(min-width: 64rem) 60vw, 92vw';
  if (count === 2) return '(min-width: 64rem) 30vw, (min-width: 40rem) 46vw, 92vw';
  return '(min-width: 90rem) 416px, (min-width: 64rem) 30vw, (min-width: 40rem) 46vw, 92vw';
}
