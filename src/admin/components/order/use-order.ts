import { useLayoutEffect, useRef, useState } from 'react';

/** The order to show, also while it is being stored. */
export interface PendingOrder {
  readonly ids: readonly string[];
  /** Requests another order and gives whether it is stored; the button that did keeps the focus through the move. */
  readonly order: (ids: readonly string[], button?: HTMLElement) => Promise<boolean>;
}

/**
 * Shows the dropped order until it is stored: the list changes later, and without this the item would jump back for a
 * frame.
 */
export function useOrder(
  given: readonly string[],
  onOrder: (ids: readonly string[]) => Promise<boolean>,
): PendingOrder {
  const [pending, setPending] = useState<readonly string[] | null>(null);
  const pressed = useRef<HTMLElement | null>(null);
  const ids = pending !== null && sameMembers(pending, given) ? pending : given;

  const shown = ids.join(' ');
  useLayoutEffect(() => {
    // Moving an element within the document removes its focus.
    if (document.activeElement === document.body) pressed.current?.focus();
  }, [shown]);

  const order = async (next: readonly string[], button?: HTMLElement): Promise<boolean> => {
    if (next.join(' ') === shown) return true;
    pressed.current = button ?? null;
    setPending(next);
    const isStored = await onOrder(next);
    // A newer order that is being stored stays.
    setPending((now) => (now === next ? null : now));
    return isStored;
  };
  return { ids, order };
}

function sameMembers(one: readonly string[], other: readonly string[]): boolean {
  const members = new Set(other);
  return one.length === other.length && one.every((id) => members.has(id));
}
