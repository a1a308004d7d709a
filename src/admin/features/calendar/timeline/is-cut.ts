import type { Span } from './next-span.ts';

/** Days from the first drawn one on in which the left edge of the view is: up to two blocks, and one for a late drawing. */
const NEAR = 21;

/** Whether what begins on a day may be cut by the left edge of the view. */
export const isCut = (at: number, drawn: Span): boolean => at < drawn.first + NEAR;
