import type { Direction } from './carousel-views.ts';

/** A touch that travels so many pixels sideways is a swipe. */
const SWIPE_PIXELS = 40;

/** Calls back when the visitor moves a scrolling track by hand; scrolling the page over it does not count. */
export function watchScrollingByHand(track: HTMLElement, onMove: () => void): void {
  track.addEventListener('pointerdown', onMove);
  track.addEventListener('wheel', ({ deltaX, deltaY }) => Math.abs(deltaX) > Math.abs(deltaY) && onMove(), {
    passive: true,
  });
  track.addEventListener('keydown', ({ key }) => /^(Arrow|Home|End)/.test(key) && onMove());
}

/** Calls back when a finger swipes over slides that do not scroll; the page still scrolls up and down. */
export function watchSwipes(track: HTMLElement, onSwipe: (direction: Direction) => void): void {
  let start: number | null = null;
  track.style.touchAction = 'pan-y pinch-zoom';
  track.addEventListener('pointerdown', ({ pointerType, clientX }) => {
    start = pointerType === 'mouse' ? null : clientX;
  });
  track.addEventListener('pointercancel', () => {
    start = null;
  });
  track.addEventListener('pointerup', ({ clientX }) => {
    if (start !== null && Math.abs(clientX - start) > SWIPE_PIXELS) onSwipe(clientX < start ? 1 : -1);
    start = null;
  });
}
