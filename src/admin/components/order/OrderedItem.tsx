import { useSortable } from '@dnd-kit/sortable';
import type { ReactElement, ReactNode } from 'react';
import { OrderHandles } from './OrderHandles.tsx';

interface Props {
  id: string;
  name: string;
  dim: boolean;
  isFirst: boolean;
  isLast: boolean;
  /** Moves it by so many places. */
  step: (by: number, button: HTMLElement) => void;
  children: (handles: ReactElement) => ReactNode;
}

/** Faded, because visitors do not see it: picture and background, but never the text, which needs its contrast. */
const DIM = 'bg-limestone [&_img]:opacity-45 [&_img]:grayscale-60';

export function OrderedItem({ id, name, dim, isFirst, isLast, step, children }: Props): ReactElement {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
  });
  const moved = transform === null ? undefined : `translate3d(${transform.x}px, ${transform.y}px, 0)`;
  return (
    <li
      ref={setNodeRef}
      className={`relative ${isDragging ? 'z-10 shadow-lift outline outline-anil' : ''} ${dim ? DIM : 'bg-lime'}`}
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
