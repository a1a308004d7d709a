import { useId, type ReactElement, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useModal } from './use-modal.ts';

/** What is asked, and what yes does. */
export interface Question {
  title: string;
  /** What happens after yes; default nothing. */
  children?: ReactNode;
  yes: string;
  onYes: () => void;
}

interface Props extends Question {
  /** Whether yes is disabled; default false. */
  blocked?: boolean;
  /** Default 'Cancel'. */
  no?: string;
  onClose: () => void;
}

/** Asks before something that cannot be undone; the focus starts on no. */
export function ConfirmDialog({
  title,
  children,
  yes,
  blocked = false,
  no = 'Cancel',
  onYes,
  onClose,
}: Props): ReactElement {
  const dialog = useModal('[data-no]');
  const id = useId();
  const close = (action: () => void): void => {
    // Closed first, so that the focus returns to the opener before the opener may disappear.
    dialog.current?.close();
    action();
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
