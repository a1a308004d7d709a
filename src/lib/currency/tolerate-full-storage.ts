/** localStorage; null on the server, and where the browser blocks it. */
export function deviceStorage(): Record<string, string> | null {
  try {
    return typeof localStorage === 'undefined' ? null : localStorage;
  } catch {
    // A browser that blocks storage throws; persistent stores then last for this page.
    return null;
  }
}

/** The same storage, but writing to it does not throw where it is full: the change then lasts for this page. */
export function tolerateFullStorage(storage: Record<string, string>): Record<string, string> {
  return new Proxy(storage, {
    set: (target, key, value: string) => {
      try {
        return Reflect.set(target, key, value);
      } catch {
        return true;
      }
    },
  });
}
