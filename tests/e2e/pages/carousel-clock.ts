import type { Locator } from '@playwright/test';

/** What the clock of a carousel, a CSS animation, says. */
interface ClockState {
  state: AnimationPlayState;
  /** Milliseconds since the automatic steps began; negative during a pause after a choice. */
  time: number;
}

/** Reads the clock of a carousel's automatic steps; with `seek` it stops it and sets it to this many milliseconds. */
export function readClock(carousel: Locator, seek?: number): Promise<ClockState> {
  return carousel.evaluate(async (element, milliseconds: number | null) => {
    const clock = element.getAnimations({ subtree: true }).find((animation) => {
      return animation instanceof CSSAnimation && animation.animationName === 'carousel-clock';
    });
    if (!clock) throw new Error('The carousel has no clock.');
    if (milliseconds !== null) {
      // The browser tells of a step where the clock stood on either side of it in two frames.
      await new Promise(requestAnimationFrame);
      clock.pause();
      clock.currentTime = milliseconds;
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
    }
    return { state: clock.playState, time: Number(clock.currentTime) };
  }, seek ?? null);
}
