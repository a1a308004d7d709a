import type { ReactElement } from 'react';
import { useFormValue } from '#admin/components/form/use-form-value.ts';
import { FieldLabel } from '#components/form/FieldLabel.tsx';
import { FieldNotes } from '#components/form/FieldNotes.tsx';
import { describedBy } from '#components/form/field-binding.ts';
import type { SettingsEditor } from './SettingsForm.tsx';
import { SETTINGS_TEXT as text } from './text.ts';

interface Props {
  /** The form it stands in. */
  form: SettingsEditor['form'];
  /** Id of the field. */
  id: string;
  /** Visible label. */
  label: string;
  /** Sentence that helps. */
  hint: string;
  /** What is wrong; undefined for nothing. */
  error: string | undefined;
}

/** The address of the chat, which is null and not an empty text when there is none. */
export function AddressOrNothing({ form, id, label, hint, error }: Props): ReactElement {
  const [value, set] = useFormValue(form, 'chatAddress');
  return (
    <div className="field field-wide">
      <FieldLabel htmlFor={id} label={label} optional={text.optional} />
      <input
        id={id}
        type="url"
        className="field-input"
        value={typeof value === 'string' ? value : ''}
        aria-describedby={describedBy(id, hint, error)}
        aria-invalid={error ? true : undefined}
        onChange={({ currentTarget }) => set(currentTarget.value === '' ? null : currentTarget.value)}
      />
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}
