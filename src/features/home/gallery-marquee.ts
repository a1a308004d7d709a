import { Playback, watchAttention, pauseOnHover, wireToggles } from '#lib/motion/playback.ts';
import { whenNearOrIdle } from '#lib/when-idle.ts';
import { createMarqueeRow } from './marquee-row.ts';

/** Milliseconds of pause after a press of a button, for the scrolling to end. */
const BUTTON_PAUSE = 1200;

/** Milliseconds of pause after a touch. */
const TOUCH_PAUSE = 3000;

/** `<marquee-gallery>`: a row that scrolls endlessly; `data-loop` and `data-step` set its speed and step. */
class GalleryMarquee extends HTMLElement {
  connectedCallback(): void {
    whenNearOrIdle(this, () => this.#start());
  }

  #start(): void {
    const track = this.querySelector<HTMLElement>('[data-track]');
    const row = this.querySelector<HTMLElement>('[data-row]');
    if (!track || !row || this.dataset['ready'] !== undefined) return;
    this.dataset['ready'] = '';
    const marquee = createMarqueeRow(track, row);
    const playback = new Playback((running) => marquee.run(running ? Number(this.dataset['loop']) : null));
    watchAttention(this, playback);
    // The toggle is below the properties: only hover and focus on them pause the movement.
    pauseOnHover(track, playback);
    // A touch leaves the pointer's area as soon as it scrolls, so touch events pause the movement.
    track.addEventListener('touchstart', () => playback.pause('hold'), { passive: true });
    track.addEventListener('touchend', () => playback.hold(TOUCH_PAUSE));
    track.addEventListener('touchcancel', () => playback.hold(TOUCH_PAUSE));
    wireToggles(this.querySelectorAll<HTMLElement>('[data-toggle]'), playback);
    for (const [selector, direction] of [
      ['[data-left]', -1],
      ['[data-right]', 1],
    ] as const) {
      const button = this.querySelector<HTMLElement>(selector);
      if (!button) continue;
      button.hidden = false;
      button.addEventListener('click', () => {
        playback.hold(BUTTON_PAUSE);
        marquee.shift(direction * Number(this.dataset['step']) * track.clientWidth);
      });
    }
  }
}

customElements.define('marquee-gallery', GalleryMarquee);
