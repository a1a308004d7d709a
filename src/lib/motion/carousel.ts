import { watchScrollingByHand, watchSwipes } from './pause-on-hover.ts';
import { readStep } from './carousel-steps.ts';
import { type Direction, fadingView, scrollingView, type SlideView } from './carousel-views.ts';
import { type Playback, steppingPlayback, watchAttention, pauseOnHover, wireToggles } from './playback.ts';
import { whenNearOrIdle } from '../when-idle.ts';

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
 * - `auto-advance`: milliseconds between steps of its own; it wraps, and rests under the pointer, under keyboard
 *   focus, in a hidden tab, out of view and for reduced motion;
 * - `resume-after`: milliseconds that auto-advance rests after the visitor chose; when missing, a choice ends it;
 * - `effect="fade"`: slides lie on one another (styles/carousel.css) and fade; without it they scroll.
 *
 * Parts, all optional but the track and its slides: `[data-track]` scrolls, `[data-slide]` are its slides,
 * `[data-previous]` and `[data-next]` step, `[data-go-to="0"]` chooses a slide and carries `aria-current` while it
 * shows, `[data-toggle]` switches auto-advance and reads its `data-on` or `data-off`, `[data-position]` shows the
 * number of the slide from 1. Buttons carry `hidden` in the HTML; those of use are shown. `[data-go-to]` may as well be
 * a link to the slide's id, which works without the script and is not hidden. At an end a button is
 * `aria-disabled`. The element begins to work when it comes near the window, or when the page has loaded and is calm; it
 * carries `data-ready` from then on, and fires `carousel-change` (`detail.index`, from 0) when another slide shows.
 */
export class ScrollCarousel extends HTMLElement {
  #view: SlideView | null = null;
  #playback: Playback | null = null;
  #faded: HTMLElement | null = null;
  #shown = 0;

  /** Slide that shows, from 0. */
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
      // Nothing scrolls any more, so the keyboard need not stop here.
      track.removeAttribute('tabindex');
      this.#faded = track;
    } else {
      this.#view = scrollingView(track, slides, readStep(this.getAttribute('step')));
      watchScrollingByHand(track, () => this.#choose());
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
    // Also answers at once, so the buttons are right from the beginning.
    new ResizeObserver(follow).observe(track);
  }

  get #wraps(): boolean {
    return this.hasAttribute('wrap') || this.hasAttribute('auto-advance');
  }

  #parts(selector: string): HTMLElement[] {
    return [...this.querySelectorAll<HTMLElement>(selector)];
  }

  #onClick(selector: string, act: (button: HTMLElement, event: Event) => void): void {
    for (const button of this.#parts(selector)) button.addEventListener('click', (event) => act(button, event));
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

  /** The visitor took the slides into their own hands. */
  #choose(act?: () => void): void {
    const rest = this.getAttribute('resume-after');
    if (rest === null) this.#playback?.pause('off');
    else this.#playback?.hold(Number(rest));
    // A slide that the visitor asked for is read out; one that comes by itself is not.
    if (this.#faded) this.#faded.ariaLive = 'polite';
    if (act) act();
    else this.#view?.letGo();
  }

  /** Tells which slide shows and which buttons are of use. */
  #follow(): void {
    const view = this.#view;
    if (!view) return;
    // All is measured before anything changes: the browser would lay out the page anew for each answer.
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
