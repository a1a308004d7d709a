import type { ReactElement } from 'react';

interface Props {
  /** The field's id. */
  id: string;
  /** Sentence that helps; undefined for none. */
  hint?: string | undefined;
  /** Sentence that says what is wrong; undefined for none. */
  error: string | undefined;
}

/** The lines below a field, tied to it by `describedBy`. */
export function FieldNotes({ id, hint, error }: Props): ReactElement {
  return (
    <>
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </>
  );
}
