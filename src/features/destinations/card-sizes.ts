/** The `sizes` of the cards of one group on a destination's page: one or two stand beside the group's heading. */
export function destinationCardSizes(count: number): string {
  if (count < 3) return '(min-width: 64rem) 30vw, (min-width: 40rem) 46vw, 92vw';
  return '(min-width: 90rem) 416px, (min-width: 64rem) 30vw, (min-width: 40rem) 46vw, 92vw';
}
