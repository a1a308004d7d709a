/** Why a movement rests; it runs only when there is no reason left. */
export type PauseReason = 'pointer' | 'focus' | 'tab' | 'view' | 'hold' | 'off';

/** Collects the reasons to rest and says when a movement starts and stops. */
export class Playback {
  readonly #reasons = new Set<PauseReason>();
  readonly #onChange: (running: boolean) => void;
  /** Called when it is switched off or on; a toggle's label follows it. */
  onSwitch: () => void = () => undefined;
  #holdTimer: ReturnType<typeof setTimeout> | undefined;

  /** `onChange` hears true when the movement starts and false when it stops; it waits until it is in view. */
  constructor(onChange: (running: boolean) => void) {
    this.#onChange = onChange;
    this.#reasons.add('view');
  }

  /** Whether it moves now. */
  get running(): boolean {
    return this.#reasons.size === 0;
  }

  /** Whether the visitor, or a wish for reduced motion, has switched it off. */
  get off(): boolean {
    return this.#reasons.has('off');
  }

  /** Adds a reason to rest. */
  pause(reason: PauseReason): void {
    const ran = this.running;
    this.#reasons.add(reason);
    if (reason === 'off') this.onSwitch();
    if (ran) this.#onChange(false);
  }

  /** Takes a reason away; the movement starts again when it was the last. */
  resume(reason: PauseReason): void {
    const rested = this.#reasons.size > 0;
    this.#reasons.delete(reason);
    if (reason === 'off') this.onSwitch();
    if (rested && this.running) this.#onChange(true);
  }

  /** Rests for so many milliseconds from now, however often it is asked. */
  hold(milliseconds: number): void {
    clearTimeout(this.#holdTimer);
    this.pause('hold');
    this.#holdTimer = setTimeout(() => this.resume('hold'), milliseconds);
  }
}

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** Whether the visitor asks for little motion. */
export function prefersReducedMotion(): boolean {
  return matchMedia(REDUCED_MOTION).matches;
}

/** Lets a movement rest in a hidden tab and out of view, and switches it off for reduced motion. */
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

/** Lets a movement rest, besides, under the pointer and under keyboard focus. */
export function pauseOnHover(area: HTMLElement, playback: Playback): void {
  area.addEventListener('pointerenter', () => playback.pause('pointer'));
  area.addEventListener('pointerleave', () => playback.resume('pointer'));
  // A press of the mouse leaves focus on the button, which would rest for ever: only focus that shows counts.
  area.addEventListener('focusin', () => {
    if (area.querySelector(':focus-visible')) playback.pause('focus');
  });
  area.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && area.contains(relatedTarget))) playback.resume('focus');
  });
}

/** Makes buttons switch a movement off and on; each shows itself and reads its `data-on` or `data-off`. */
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

/** A playback that takes a step every so many milliseconds; the time starts anew after each rest. */
export function steppingPlayback(every: number, step: () => void): Playback {
  let timer: ReturnType<typeof setInterval> | undefined;
  return new Playback((running) => {
    clearInterval(timer);
    if (running) timer = setInterval(step, every);
  });
}
