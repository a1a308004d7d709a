import type { ReactElement } from 'react';
import { useFormValue } from '#admin/components/form/use-form-value.ts';
import { FieldLabel } from '#components/form/FieldLabel.tsx';
import { FieldNotes } from '#components/form/FieldNotes.tsx';
import { describedBy } from '#components/form/field-binding.ts';
import type { SettingsEditor } from './SettingsForm.tsx';
import { SETTINGS_TEXT as text } from './text.ts';

interface Props {
  form: SettingsEditor['form'];
  id: string;
  label: string;
  hint: string;
  error: string | undefined;
}

/** The URL of the chat, stored as null instead of an empty text. */
export function OptionalUrlField({ form, id, label, hint, error }: Props): ReactElement {
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
