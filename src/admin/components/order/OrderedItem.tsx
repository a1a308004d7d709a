import { useSortable } from '@dnd-kit/sortable';
import { ArrowDown, ArrowUp, GripVertical, type LucideIcon } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { ORDER_TEXT as text } from './text.ts';

interface Props {
  id: string;
  name: string;
  dim: boolean;
  isFirst: boolean;
  isLast: boolean;
  /** Moves it by so many places. */
  step: (by: number, button: HTMLElement) => void;
  /** Draws it; the handles are a grip to drag, and two buttons. */
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
        <span className="inline-flex flex-none items-center">
          <button
            type="button"
            ref={setActivatorNodeRef}
            {...attributes}
            {...listeners}
            className="icon-button w-8 cursor-grab touch-none active:cursor-grabbing"
            aria-label={text.handle(name)}
          >
            <GripVertical size={18} />
          </button>
          <StepButton label={text.up(name)} icon={ArrowUp} end={isFirst} step={(button) => step(-1, button)} />
          <StepButton label={text.down(name)} icon={ArrowDown} end={isLast} step={(button) => step(1, button)} />
        </span>,
      )}
    </li>
  );
}

interface StepProps {
  label: string;
  icon: LucideIcon;
  end: boolean;
  step: (button: HTMLElement) => void;
}

/** `aria-disabled`, because a disabled button would lose the focus after an item was moved to the end. */
function StepButton({ label, icon: Icon, end, step }: StepProps): ReactElement {
  return (
    <button
      type="button"
      className="icon-button w-8"
      aria-label={label}
      aria-disabled={end}
      onClick={({ currentTarget }) => {
        if (!end) step(currentTarget);
      }}
    >
      <Icon size={18} />
    </button>
  );
}
