import { afterPaint } from './after-paint.ts';

/** How far from the window a part begins to work at once, in pixels. */
const NEAR_PIXELS = 500;

/** Calls back when the page has loaded and the browser has nothing better to do. */
export function whenIdle(act: () => void): void {
  // Safari has no requestIdleCallback.
  const rest = (): unknown => ('requestIdleCallback' in window ? requestIdleCallback(act) : setTimeout(act, 500));
  if (document.readyState === 'complete') rest();
  else addEventListener('load', rest, { once: true });
}

let turn: Promise<unknown> = Promise.resolve();

/** One part a frame begins to work: together they would be one long task, as the page is laid out anew for all of them. */
function takeTurn(act: () => void): void {
  const painted = (): Promise<void> => new Promise((done) => void afterPaint(done));
  turn = turn.then(act).catch(reportError).then(painted);
}

/**
 * Calls back once: when the page is calm, or before, when the element comes near the window; and never while offline, where
 * code cannot be fetched: then as soon as the connection is back.
 */
export function whenNearOrIdle(element: Element, act: () => void): void {
  const begin = (): void => {
    if (!waiting) return;
    waiting = false;
    observer.disconnect();
    if (navigator.onLine) takeTurn(act);
    else addEventListener('online', act, { once: true });
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
