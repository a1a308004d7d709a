import type { ReactElement } from 'react';

interface Props {
  id: string;
  hint?: string | undefined;
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
