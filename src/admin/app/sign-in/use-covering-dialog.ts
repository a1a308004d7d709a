import { useEffect, useRef, type RefObject } from 'react';

/**
 * Opens a native dialog as a modal on mount. Sheets and dialogs that are open are hidden until it is gone: they lie outside
 * the hidden screen, and would be readable around it. They keep what was typed.
 */
export function useCoveringDialog(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const others = document.querySelectorAll<HTMLDialogElement>('dialog[open]');
    for (const other of others) other.hidden = true;
    dialog.current?.showModal();
    return () => {
      for (const other of others) other.hidden = false;
    };
  }, []);
  return dialog;
}
