import { prefersReducedMotion } from '#lib/motion/playback.ts';

/** Visible widths that copies must fill, so that a step of 0.8 from the last house never meets an end. */
const SPARE_WIDTHS = 1.8;

/** A scrolling row that has no end. */
export interface MarqueeRow {
  /** Moves all its houses by once in so many milliseconds, again and again; null stops it where it is. */
  run: (loop: number | null) => void;
  /** Scrolls by so many pixels, smoothly, in either direction. */
  shift: (pixels: number) => void;
}

/** Makes a belt of a scrolling track and the row of houses in it, by copies that only eyes and pointers find. */
export function layRow(track: HTMLElement, row: HTMLElement): MarqueeRow {
  const properties = [...row.children];
  let frame = 0;
  const addCopies = (): void => row.append(...properties.map(copyForTheEye));
  let length = 0;
  const lay = (): void => {
    length = offsetOf(row.children[properties.length]) - offsetOf(properties[0]);
    while (length > 0 && row.scrollWidth - length < track.clientWidth * SPARE_WIDTHS) addCopies();
  };
  addCopies();
  // Answers at once, too, when the browser has laid out the copies.
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
        // Scrolling knows whole pixels only, a dozen a second at this pace: the rest is a shift of the row.
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

/** A copy that assistive technology and the Tab key pass by, but that can be clicked like the house it shows. */
function copyForTheEye(property: Element): Node {
  const copy = property.cloneNode(true);
  if (copy instanceof HTMLElement) {
    copy.ariaHidden = 'true';
    for (const link of copy.querySelectorAll('a')) link.tabIndex = -1;
  }
  return copy;
}

function offsetOf(property: Element | undefined): number {
  return property instanceof HTMLElement ? property.offsetLeft : 0;
}
