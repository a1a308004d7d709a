import { type ReactElement, type ReactNode, useLayoutEffect, useRef } from 'react';

export interface FilterSheetProps {
  /** Also called after Escape. */
  onClose: () => void;
  /** True for the width of two months. */
  wide: boolean;
  /** Id of its heading. */
  labelledBy: string;
  children: ReactNode;
}

/** A sheet at the end of the window, on a small screen over all of it. */
export function FilterSheet({ onClose, wide, labelledBy, children }: FilterSheetProps): ReactElement {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const sheet = dialog.current;
    sheet?.showModal();
    // The way back replaces an open sheet, and only one that closes while it is in the page gives the focus back.
    return () => sheet?.close();
  }, []);
  return (
    // Full height: its buttons stay in view, and the filters scroll between the heading and them.
    <dialog
      ref={dialog}
      className={`${wide ? 'max-w-3xl' : 'max-w-xl'} ml-auto h-dvh max-h-none w-full bg-lime text-ink shadow-lift backdrop:bg-pine/45 max-sm:max-w-none motion-safe:sm:transition-[translate] motion-safe:sm:duration-320 motion-safe:sm:starting:translate-x-12`}
      aria-labelledby={labelledBy}
      onClose={onClose}
    >
      {children}
    </dialog>
  );
}
