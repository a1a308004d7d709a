import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Opens a native dialog as a modal on mount and focuses the element that matches `first`. */
export function useModal(first: string): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    element?.querySelector<HTMLElement>(first)?.focus();
    // Before it leaves the page: only there closing it gives the focus back.
    return () => element?.close();
  }, [first]);
  return dialog;
}
