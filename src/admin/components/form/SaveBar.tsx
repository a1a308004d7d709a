import type { ReactElement, ReactNode } from 'react';
import type { FormUploads } from '#admin/lib/form-uploads.ts';
import { UploadWait } from './UploadWait.tsx';
import { FORM_TEXT as text } from './text.ts';

interface Props {
  busy: boolean;
  /** The uploads that saving waits for; null for none. */
  waiting: FormUploads | null;
  save: string | undefined;
  onCancel: (() => void) | undefined;
  children?: ReactNode;
  /** Result of the last press, announced to screen readers; default nothing. */
  note?: ReactNode;
}

/** The buttons at the end of a form. */
export function SaveBar({ busy, waiting, save = text.save, onCancel, children, note }: Props): ReactElement {
  return (
    <div
      // Sticky, so that long forms can be saved anywhere.
      className={`save-bar field-wide tall:sticky bottom-0 z-1 -mx-1 flex flex-wrap gap-3 border-t border-sand bg-lime px-1 py-3.5 ${waiting === null ? '' : 'items-start'}`}
    >
      <button
        type="submit"
        className="button button-primary aria-disabled:opacity-60"
        aria-disabled={busy}
        aria-keyshortcuts="Control+S Meta+S"
      >
        {busy ? text.saving : save}
      </button>
      {waiting !== null && <UploadWait uploads={waiting} />}
      {children}
      {onCancel !== undefined && (
        <button type="button" className="button button-quiet" onClick={onCancel}>
          {text.cancel}
        </button>
      )}
      <p role="status" className="self-center text-small text-ink-soft empty:sr-only">
        {note}
      </p>
    </div>
  );
}
