import { ArrowDown, ArrowUp, GripVertical, type LucideIcon } from 'lucide-react';
import type { DraggableAttributes, DraggableSyntheticListeners } from '@dnd-kit/core';
import type { ReactElement } from 'react';
import { ORDER_TEXT as text } from './text.ts';

interface Props {
  name: string;
  attach: (element: HTMLElement | null) => void;
  /** Attributes by dnd-kit for screen readers. */
  attributes: DraggableAttributes;
  listeners: DraggableSyntheticListeners;
  isFirst: boolean;
  isLast: boolean;
  step: (by: number, button: HTMLElement) => void;
}

/** Moves an item: a grip to drag, and two buttons. */
export function OrderHandles(props: Props): ReactElement {
  const { name, attach, attributes, listeners, isFirst, isLast, step } = props;
  return (
    <span className="inline-flex flex-none items-center">
      <button
        type="button"
        ref={attach}
        {...attributes}
        {...listeners}
        className="icon-button w-8 cursor-grab touch-none active:cursor-grabbing"
        aria-label={text.handle(name)}
      >
        <GripVertical size={18} />
      </button>
      <StepButton label={text.up(name)} icon={ArrowUp} end={isFirst} step={(button) => step(-1, button)} />
      <StepButton label={text.down(name)} icon={ArrowDown} end={isLast} step={(button) => step(1, button)} />
    </span>
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
