import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';

/** What stands on the sheet and whom to tell. */
export interface FilterSheetProps {
  /** Called when it was closed, as by Escape. */
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
