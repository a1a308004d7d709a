import type { ReactElement } from 'react';
import { describedBy, type FieldBinding } from './field-binding.ts';
import { FieldNotes } from './FieldNotes.tsx';

interface Props extends FieldBinding {
  /** Legend of the group. */
  label: string;
  options: readonly { id: string; label: string }[];
  /** 'many' for checkboxes, 'one' for radio buttons; default 'many'. */
  choose?: 'many' | 'one';
  /** Sentence under the legend; default none. */
  hint?: string;
}

/** A group of choices shown at once. */
export function ChoiceField(props: Props): ReactElement {
  const { id, registration, error, label, options, choose = 'many', hint } = props;
  return (
    <fieldset
      className="field-choices field-wide"
      id={id}
      aria-describedby={describedBy(id, hint, error)}
      tabIndex={-1}
    >
      <legend className="field-label">{label}</legend>
      <FieldNotes id={id} hint={hint} error={error} />
      <div className="choices">
        {options.map((option) => (
          <label key={option.id} className="choice">
            <input {...registration} type={choose === 'many' ? 'checkbox' : 'radio'} value={option.id} />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
