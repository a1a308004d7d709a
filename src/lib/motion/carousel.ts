import { watchManualScrolling, watchSwipes } from './watch-gestures.ts';
import { readStep } from './carousel-steps.ts';
import { type Direction, fadingView, scrollingView, type SlideView } from './carousel-views.ts';
import { type Playback, steppingPlayback, watchAttention, pauseOnHover, wireToggles } from './playback.ts';
import { whenNearOrIdle } from '#lib/when-idle.ts';

/**
 * `<scroll-carousel>`: a list that scrolls without any script and gains buttons and timing from this one.
 *
 *     <scroll-carousel step="320">
 *       <div class="carousel-track" data-track role="region" aria-label="…" tabindex="0">
 *         <ul><li data-slide>…</li></ul>
 *       </div>
 *       <button type="button" data-previous hidden aria-label="…">…</button>
 *       <button type="button" data-next hidden aria-label="…">…</button>
 *     </scroll-carousel>
 *     <script> import '#lib/motion/carousel.ts'; </script>
 *
 * Attributes of the element:
 * - `step`: 'slide' (default), pixels ('320') or a share of the visible width ('80%');
 * - `wrap`: the slide after the last is the first;
 * - `auto-advance`: milliseconds between automatic steps; it wraps, and pauses under the pointer, under keyboard focus,
 *   in a hidden tab, out of view and for reduced motion;
 * - `resume-after`: milliseconds that auto-advance pauses after a choice of the visitor; when missing, a choice ends it;
 * - `effect="fade"`: slides are on top of one another (styles/carousel.css) and fade; without it they scroll.
 *
 * Parts, all optional but the track and its slides: `[data-track]` scrolls, `[data-slide]` are its slides,
 * `[data-previous]` and `[data-next]` step, `[data-go-to="0"]` chooses a slide and has `aria-current` while it is
 * visible, `[data-toggle]` switches auto-advance and takes the text of its `data-on` or `data-off`, `[data-position]`
 * shows the number of the slide from 1. Buttons are `hidden` in the HTML and shown when they have a function.
 * `[data-go-to]` may also be a link to the slide's id, which works without the script and is not hidden. At an end a
 * button is `aria-disabled`. The element starts when it is near the window, or when the page has loaded and is idle; it
 * has `data-ready` from then on, and fires `carousel-change` (`detail.index`, from 0) when another slide is visible.
 */
export class ScrollCarousel extends HTMLElement {
  #view: SlideView | null = null;
  #playback: Playback | null = null;
  #faded: HTMLElement | null = null;
  #shown = 0;

  /** Visible slide, from 0. */
  get index(): number {
    return this.#shown;
  }

  /** Shows a slide, from 0. */
  goTo(index: number): void {
    this.#view?.show(index);
  }

  connectedCallback(): void {
    whenNearOrIdle(this, () => this.#start());
  }

  #start(): void {
    const track = this.querySelector<HTMLElement>('[data-track]');
    const slides = this.#parts('[data-slide]');
    if (this.#view || !track || slides.length === 0) return;
    this.dataset['ready'] = '';
    const follow = (): void => this.#follow();
    if (this.getAttribute('effect') === 'fade') {
      this.#view = fadingView(slides, this.#wraps, follow);
      watchSwipes(track, (direction) => this.#step(direction));
      // Nothing scrolls any more, so the track needs no focus.
      track.removeAttribute('tabindex');
      this.#faded = track;
    } else {
      this.#view = scrollingView(track, slides, readStep(this.getAttribute('step')));
      watchManualScrolling(track, () => this.#choose());
      track.addEventListener('scroll', follow, { passive: true });
    }
    this.#onClick('[data-previous]', () => this.#step(-1));
    this.#onClick('[data-next]', () => this.#step(1));
    this.#onClick('[data-go-to]', (button, event) => {
      event.preventDefault();
      this.#choose();
      this.goTo(Number(button.dataset['goTo']));
    });
    if (slides.length > 1) this.#startAdvancing(Number(this.getAttribute('auto-advance')));
    // Also fires once at the start, which sets the buttons.
    new ResizeObserver(follow).observe(track);
  }

  get #wraps(): boolean {
    return this.hasAttribute('wrap') || this.hasAttribute('auto-advance');
  }

  #parts(selector: string): HTMLElement[] {
    return [...this.querySelectorAll<HTMLElement>(selector)];
  }

  #onClick(selector: string, onPress: (button: HTMLElement, event: Event) => void): void {
    for (const button of this.#parts(selector)) button.addEventListener('click', (event) => onPress(button, event));
  }

  #isStuck(direction: Direction): boolean {
    return !this.#wraps && this.#view?.stuck(direction) === true;
  }

  #step(direction: Direction): void {
    const stuck = this.#isStuck(direction);
    this.#choose(stuck ? undefined : () => this.#view?.step(direction));
  }

  #startAdvancing(every: number): void {
    if (!(every > 0)) return;
    const playback = steppingPlayback(every, () => {
      if (this.#faded) this.#faded.ariaLive = 'off';
      this.#view?.step(1);
    });
    this.#playback = playback;
    watchAttention(this, playback);
    pauseOnHover(this, playback);
    wireToggles(this.#parts('[data-toggle]'), playback);
  }

  /** Handles a choice of the visitor, which pauses the automatic movement. */
  #choose(onPress?: () => void): void {
    const resumeAfter = this.getAttribute('resume-after');
    if (resumeAfter === null) this.#playback?.pause('off');
    else this.#playback?.hold(Number(resumeAfter));
    // A screen reader announces a slide that the visitor chose, but not one that comes by itself.
    if (this.#faded) this.#faded.ariaLive = 'polite';
    if (onPress) onPress();
    else this.#view?.letGo();
  }

  /** Updates the buttons and reports the visible slide. */
  #follow(): void {
    const view = this.#view;
    if (!view) return;
    // All measurements before any change: otherwise the browser would lay out the page for each.
    const [index, moves, stuckBack, stuckForth] = [view.index(), view.moves(), this.#isStuck(-1), this.#isStuck(1)];
    for (const button of this.#parts('[data-previous], [data-next], [data-go-to]')) button.hidden = !moves;
    for (const button of this.#parts('[data-previous]')) button.ariaDisabled = String(stuckBack);
    for (const button of this.#parts('[data-next]')) button.ariaDisabled = String(stuckForth);
    for (const part of this.#parts('[data-position]')) part.textContent = String(index + 1);
    for (const button of this.#parts('[data-go-to]')) {
      button.ariaCurrent = Number(button.dataset['goTo']) === index ? 'true' : null;
    }
    if (index === this.#shown) return;
    this.#shown = index;
    this.dispatchEvent(new CustomEvent('carousel-change', { detail: { index } }));
  }
}

customElements.define('scroll-carousel', ScrollCarousel);
