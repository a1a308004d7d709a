/** How far a carousel's buttons scroll: slide by slide, in pixels, or a share of the visible width. */
export type CarouselStep = { unit: 'slide' } | { unit: 'pixels'; amount: number } | { unit: 'share'; amount: number };

/**
 * Parses the `step` attribute: 'slide' (also when missing), '320' for pixels or '80%' of the visible width; throws on
 * anything else.
 */
export function readStep(text: string | null): CarouselStep {
  if (text === null || text === 'slide') return { unit: 'slide' };
  const amount = Number(text.replace(/%$/, ''));
  if (!(amount > 0)) throw new Error(`A carousel's step is 'slide', pixels or a percentage, not '${text}'.`);
  return text.endsWith('%') ? { unit: 'share', amount: amount / 100 } : { unit: 'pixels', amount };
}

/** Index next to `index` in the direction (1 or -1) among `count` slides; at an end it stays, or wraps around. */
export function neighbour(index: number, direction: 1 | -1, count: number, wraps = false): number {
  const next = index + direction;
  return wraps ? (next + count) % count : Math.min(Math.max(next, 0), count - 1);
}

/** Index of the slide that begins nearest to a scroll position; both in pixels from the first slide's beginning. */
export function nearestSlide(beginnings: readonly number[], position: number): number {
  const distance = (beginning: number): number => Math.abs(beginning - position);
  return beginnings.reduce((best, beginning, index) => {
    return distance(beginning) < distance(beginnings[best] ?? Infinity) ? index : best;
  }, 0);
}
