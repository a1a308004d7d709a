/**
 * Lets the browser keep the favourites page, so that it opens without a connection (public/favorites-worker.js). Called
 * when the list shows: the worker is told of everything that was loaded before it was there.
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
