import { useSortable } from '@dnd-kit/sortable';
import type { ReactElement, ReactNode } from 'react';
import { OrderHandles } from './OrderHandles.tsx';

interface Props {
  /** The item's id. */
  id: string;
  /** What it is called. */
  name: string;
  /** Whether it is drawn faded. */
  dim: boolean;
  /** Whether it cannot go further up. */
  isFirst: boolean;
  /** Whether it cannot go further down. */
  isLast: boolean;
  /** Moves it by so many places. */
  step: (by: number, button: HTMLElement) => void;
  /** Draws it around what moves it. */
  children: (handles: ReactElement) => ReactNode;
}

/** One item of an ordered list. */
export function OrderedItem({ id, name, dim, isFirst, isLast, step, children }: Props): ReactElement {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
  });
  const moved = transform === null ? undefined : `translate3d(${transform.x}px, ${transform.y}px, 0)`;
  return (
    <li
      ref={setNodeRef}
      className="ordered-item"
      data-dragging={isDragging || undefined}
      data-dim={dim || undefined}
      style={{ transform: moved, transition }}
    >
      {children(
        <OrderHandles
          name={name}
          attach={setActivatorNodeRef}
          attributes={attributes}
          listeners={listeners}
          isFirst={isFirst}
          isLast={isLast}
          step={step}
        />,
      )}
    </li>
  );
}
