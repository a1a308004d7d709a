import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';

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
  useEffect(() => dialog.current?.showModal(), []);
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
