// Storage belongs to the visitor: it can be full, switched off or written by anyone, so nothing here trusts it.

/** Reads JSON from a storage; null when there is none that can be read. */
export function readStored(storage: () => Storage, key: string): unknown {
  try {
    const text = storage().getItem(key);
    return text === null ? null : JSON.parse(text);
  } catch {
    // Refused storage and broken JSON mean the same to a reader: nothing is kept.
    return null;
  }
}

/** Keeps JSON in a storage; false when the browser refuses. */
export function writeStored(storage: () => Storage, key: string, value: unknown): boolean {
  try {
    storage().setItem(key, JSON.stringify(value));
    return true;
  } catch (error) {
    reportError(error);
    return false;
  }
}

/** Removes what was kept. */
export function removeStored(storage: () => Storage, key: string): void {
  try {
    storage().removeItem(key);
  } catch (error) {
    reportError(error);
  }
}

/** What outlives the browser window; a function, because merely naming it throws where storage is switched off. */
export const lasting = (): Storage => localStorage;

/** What ends with the browser window. */
export const passing = (): Storage => sessionStorage;
