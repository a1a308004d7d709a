import type { Direction } from './carousel-views.ts';

/** Minimum horizontal distance of a swipe, in pixels. */
const SWIPE_PIXELS = 40;

/** Calls back when the visitor scrolls a track directly; scrolling the page over it does not count. */
export function watchManualScrolling(track: HTMLElement, onMove: () => void): void {
  track.addEventListener('pointerdown', onMove);
  track.addEventListener('wheel', ({ deltaX, deltaY }) => Math.abs(deltaX) > Math.abs(deltaY) && onMove(), {
    passive: true,
  });
  track.addEventListener('keydown', ({ key }) => /^(Arrow|Home|End)/.test(key) && onMove());
}

/** Calls back when the visitor swipes over slides that do not scroll; the page still scrolls vertically. */
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
