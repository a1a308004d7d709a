import type { ReactElement } from 'react';
import { FORM_WORDS as words } from './form-words.ts';

interface Props {
  /** Whether it is being saved; a second press does nothing. */
  busy: boolean;
  /** Words of the button; default 'Save'. */
  save?: string;
  /** Leaves the form; absent where there is nothing to leave. */
  onCancel?: () => void;
}

/** The end of a form of the back office. */
export function SaveBar({ busy, save = words.save, onCancel }: Props): ReactElement {
  return (
    <div className="save-bar field-wide">
      <button type="submit" className="button button-primary" aria-disabled={busy}>
        {busy ? words.saving : save}
      </button>
      {onCancel !== undefined && (
        <button type="button" className="button button-quiet" onClick={onCancel}>
          {words.cancel}
        </button>
      )}
    </div>
  );
}
