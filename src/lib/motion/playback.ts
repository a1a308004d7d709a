/** Why a movement is paused; it runs only when there is no reason left. */
export type PauseReason = 'pointer' | 'focus' | 'tab' | 'view' | 'hold' | 'off';

/** Collects the reasons for a pause and reports when a movement starts and stops. */
export class Playback {
  readonly #reasons = new Set<PauseReason>();
  readonly #onChange: (running: boolean) => void;
  /** Called when it is switched off or on; a toggle's label follows it. */
  onSwitch: () => void = () => undefined;
  #holdTimer: ReturnType<typeof setTimeout> | undefined;

  /** `onChange` gets true when the movement starts and false when it stops; it waits until it is in view. */
  constructor(onChange: (running: boolean) => void) {
    this.#onChange = onChange;
    this.#reasons.add('view');
  }

  get running(): boolean {
    return this.#reasons.size === 0;
  }

  /** Whether the visitor, or reduced motion, has switched it off. */
  get off(): boolean {
    return this.#reasons.has('off');
  }

  /** Adds a reason for a pause. */
  pause(reason: PauseReason): void {
    const ran = this.running;
    this.#reasons.add(reason);
    if (reason === 'off') this.onSwitch();
    if (ran) this.#onChange(false);
  }

  /** Removes a reason; the movement starts again after the last one. */
  resume(reason: PauseReason): void {
    const rested = this.#reasons.size > 0;
    this.#reasons.delete(reason);
    if (reason === 'off') this.onSwitch();
    if (rested && this.running) this.#onChange(true);
  }

  /** Pauses for this many milliseconds from the last call. */
  hold(milliseconds: number): void {
    clearTimeout(this.#holdTimer);
    this.pause('hold');
    this.#holdTimer = setTimeout(() => this.resume('hold'), milliseconds);
  }
}

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

export function prefersReducedMotion(): boolean {
  return matchMedia(REDUCED_MOTION).matches;
}

/** Pauses a movement in a hidden tab and out of view, and switches it off for reduced motion. */
export function watchAttention(area: HTMLElement, playback: Playback): void {
  const followTab = (): void => playback[document.hidden ? 'pause' : 'resume']('tab');
  document.addEventListener('visibilitychange', followTab);
  followTab();
  new IntersectionObserver((entries) => {
    playback[entries.at(-1)?.isIntersecting ? 'resume' : 'pause']('view');
  }).observe(area);
  matchMedia(REDUCED_MOTION).addEventListener('change', ({ matches }) => {
    if (matches) playback.pause('off');
  });
  if (prefersReducedMotion()) playback.pause('off');
}

/** Also pauses a movement under the pointer and under keyboard focus. */
export function pauseOnHover(area: HTMLElement, playback: Playback): void {
  area.addEventListener('pointerenter', () => playback.pause('pointer'));
  area.addEventListener('pointerleave', () => playback.resume('pointer'));
  // A mouse click leaves focus on the button, which would pause for ever: only :focus-visible counts.
  area.addEventListener('focusin', () => {
    if (area.querySelector(':focus-visible')) playback.pause('focus');
  });
  area.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && area.contains(relatedTarget))) playback.resume('focus');
  });
}

/** Makes buttons switch a movement off and on; each is shown and takes the text of its `data-on` or `data-off`. */
export function wireToggles(buttons: Iterable<HTMLElement>, playback: Playback): void {
  const all = [...buttons];
  playback.onSwitch = () => {
    for (const button of all) button.textContent = (playback.off ? button.dataset['off'] : button.dataset['on']) ?? '';
  };
  for (const button of all) {
    button.hidden = false;
    button.addEventListener('click', () => playback[playback.off ? 'resume' : 'pause']('off'));
  }
  playback.onSwitch();
}

/** A playback that takes a step at this interval in milliseconds, which starts anew after each pause. */
export function steppingPlayback(every: number, step: () => void): Playback {
  let timer: ReturnType<typeof setInterval> | undefined;
  return new Playback((running) => {
    clearInterval(timer);
    if (running) timer = setInterval(step, every);
  });
}
