import { useEffect, useRef, type ReactElement, type ReactNode } from 'react';
import type { FormShell } from '#admin/lib/content/use-content-form.ts';
import { ErrorSummary } from '#lib/forms/ErrorSummary.tsx';
import { ConflictPanel } from './ConflictPanel.tsx';
import { DraftOffer } from './DraftOffer.tsx';
import { FORM_TEXT as text } from './text.ts';
import { useSaveKeys } from './use-save-keys.ts';
import { SaveBar } from './SaveBar.tsx';

interface Props {
  shell: FormShell;
  /** Whether it takes no input for now; default false. */
  inert?: boolean;
  label: string;
  /** Label of the submit button; default 'Save'. */
  save?: string;
  onCancel?: () => void;
  buttons?: ReactNode;
  note?: ReactNode;
  children: ReactNode;
}

/** The form element around the fields: errors, restored draft and conflict above, buttons below. */
export function EditorForm({
  shell,
  inert = false,
  label,
  save,
  onCancel,
  buttons,
  note,
  children,
}: Props): ReactElement {
  const { errors, summaryRef, conflict, busy, waiting, onSubmit, online, keeping, offer } = shell;
  const hasConflict = conflict !== null;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (hasConflict) form.current?.querySelector<HTMLElement>('[data-conflict]')?.focus();
  }, [hasConflict]);
  useSaveKeys(form, onSubmit);
  return (
    <form
      ref={form}
      noValidate
      inert={inert}
      aria-label={label}
      className="form-fields"
      onSubmit={(event) => {
        event.preventDefault();
        // A sheet within a sheet: React bubbles events to the outer form.
        event.stopPropagation();
        onSubmit();
      }}
    >
      <ErrorSummary ref={summaryRef} heading={text.fixErrors} errors={errors} />
      {offer !== null && <DraftOffer draft={offer} restore={offer.restore} discard={offer.discard} />}
      {conflict !== null && <ConflictPanel {...conflict} />}
      {children}
      <p
        role="status"
        className="field-wide tall:sticky bottom-17 z-1 border-l-4 border-clay bg-limestone px-3.5 py-2.5 text-small empty:sr-only"
      >
        {online ? '' : text.offline[keeping]}
      </p>
      <SaveBar busy={busy} waiting={waiting} save={save} onCancel={onCancel} note={note}>
        {buttons}
      </SaveBar>
    </form>
  );
}
