import { useEffect, useRef, type ReactElement, type ReactNode, type RefObject } from 'react';
import { ErrorSummary, type SummaryError } from '#components/form/ErrorSummary.tsx';
import { ConflictPanel, type ConflictView } from './ConflictPanel.tsx';
import { DraftOffer } from './DraftOffer.tsx';
import { FORM_TEXT as text } from './text.ts';
import { useSaveKeys } from './use-save-keys.ts';
import { SaveBar } from './SaveBar.tsx';
import type { WaitedUploads } from './UploadWait.tsx';

/** How a form stands, as `useContentForm` tells it. */
export interface FormShell {
  /** What is to mend. */
  readonly errors: readonly SummaryError[];
  /** The summary of it, which takes the focus when the form cannot be saved. */
  readonly summaryRef: RefObject<HTMLDivElement | null>;
  /** What a colleague saved in the meantime; null when nobody did. */
  readonly conflict: ConflictView | null;
  /** Whether it is being saved. */
  readonly busy: boolean;
  /** The uploads that saving waits for; null for none. */
  readonly waiting: WaitedUploads | null;
  /** Saves what is typed, if it is right. */
  readonly onSubmit: () => void;
  /** Whether the site can be reached. */
  readonly online: boolean;
  /** Whether the device keeps what is typed without a connection. */
  readonly keeping: 'keeps' | 'rejected' | 'none';
  /** Unsaved work that this device kept; null for none. */
  readonly offer: { readonly at: number; readonly take: () => void; readonly drop: () => void } | null;
}

interface Props {
  /** How the form stands. */
  shell: FormShell;
  /** Accessible name. */
  label: string;
  /** Words of the button that saves; default 'Save'. */
  save?: string;
  /** Leaves the form; absent where there is nothing to leave. */
  onCancel?: () => void;
  /** Further buttons, beside the one that saves; default none. */
  buttons?: ReactNode;
  /** What became of the last press; default nothing. */
  note?: ReactNode;
  /** The fields. */
  children: ReactNode;
}

/** A form of the back office around its fields: what is to mend above them, what to do about it below. */
export function EditorForm({ shell, label, save, onCancel, buttons, note, children }: Props): ReactElement {
  const { errors, summaryRef, conflict, busy, waiting, onSubmit, online, keeping, offer } = shell;
  const met = conflict !== null;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (met) form.current?.querySelector<HTMLElement>('[data-conflict]')?.focus();
  }, [met]);
  useSaveKeys(form, onSubmit);
  return (
    <form
      ref={form}
      noValidate
      aria-label={label}
      className="form-fields"
      onSubmit={(event) => {
        event.preventDefault();
        // A sheet within a sheet: React hands events on to the form around it.
        event.stopPropagation();
        onSubmit();
      }}
    >
      <ErrorSummary ref={summaryRef} heading={text.repair} errors={errors} />
      {offer !== null && <DraftOffer draft={offer} take={offer.take} drop={offer.drop} />}
      {conflict !== null && <ConflictPanel {...conflict} />}
      {children}
      <p role="status" className="offline-note field-wide">
        {online ? '' : text.offline[keeping]}
      </p>
      <SaveBar
        busy={busy}
        waiting={waiting}
        {...(save === undefined ? {} : { save })}
        {...(onCancel === undefined ? {} : { onCancel })}
        note={note}
      >
        {buttons}
      </SaveBar>
    </form>
  );
}
