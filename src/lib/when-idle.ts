/** Calls back when the page has loaded and the browser is idle. */
export function whenIdle(callback: () => void): void {
  // Safari has no requestIdleCallback.
  const schedule = (): unknown =>
    'requestIdleCallback' in window ? requestIdleCallback(callback) : setTimeout(callback, 500);
  if (document.readyState === 'complete') schedule();
  else addEventListener('load', schedule, { once: true });
}
