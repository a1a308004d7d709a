import { afterPaint } from './after-paint.ts';

/** Distance from the window within which a part starts, in pixels. */
const NEAR_PIXELS = 500;

/** Calls back when the page has loaded and the browser is idle. */
export function whenIdle(callback: () => void): void {
  // Safari has no requestIdleCallback.
  const schedule = (): unknown =>
    'requestIdleCallback' in window ? requestIdleCallback(callback) : setTimeout(callback, 500);
  if (document.readyState === 'complete') schedule();
  else addEventListener('load', schedule, { once: true });
}

let turn: Promise<unknown> = Promise.resolve();

/**
 * Starts one part per frame: together they would be one long task, because the page is laid out again for all of them.
 */
function takeTurn(callback: () => void): void {
  const painted = (): Promise<void> => new Promise((done) => void afterPaint(done));
  turn = turn.then(callback).catch(reportError).then(painted);
}

/**
 * Calls back once: when the page is idle, or earlier when the element is near the window. Offline, where code cannot be
 * loaded, it waits for the connection.
 */
export function whenNearOrIdle(element: Element, callback: () => void): void {
  const begin = (): void => {
    if (!waiting) return;
    waiting = false;
    observer.disconnect();
    if (navigator.onLine) takeTurn(callback);
    else addEventListener('online', callback, { once: true });
  };
  let waiting = true;
  const observer = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && begin(),
    {
      rootMargin: `${NEAR_PIXELS}px 0px`,
    },
  );
  observer.observe(element);
  whenIdle(begin);
}
