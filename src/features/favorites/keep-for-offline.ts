/**
 * Registers the service worker that opens the favourites page offline (public/favorites-worker.js). Called when the
 * list shows: the worker gets the URLs that were loaded before it started.
 */
export async function keepForOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register('/favorites-worker.js', { scope: '/favorites' });
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage(performance.getEntriesByType('resource').map(({ name }) => name));
  } catch (error) {
    reportError(error);
  }
}
