/** Minimum horizontal distance of a swipe, in pixels. */
const SWIPE_PIXELS = 40;

/** Calls back with the direction of a swipe over slides that do not scroll; the page still scrolls vertically. */
export function watchSwipes(area: HTMLElement, onSwipe: (direction: -1 | 1) => void): void {
  let start: number | null = null;
  area.style.touchAction = 'pan-y pinch-zoom';
  area.addEventListener('pointerdown', ({ pointerType, clientX }) => {
    start = pointerType === 'mouse' ? null : clientX;
  });
  area.addEventListener('pointercancel', () => {
    start = null;
  });
  area.addEventListener('pointerup', ({ clientX }) => {
    if (start !== null && Math.abs(clientX - start) > SWIPE_PIXELS) onSwipe(clientX < start ? 1 : -1);
    start = null;
  });
}
