import { useId, type ReactElement, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useModal } from './use-modal.ts';

interface Props {
  /** The question. */
  title: string;
  /** What follows from yes; default nothing. */
  children?: ReactNode;
  /** Words of the button that does it. */
  yes: string;
  /** Whether yes cannot be said now; default false. */
  blocked?: boolean;
  /** Words of the button that leaves everything as it is. */
  no: string;
  /** Called after yes. */
  onYes: () => void;
  /** Called when it is closed, by either button or by Escape. */
  onClose: () => void;
}

/** Asks before something is done that cannot be taken back; no is at hand, yes has to be reached for. */
export function ConfirmDialog({ title, children, yes, blocked = false, no, onYes, onClose }: Props): ReactElement {
  const dialog = useModal('[data-no]');
  const id = useId();
  const close = (act: () => void): void => {
    // First closed, so that the focus returns to where it came from before that may go.
    dialog.current?.close();
    act();
  };
  return createPortal(
    <dialog
      ref={dialog}
      className="panel-dialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={children === undefined ? undefined : `${id}-text`}
      onCancel={(event) => {
        event.preventDefault();
        close(onClose);
      }}
    >
      <h2 id={`${id}-title`} className="text-title">
        {title}
      </h2>
      {children !== undefined && (
        <div id={`${id}-text`} className="mt-3 text-ink-soft">
          {children}
        </div>
      )}
      <div className="mt-7 flex flex-wrap gap-3">
        <button type="button" data-no className="button button-quiet" onClick={() => close(onClose)}>
          {no}
        </button>
        <button
          type="button"
          className="button button-primary"
          disabled={blocked}
          onClick={() =>
            close(() => {
              onClose();
              onYes();
            })
          }
        >
          {yes}
        </button>
      </div>
    </dialog>,
    document.body,
  );
}
