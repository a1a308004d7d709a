import { useSyncExternalStore } from 'react';

/** Milliseconds between two checks while the browser says that it is offline. */
const CHECK_INTERVAL = 4000;

let reachable = true;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** Whether the site responds, with whatever status. */
export async function siteResponds(): Promise<boolean> {
  try {
    await fetch(location.pathname, { method: 'HEAD', cache: 'no-store' });
    return true;
  } catch {
    return false;
  }
}

/** Whether the site can be reached, as last known; kept up to date while a component subscribes. */
export function isOnline(): boolean {
  return reachable;
}

/**
 * Whether the site can be reached. `navigator.onLine` is trusted when true; otherwise the site is requested, because it
 * may run on this device.
 */
export function useOnline(): boolean {
  return useSyncExternalStore(follow, isOnline);
}

function follow(changed: () => void): () => void {
  if (listeners.size === 0) {
    addEventListener('online', check);
    addEventListener('offline', check);
    check();
  }
  listeners.add(changed);
  return () => {
    listeners.delete(changed);
    if (listeners.size > 0) return;
    removeEventListener('online', check);
    removeEventListener('offline', check);
    clearTimeout(timer);
  };
}

function check(): void {
  clearTimeout(timer);
  if (navigator.onLine) {
    update(true);
    return;
  }
  void siteResponds().then((responses) => {
    update(responses || navigator.onLine);
    clearTimeout(timer);
    if (listeners.size > 0) timer = setTimeout(check, CHECK_INTERVAL);
  });
}

function update(found: boolean): void {
  if (found === reachable) return;
  reachable = found;
  for (const changed of listeners) changed();
}
