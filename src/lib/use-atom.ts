import type { ReadableAtom } from 'nanostores';
import { useSyncExternalStore } from 'react';

/** The value of a store; renders the component again when it changes. */
export function useAtom<Value>(store: ReadableAtom<Value>): Value {
  return useSyncExternalStore(
    (changed) => store.listen(changed),
    () => store.get(),
  );
}
