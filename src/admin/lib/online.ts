import { useSyncExternalStore } from 'react';

/** Milliseconds between two questions whether the site is there, while the browser says that it is not. */
const ASK = 4000;

let reachable = true;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** Whether the site can be reached, whatever its code does. */
export async function siteResponds(): Promise<boolean> {
  try {
    await fetch(location.pathname, { method: 'HEAD', cache: 'no-store' });
    return true;
  } catch {
    return false;
  }
}

/** Whether the site can be reached, as far as it is known; followed while somebody listens. */
export function isOnline(): boolean {
  return reachable;
}

/** Whether the site can be reached. The browser's word counts when it says yes; when it says no, the site is asked: it may run on this device. */
export function useOnline(): boolean {
  return useSyncExternalStore(follow, isOnline);
}

function follow(changed: () => void): () => void {
  if (listeners.size === 0) {
    addEventListener('online', look);
    addEventListener('offline', look);
    look();
  }
  listeners.add(changed);
  return () => {
    listeners.delete(changed);
    if (listeners.size > 0) return;
    removeEventListener('online', look);
    removeEventListener('offline', look);
    clearTimeout(timer);
  };
}

function look(): void {
  clearTimeout(timer);
  if (navigator.onLine) {
    take(true);
    return;
  }
  void siteResponds().then((responses) => {
    take(responses || navigator.onLine);
    clearTimeout(timer);
    if (listeners.size > 0) timer = setTimeout(look, ASK);
  });
}

function take(found: boolean): void {
  if (found === reachable) return;
  reachable = found;
  for (const changed of listeners) changed();
}
