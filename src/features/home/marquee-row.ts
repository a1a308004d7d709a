import { prefersReducedMotion } from '#lib/motion/playback.ts';

/** Visible widths that the copies must fill, so that a step of 0.8 from the last item never reaches an end. */
const SPARE_WIDTHS = 1.8;

/** A scrolling row without an end. */
export interface MarqueeRow {
  /** Moves the row by its own length once per `loop` milliseconds, repeatedly; null stops it. */
  run: (loop: number | null) => void;
  /** Scrolls by this number of pixels, smoothly, in either direction. */
  shift: (pixels: number) => void;
}

/**
 * Makes an endless row from a scrolling track and its row of items, by copies hidden from assistive technology.
 */
export function createMarqueeRow(track: HTMLElement, row: HTMLElement): MarqueeRow {
  const items = [...row.children];
  let frame = 0;
  const addCopies = (): void => row.append(...items.map(hiddenCopy));
  let length = 0;
  const lay = (): void => {
    length = offsetOf(row.children[items.length]) - offsetOf(items[0]);
    while (length > 0 && row.scrollWidth - length < track.clientWidth * SPARE_WIDTHS) addCopies();
  };
  addCopies();
  // Also fires once at the start, after the copies are laid out.
  new ResizeObserver(lay).observe(track);
  return {
    run: (loop) => {
      cancelAnimationFrame(frame);
      frame = 0;
      if (loop === null) return;
      let position = track.scrollLeft;
      let last = performance.now();
      const move = (now: number): void => {
        position = (position + (length * (now - last)) / loop) % length;
        last = now;
        // Scroll positions are whole pixels, a dozen per second at this speed; translate adds the fraction.
        track.scrollLeft = position;
        row.style.translate = `${track.scrollLeft - position}px`;
        frame = requestAnimationFrame(move);
      };
      frame = requestAnimationFrame(move);
    },
    shift: (pixels) => {
      const here = track.scrollLeft % length;
      const from = here + pixels < 0 ? here + length : here;
      track.scrollLeft = from;
      track.scrollTo({ left: from + pixels, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
    },
  };
}

/** A copy that assistive technology and the Tab key skip, but that can be clicked. */
function hiddenCopy(item: Element): Node {
  const copy = item.cloneNode(true);
  if (copy instanceof HTMLElement) {
    copy.ariaHidden = 'true';
    for (const link of copy.querySelectorAll('a')) link.tabIndex = -1;
  }
  return copy;
}

function offsetOf(item: Element | undefined): number {
  return item instanceof HTMLElement ? item.offsetLeft : 0;
}
