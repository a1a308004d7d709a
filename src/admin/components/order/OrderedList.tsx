import { closestCenter, DndContext, KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import {
  arrayMove,
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { useState, type ReactElement, type ReactNode } from 'react';
import { orderAnnouncements } from './announcements.ts';
import { OrderedItem } from './OrderedItem.tsx';
import { ORDER_TEXT as text } from './text.ts';
import { useOrder } from './use-order.ts';

const LAYOUTS = {
  rows: 'border-t border-sand *:border-b *:border-sand',
  grid: 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,19rem),1fr))] gap-x-6 gap-y-7',
} as const;

interface Props<Item> {
  label: string;
  items: readonly Item[];
  nameOf: (item: Item) => string;
  /** Stores another order of all ids and gives whether that succeeded; never rejects. */
  onOrder: (ids: readonly string[]) => Promise<boolean>;
  /** Default 'rows'. */
  layout?: keyof typeof LAYOUTS;
  children: (item: Item, handles: ReactElement, place: number) => ReactNode;
  /** Whether an item is drawn faded, because visitors do not see it; default false. */
  isDim?: (item: Item) => boolean;
}

/** A list that is reordered by pointer, touch, keyboard, or two buttons at each item. */
export function OrderedList<Item extends { readonly id: string }>(props: Props<Item>): ReactElement {
  const { label, items, nameOf, layout = 'rows', children, isDim } = props;
  const byId = new Map(items.map((item) => [item.id, item]));
  const { ids, order } = useOrder([...byId.keys()], props.onOrder);
  const [announcement, setAnnouncement] = useState('');
  const sensors = useSensors(
    // A few pixels, so that a press on the handle is not a drag.
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    // A smooth scroll would be measured while it moves, and the item dropped in the wrong place.
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates, scrollBehavior: 'instant' }),
  );
  const name = (id: string): string => {
    const item = byId.get(id);
    return item === undefined ? id : nameOf(item);
  };
  const move = async (id: string, next: readonly string[], button?: HTMLElement): Promise<void> => {
    const moved = name(id);
    const isStored = await order(next, button);
    const [message, place] = isStored ? [text.dropped, next.indexOf(id)] : [text.rejected, ids.indexOf(id)];
    setAnnouncement(message(moved, place + 1, ids.length));
  };

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        announcements: orderAnnouncements(ids, name),
        screenReaderInstructions: { draggable: text.instructions },
      }}
      onDragEnd={({ active, over }) => {
        const id = String(active.id);
        const [from, to] = [ids.indexOf(id), ids.indexOf(String(over?.id))];
        // Either may have been deleted meanwhile.
        if (from >= 0 && to >= 0) void move(id, arrayMove([...ids], from, to));
      }}
    >
      <SortableContext
        items={[...ids]}
        strategy={layout === 'grid' ? rectSortingStrategy : verticalListSortingStrategy}
      >
        <ul aria-label={label} className={LAYOUTS[layout]}>
          {ids.map((id, place) => {
            const item = byId.get(id);
            if (item === undefined) return null;
            return (
              <OrderedItem
                key={id}
                id={id}
                name={nameOf(item)}
                dim={isDim?.(item) ?? false}
                isFirst={place === 0}
                isLast={place === ids.length - 1}
                step={(by, button) => void move(id, arrayMove([...ids], place, place + by), button)}
              >
                {(handles) => children(item, handles, place)}
              </OrderedItem>
            );
          })}
        </ul>
      </SortableContext>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </DndContext>
  );
}
