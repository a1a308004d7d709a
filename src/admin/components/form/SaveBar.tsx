import type { ReactElement, ReactNode } from 'react';
import { UploadWait, type WaitedUploads } from './UploadWait.tsx';
import { FORM_TEXT as text } from './text.ts';

interface Props {
  /** Whether it is being saved; a second press does nothing. */
  busy: boolean;
  /** The uploads that saving waits for; null for none. */
  waiting: WaitedUploads | null;
  /** Words of the button; default 'Save'. */
  save?: string;
  /** Leaves the form; absent where there is nothing to leave. */
  onCancel?: () => void;
  /** Further buttons, beside the one that saves; default none. */
  children?: ReactNode;
  /** What became of the last press, read out when it comes; default nothing. */
  note?: ReactNode;
}

/** The end of a form of the back office. */
export function SaveBar({ busy, waiting, save = text.save, onCancel, children, note }: Props): ReactElement {
  return (
    <div className="save-bar field-wide">
      <button type="submit" className="button button-primary" aria-disabled={busy} aria-keyshortcuts="Control+S Meta+S">
        {busy ? text.saving : save}
      </button>
      {waiting !== null && <UploadWait uploads={waiting} />}
      {children}
      {onCancel !== undefined && (
        <button type="button" className="button button-quiet" onClick={onCancel}>
          {text.cancel}
        </button>
      )}
      <p role="status" className="save-note">
        {note}
      </p>
    </div>
  );
}
