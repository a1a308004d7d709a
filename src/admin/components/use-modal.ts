import { useEffect, useRef, type RefObject } from 'react';

/** A native dialog that opens as a modal as soon as it is there; `first` picks what takes the focus in it. */
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
