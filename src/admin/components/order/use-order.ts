import { useLayoutEffect, useRef, useState } from 'react';

/** An order that was asked for and stands on the screen until it is stored or refused. */
export interface OrderInHand {
  /** Ids in the order to show. */
  readonly ids: readonly string[];
  /** Asks for another order; the button that did keeps the focus through the move. */
  readonly order: (ids: readonly string[], button?: HTMLElement) => void;
}

/**
 * Keeps what was dropped where it was dropped. The list itself changes a moment later, and without this the item
 * would jump back for a frame.
 */
export function useOrder(given: readonly string[], onOrder: (ids: readonly string[]) => Promise<void>): OrderInHand {
  const [asked, setAsked] = useState<readonly string[] | null>(null);
  const pressed = useRef<HTMLElement | null>(null);
  const ids = asked !== null && sameMembers(asked, given) ? asked : given;

  const shown = ids.join(' ');
  useLayoutEffect(() => {
    // Moving an element within the document takes the focus from it.
    if (document.activeElement === document.body) pressed.current?.focus();
  }, [shown]);

  const order = (next: readonly string[], button?: HTMLElement): void => {
    if (next.join(' ') === shown) return;
    pressed.current = button ?? null;
    setAsked(next);
    void onOrder(next).finally(() => setAsked(null));
  };
  return { ids, order };
}

function sameMembers(one: readonly string[], other: readonly string[]): boolean {
  const members = new Set(other);
  return one.length === other.length && one.every((id) => members.has(id));
}
