import { useStore } from '@nanostores/react';
import { atom, onMount } from 'nanostores';

/** Milliseconds between two checks while the browser says that it is offline. */
const CHECK_INTERVAL = 4000;

/** Whether the site responds, with whatever status. */
export async function siteResponds(): Promise<boolean> {
  try {
    await fetch(location.pathname, { method: 'HEAD', cache: 'no-store' });
    return true;
  } catch {
    return false;
  }
}

/**
 * Whether the site can be reached, kept up to date while somebody listens. `navigator.onLine` is trusted when true;
 * otherwise the site is requested, because it may run on this device.
 */
const $online = atom(true);

onMount($online, () => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isMounted = true;
  const check = (): void => {
    clearTimeout(timer);
    if (navigator.onLine) {
      $online.set(true);
      return;
    }
    void siteResponds().then((responds) => {
      $online.set(responds || navigator.onLine);
      clearTimeout(timer);
      if (isMounted) timer = setTimeout(check, CHECK_INTERVAL);
    });
  };
  addEventListener('online', check);
  addEventListener('offline', check);
  check();
  return () => {
    isMounted = false;
    removeEventListener('online', check);
    removeEventListener('offline', check);
    clearTimeout(timer);
  };
});

/** Whether the site can be reached; renders the component again when that changes. */
export function useOnline(): boolean {
  return useStore($online);
}
