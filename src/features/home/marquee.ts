import { whenMotionReduced } from '#components/when-motion-reduced.ts';
import { GALLERY_LOOP, GALLERY_STEP } from './timings.ts';

/** Milliseconds of pause after a press of an arrow, for the scrolling to end. */
const ARROW_PAUSE = 1200;

/** Milliseconds of pause after a touch. */
const TOUCH_PAUSE = 3000;

/** Milliseconds: after a longer gap between two frames, as in a hidden tab, the row goes on where it was. */
const LONGEST_FRAME = 250;

const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
const hasHover = matchMedia('(hover: hover)');

/** `<marquee-gallery>`: a row that scrolls by itself, without an end, while it is in view. */
class MarqueeGallery extends HTMLElement {
  /** Pixels from the first item to its copy. */
  #length = 0;
  #pausedUntil = 0;

  connectedCallback(): void {
    const track = this.#part('[data-track]');
    this.#addCopies(track);
    const toggle = this.#part('[data-toggle]');
    whenMotionReduced(() => toggle.toggleAttribute('data-off', true));
    toggle.addEventListener('click', () => toggle.toggleAttribute('data-off'));
    this.#part('[data-previous]').addEventListener('click', () => this.#step(track, -1));
    this.#part('[data-next]').addEventListener('click', () => this.#step(track, 1));
    // A touch no longer hovers as soon as it scrolls.
    track.addEventListener('touchstart', () => this.#pause(Infinity), { passive: true });
    track.addEventListener('touchend', () => this.#pause(TOUCH_PAUSE));
    track.addEventListener('touchcancel', () => this.#pause(TOUCH_PAUSE));
    this.#move(track, (now) => {
      const watched =
        track.matches(':has(:focus-visible), :focus-visible') || (hasHover.matches && track.matches(':hover'));
      return now < this.#pausedUntil || watched || 'off' in toggle.dataset;
    });
  }

  /** Appends copies of the items, as many as a step from the last item needs. */
  #addCopies(track: HTMLElement): void {
    const row = this.#part('[data-row]');
    const items = [...row.children];
    const widths = 1 + GALLERY_STEP;
    row.append(...items.map(hiddenCopy));
    // Also called once at the start.
    new ResizeObserver(() => {
      this.#length = leftOf(row.children[items.length]) - leftOf(items[0]);
      while (this.#length > 0 && row.scrollWidth - this.#length < track.clientWidth * widths) {
        row.append(...items.map(hiddenCopy));
      }
    }).observe(track);
  }

  /** Scrolls in every frame, while the gallery is in view and not paused. */
  #move(track: HTMLElement, isPaused: (now: number) => boolean): void {
    const row = this.#part('[data-row]');
    let [frame, position, last] = [0, 0, 0];
    const move = (now: number): void => {
      if (isPaused(now)) position = track.scrollLeft;
      else {
        position = (position + (this.#length * Math.min(now - last, LONGEST_FRAME)) / GALLERY_LOOP) % this.#length;
        track.scrollLeft = position;
        // Scroll positions are whole pixels, a dozen per second at this speed; translate adds the fraction.
        row.style.translate = `${track.scrollLeft - position}px`;
      }
      last = now;
      frame = requestAnimationFrame(move);
    };
    new IntersectionObserver((entries) => {
      cancelAnimationFrame(frame);
      [position, last] = [track.scrollLeft, performance.now()];
      if (entries.at(-1)?.isIntersecting) frame = requestAnimationFrame(move);
    }).observe(this);
  }

  #step(track: HTMLElement, direction: -1 | 1): void {
    this.#pause(ARROW_PAUSE);
    const step = direction * GALLERY_STEP * track.clientWidth;
    const here = track.scrollLeft % this.#length;
    const from = here + step < 0 ? here + this.#length : here;
    track.scrollLeft = from;
    track.scrollTo({ left: from + step, behavior: reducedMotion.matches ? 'instant' : 'smooth' });
  }

  #pause(milliseconds: number): void {
    this.#pausedUntil = performance.now() + milliseconds;
  }

  #part(selector: string): HTMLElement {
    const part = this.querySelector<HTMLElement>(selector);
    if (!part) throw new Error(`The gallery lacks ${selector}.`);
    return part;
  }
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

function leftOf(item: Element | undefined): number {
  return item instanceof HTMLElement ? item.offsetLeft : 0;
}

customElements.define('marquee-gallery', MarqueeGallery);
