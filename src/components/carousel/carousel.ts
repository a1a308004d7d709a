import { whenMotionReduced } from '../when-motion-reduced.ts';
import { watchSwipes } from './watch-swipes.ts';

/** The element of Carousel.astro, which describes its parts. The CSS decides when its clock runs. */
export class ScrollCarousel extends HTMLElement {
  /** Visible slide, from 0; during a scroll by a button the slide where it ends. */
  #index = 0;
  #scrolling = false;

  connectedCallback(): void {
    const track = this.#track;
    if (this.#fades) {
      this.show(0);
      watchSwipes(track, (direction) => this.#choose(this.#index + direction));
      // Nothing scrolls any more, so the track needs no focus.
      track.removeAttribute('tabindex');
    } else {
      track.addEventListener('scroll', () => this.#follow(), { passive: true });
      track.addEventListener('scrollend', () => this.#release());
      // The Tab key scrolls to what it reaches, also where there is no 'scrollend' to end the scroll of a button.
      track.addEventListener('focusin', () => this.#release());
      track.addEventListener('pointerdown', () => this.#release(true));
      track.addEventListener('keydown', ({ key }) => key.startsWith('Arrow') && this.#release(true));
      // Scrolling the page over it does not count.
      track.addEventListener(
        'wheel',
        ({ deltaX, deltaY }) => Math.abs(deltaX) > Math.abs(deltaY) && this.#release(true),
        {
          passive: true,
        },
      );
    }
    this.addEventListener('click', (event) => this.#onClick(event));
    this.addEventListener('animationiteration', ({ animationName }) => {
      if (animationName !== CLOCK) return;
      track.ariaLive = 'off';
      this.show(this.#index + 1);
    });
    whenMotionReduced(() => this.#toggle?.toggleAttribute('data-off', true));
    new IntersectionObserver((entries) => {
      this.toggleAttribute('data-in-view', entries.at(-1)?.isIntersecting === true);
    }).observe(this);
    // Also fires once at the start.
    new ResizeObserver(() => this.#mark()).observe(track);
  }

  /** Visible slide, from 0. */
  get index(): number {
    return this.#index;
  }

  /** Shows a slide, from 0; beyond an end it wraps around or stays. */
  show(index: number, behavior: ScrollBehavior = 'auto'): void {
    const slides = this.#slides;
    const last = slides.length - 1;
    this.#index = this.#wraps ? (index + slides.length) % slides.length : Math.min(Math.max(index, 0), last);
    if (this.#fades) this.#fade(slides);
    else {
      const left = this.#beginnings()[this.#index] ?? 0;
      this.#scrolling = Math.abs(left - this.#track.scrollLeft) > 1;
      this.#track.scrollTo({ left, behavior });
    }
    this.#mark();
  }

  get #track(): HTMLElement {
    const track = this.querySelector<HTMLElement>('[data-track]');
    if (!track) throw new Error('A carousel lacks its track.');
    return track;
  }

  get #slides(): HTMLElement[] {
    return this.#parts('[data-slide]');
  }

  get #toggle(): HTMLElement | null {
    return this.querySelector('[data-toggle]');
  }

  get #fades(): boolean {
    return this.hasAttribute('data-fades');
  }

  get #wraps(): boolean {
    return this.hasAttribute('data-wraps');
  }

  #parts(selector: string): HTMLElement[] {
    return [...this.querySelectorAll<HTMLElement>(selector)];
  }

  #onClick(event: Event): void {
    const pressed = event.target instanceof Element && event.target.closest<HTMLElement>(PRESSABLE);
    if (!pressed) return;
    event.preventDefault();
    const { goTo, previous, toggle } = pressed.dataset;
    if (toggle !== undefined) pressed.toggleAttribute('data-off');
    else if (goTo !== undefined) this.#choose(Number(goTo));
    else if (pressed.ariaDisabled !== 'true') this.#choose(this.#index + (previous === undefined ? 1 : -1));
  }

  /** Shows the slide that the visitor chose. */
  #choose(index: number): void {
    this.#rest();
    // A screen reader announces a slide that the visitor chose, but not one that comes by itself.
    if (this.#fades) this.#track.ariaLive = 'polite';
    this.show(index);
  }

  /** Stops the automatic steps for a while or, without `data-rest`, until the visitor starts them again. */
  #rest(): void {
    const { rest } = this.dataset;
    if (rest === undefined) {
      this.#toggle?.toggleAttribute('data-off', true);
      return;
    }
    for (const clock of this.getAnimations({ subtree: true })) {
      if (clock instanceof CSSAnimation && clock.animationName === CLOCK) clock.currentTime = -Number(rest);
    }
  }

  #fade(slides: readonly HTMLElement[]): void {
    const near = [-1, 0, 1].map((way) => (this.#index + way + slides.length) % slides.length);
    for (const [number, slide] of slides.entries()) {
      slide.inert = number !== this.#index;
      // So that pictures further away do not load yet.
      slide.hidden = !near.includes(number);
    }
  }

  /** Where each slide begins, in pixels from the first. */
  #beginnings(): number[] {
    const slides = this.#slides;
    return slides.map(({ offsetLeft }) => offsetLeft - (slides[0]?.offsetLeft ?? 0));
  }

  /** Follows a scroll that no button began. */
  #follow(): void {
    if (!this.#scrolling) {
      const distances = this.#beginnings().map((beginning) => Math.abs(beginning - this.#track.scrollLeft));
      this.#index = distances.indexOf(Math.min(...distances));
    }
    this.#mark();
  }

  /** From now on the position decides which slide is visible; a visitor who scrolls also stops the automatic steps. */
  #release(byVisitor = false): void {
    this.#scrolling = false;
    if (byVisitor) this.#rest();
    else this.#follow();
  }

  /** Brings the buttons and names up to date. */
  #mark(): void {
    // Measured before any change: otherwise the browser would lay out the page for each.
    const { scrollLeft, scrollWidth, clientWidth } = this.#track;
    const stuck = {
      previous: !this.#wraps && scrollLeft <= 1,
      next: !this.#wraps && scrollLeft >= scrollWidth - clientWidth - 1,
    };
    this.toggleAttribute('data-still', this.#fades ? this.#slides.length < 2 : scrollWidth - clientWidth <= 1);
    for (const button of this.#parts('[data-previous]')) button.ariaDisabled = String(stuck.previous);
    for (const button of this.#parts('[data-next]')) button.ariaDisabled = String(stuck.next);
    for (const part of this.#parts('[data-position]')) part.textContent = String(this.#index + 1);
    for (const name of this.#parts('[data-go-to]')) {
      name.ariaCurrent = Number(name.dataset['goTo']) === this.#index ? 'true' : null;
    }
  }
}

/** Name of the CSS animation whose every round is one automatic step. */
const CLOCK = 'carousel-clock';

const PRESSABLE = '[data-previous], [data-next], [data-go-to], [data-toggle]';

customElements.define('scroll-carousel', ScrollCarousel);
