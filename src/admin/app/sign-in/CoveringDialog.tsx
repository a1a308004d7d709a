import { useEffect, useId, useRef, useState, type ReactElement, type ReactNode } from 'react';

interface Props {
  title: string;
  text: string;
  children: ReactNode;
}

/**
 * A dialog over the hidden screen, which cannot be closed. Sheets and dialogs that are open are hidden until it is gone:
 * they lie outside the hidden screen, and would be readable around it. They keep what was typed, and the focus.
 */
export function CoveringDialog({ title, text, children }: Props): ReactElement {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  // Before the screen is hidden, which takes it.
  const [focused] = useState(() => document.activeElement);
  useEffect(() => {
    const others = document.querySelectorAll<HTMLDialogElement>('dialog[open]');
    for (const other of others) other.hidden = true;
    dialog.current?.showModal();
    return () => {
      for (const other of others) other.hidden = false;
      if (focused instanceof HTMLElement) focused.focus();
    };
  }, [focused]);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      className="panel-dialog"
      // Without a session the screen behind cannot save.
      onCancel={(event) => event.preventDefault()}
      onClose={() => dialog.current?.showModal()}
    >
      <h2 id={id} className="text-title">
        {title}
      </h2>
      <p className="mt-2 mb-6 text-ink-soft">{text}</p>
      {children}
    </dialog>
  );
}
