import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';
import { ORDER_TEXT as text } from './text.ts';

/** Screen reader announcements while an item of this list is moved. */
export function orderAnnouncements(ids: readonly string[], nameOf: (id: string) => string): Announcements {
  const place = (id: UniqueIdentifier): number => ids.indexOf(String(id)) + 1;
  const name = (id: UniqueIdentifier): string => nameOf(String(id));
  return {
    onDragStart: ({ active }) => text.lifted(name(active.id), place(active.id), ids.length),
    onDragOver: ({ active, over }) => {
      if (over === null) return undefined;
      // The first event comes at once, over the item's own place, and would interrupt 'picked up'.
      const message = over.id === active.id ? text.lifted : text.over;
      return message(name(active.id), place(over.id), ids.length);
    },
    // The list announces the new position once it is stored.
    onDragEnd: ({ active, over }) => (over === null ? text.cancelled(name(active.id)) : undefined),
    onDragCancel: ({ active }) => text.cancelled(name(active.id)),
  };
}
