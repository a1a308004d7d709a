import { useEffect, useRef, type RefObject } from 'react';

/** Opens a native dialog as a modal on mount and focuses the element that matches `first`. */
export function useModal(first: string): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    element?.querySelector<HTMLElement>(first)?.focus();
    return () => element?.close();
  }, [first]);
  return dialog;
}
