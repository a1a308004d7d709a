import { useEffect, useRef, type PointerEvent } from 'react';

export interface DragSelection {
  readonly begin: (event: PointerEvent) => void;
  readonly extend: (event: PointerEvent) => void;
  /** Whether the press that has just ended was a drag; asked once, by its click. */
  readonly ended: () => boolean;
}

/** Chooses nights by dragging a mouse or pen over them. A finger scrolls, and presses the first and the last night. */
export function useDragSelection(
  select: (anchor: string, end: string) => void,
  nightAt: (event: PointerEvent) => string | null = nightOfCell,
): DragSelection {
  const anchor = useRef<string | null>(null);
  const end = useRef<string | null>(null);
  const isDrag = useRef(false);
  useEffect(() => {
    const stop = (): void => {
      anchor.current = null;
    };
    addEventListener('pointerup', stop);
    addEventListener('pointercancel', stop);
    return () => {
      removeEventListener('pointerup', stop);
      removeEventListener('pointercancel', stop);
    };
  }, []);
  return {
    begin: (event) => {
      const { pointerType, button, isPrimary } = event;
      isDrag.current = false;
      if (pointerType === 'touch' || button !== 0 || !isPrimary) return;
      anchor.current = nightAt(event);
      end.current = anchor.current;
    },
    extend: (event) => {
      if (anchor.current === null) return;
      const night = nightAt(event);
      if (night === null || night === end.current) return;
      isDrag.current = true;
      end.current = night;
      select(anchor.current, night);
    },
    ended: () => {
      const wasDrag = isDrag.current;
      isDrag.current = false;
      return wasDrag;
    },
  };
}

function nightOfCell({ target }: PointerEvent): string | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-night]') : null;
  return cell?.dataset['night'] ?? null;
}
