import { useEffect, useRef, type ReactElement, type ReactNode, type RefObject } from 'react';
import { ErrorSummary, type SummaryError } from '../form/ErrorSummary.tsx';
import { ConflictPanel, type ConflictView } from './ConflictPanel.tsx';
import { FORM_WORDS as words } from './form-words.ts';
import { SaveBar } from './SaveBar.tsx';

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
  /** Saves what is typed, if it is right. */
  readonly onSubmit: () => void;
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
  /** The fields. */
  children: ReactNode;
}

/** A form of the back office around its fields: what is to mend above them, what to do about it below. */
export function EditorForm({ shell, label, save, onCancel, children }: Props): ReactElement {
  const { errors, summaryRef, conflict, busy, onSubmit } = shell;
  const met = conflict !== null;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (met) form.current?.querySelector<HTMLElement>('[data-conflict]')?.focus();
  }, [met]);
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
      <ErrorSummary ref={summaryRef} heading={words.mend} errors={errors} />
      {conflict !== null && <ConflictPanel {...conflict} />}
      {children}
      <SaveBar
        busy={busy}
        {...(save === undefined ? {} : { save })}
        {...(onCancel === undefined ? {} : { onCancel })}
      />
    </form>
  );
}
