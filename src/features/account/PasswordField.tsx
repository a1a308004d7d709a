import { Eye, EyeOff } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { describedBy, type FieldBinding } from '#components/form/field-binding.ts';
import { FieldLabel } from '#components/form/FieldLabel.tsx';
import { FieldNotes } from '#components/form/FieldNotes.tsx';
import { ACCOUNT_TEXT as text } from './text.ts';

interface Props extends FieldBinding {
  label: string;
  /** Sentence under the field; default none. */
  hint?: string;
  autoComplete: 'current-password' | 'new-password';
}

/** A password, which can be shown. */
export function PasswordField({ id, registration, error, label, hint, autoComplete }: Props): ReactElement {
  const [isShown, setShown] = useState(false);
  return (
    // The toggle stays on the field's line, with or without a hint below.
    <div className="relative">
      <div className="field">
        <FieldLabel htmlFor={id} label={label} />
        <input
          {...registration}
          id={id}
          className="field-input"
          type={isShown ? 'text' : 'password'}
          required
          autoComplete={autoComplete}
          // While it is shown, phones would capitalise and correct it, and browsers send it to a spelling service.
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          aria-describedby={describedBy(id, hint, error)}
          aria-invalid={error ? true : undefined}
        />
        <FieldNotes id={id} hint={hint} error={error} />
      </div>
      <button
        type="button"
        className="absolute top-7 right-0 grid size-11 cursor-pointer place-items-center text-ink-soft"
        aria-label={isShown ? text.hidePassword : text.showPassword}
        aria-controls={id}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? <EyeOff size={20} /> : <Eye size={20} />}
      </button>
    </div>
  );
}
