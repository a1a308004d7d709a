import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';

export interface FilterSheetProps {
  /** Also called after Escape. */
  onClose: () => void;
  children: ReactNode;
}

/** A sheet over the whole window, for the filters of a small screen. */
export function FilterSheet({ onClose, children }: FilterSheetProps): ReactElement {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    // Full height: its buttons stay in view, and the filters scroll between the heading and them.
    <dialog
      ref={dialog}
      className="ml-auto h-dvh max-h-none w-full max-w-xl bg-lime text-ink shadow-lift backdrop:bg-pine/45 max-sm:max-w-none motion-safe:sm:transition-[translate] motion-safe:sm:duration-320 motion-safe:sm:starting:translate-x-12"
      aria-labelledby="filter-panel"
      onClose={onClose}
    >
      {children}
    </dialog>
  );
}
