// Storage can be full, switched off or edited by anyone, so nothing here trusts it.

/** Reads JSON from a storage; null when there is none or it is invalid. */
export function readStored(storage: () => Storage, key: string): unknown {
  try {
    const text = storage().getItem(key);
    return text === null ? null : JSON.parse(text);
  } catch {
    // Blocked storage and invalid JSON count as nothing stored.
    return null;
  }
}

/** Stores JSON; returns false when the storage is blocked or full. */
export function writeStored(storage: () => Storage, key: string, value: unknown): boolean {
  try {
    storage().setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

export function removeStored(storage: () => Storage, key: string): void {
  try {
    storage().removeItem(key);
  } catch {
    // What cannot be removed was never stored.
  }
}

/** Storage that outlives the window; a function, because merely naming it throws where storage is switched off. */
export const lasting = (): Storage => localStorage;

/** Storage that ends with the tab. */
export const passing = (): Storage => sessionStorage;
