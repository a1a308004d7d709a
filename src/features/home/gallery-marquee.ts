import { Playback, watchAttention, pauseOnHover, wireToggles } from '#lib/motion/playback.ts';
import { whenNearOrIdle } from '#lib/when-idle.ts';
import { layRow } from './gallery-marquee-track.ts';

/** Milliseconds that the movement waits for a press of a button to have scrolled. */
const BUTTON_REST = 1200;

/** Milliseconds that it waits after a finger has left. */
const TOUCH_REST = 3000;

/** `<roving-gallery>`: a scrolling row that moves by itself, round and round; `data-loop` and `data-step` say how fast and how far. */
class GalleryMarquee extends HTMLElement {
  connectedCallback(): void {
    whenNearOrIdle(this, () => this.#start());
  }

  #start(): void {
    const track = this.querySelector<HTMLElement>('[data-track]');
    const row = this.querySelector<HTMLElement>('[data-houses]');
    if (!track || !row || this.dataset['ready'] !== undefined) return;
    this.dataset['ready'] = '';
    const moving = layRow(track, row);
    const playback = new Playback((running) => moving.run(running ? Number(this.dataset['loop']) : null));
    watchAttention(this, playback);
    // The toggle lies below the houses: only the pointer over them, and focus in them, lets them rest.
    pauseOnHover(track, playback);
    // A finger leaves the pointer's area as soon as it scrolls, and the row runs on after it.
    track.addEventListener('touchstart', () => playback.pause('hold'), { passive: true });
    track.addEventListener('touchend', () => playback.hold(TOUCH_REST));
    track.addEventListener('touchcancel', () => playback.hold(TOUCH_REST));
    wireToggles(this.querySelectorAll<HTMLElement>('[data-toggle]'), playback);
    for (const [selector, direction] of [
      ['[data-left]', -1],
      ['[data-right]', 1],
    ] as const) {
      const button = this.querySelector<HTMLElement>(selector);
      if (!button) continue;
      button.hidden = false;
      button.addEventListener('click', () => {
        playback.hold(BUTTON_REST);
        moving.shift(direction * Number(this.dataset['step']) * track.clientWidth);
      });
    }
  }
}

customElements.define('roving-gallery', GalleryMarquee);
