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
    <dialog ref={dialog} className="filter-sheet" aria-labelledby="filter-panel" onClose={onClose}>
      {children}
    </dialog>
  );
}
