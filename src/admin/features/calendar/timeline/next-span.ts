/** Indexes of rows or days, the end excluded. */
export interface Span {
  readonly first: number;
  readonly end: number;
}

/**
 * What is drawn next: what of the drawn remains wanted, and at most `most` more of it. After a jump that begins with what is in
 * view, because a frame that draws everything at once is a long one.
 */
export function nextSpan(drawn: Span, wanted: Span, inView: Span, most: number): Span {
  const first = Math.max(drawn.first, wanted.first);
  const end = Math.min(drawn.end, wanted.end);
  const kept = first < end ? { first, end } : { first: inView.first, end: inView.first };
  const after = Math.min(wanted.end, kept.end + most);
  return { first: Math.max(wanted.first, kept.first - (most - (after - kept.end))), end: after };
}
