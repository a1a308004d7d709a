import type { ReactElement } from 'react';
import { Icon } from '#admin/components/Icon.tsx';
import { OrderedList } from '#admin/components/order/OrderedList.tsx';
import { textsOf } from '#admin/components/form/record-entry.ts';
import { useFormValue } from '#admin/components/form/use-form-value.ts';
import { FieldNotes } from '#components/form/FieldNotes.tsx';
import type { SettingsEditor } from './SettingsForm.tsx';
import { SETTINGS_TEXT } from './text.ts';

const text = SETTINGS_TEXT.home;

interface Props {
  /** The form it stands in. */
  form: SettingsEditor['form'];
  /** Name of the field. */
  name: string;
  /** Id of the field. */
  id: string;
  /** Visible label. */
  label: string;
  /** Label of the choice that adds one. */
  add: string;
  /** What one is called that is not on offer any more. */
  gone: string;
  /** What can be chosen. */
  options: readonly { readonly id: string; readonly label: string }[];
  /** What is wrong; undefined for nothing. */
  error: string | undefined;
}

/** A few things of many, in an order. */
export function ChosenList({ form, name, id, label, add, gone, options, error }: Props): ReactElement {
  const [value, set] = useFormValue(form, name);
  const chosen = textsOf(value);
  const nameOf = (one: string): string => options.find((option) => option.id === one)?.label ?? gone;
  return (
    <fieldset id={id} tabIndex={-1} className="line-list field-wide" aria-describedby={`${id}-error`}>
      <legend className="field-label">{label}</legend>
      <OrderedList
        label={label}
        items={chosen.map((one) => ({ id: one }))}
        nameOf={(one) => nameOf(one.id)}
        onOrder={(ids) => {
          set([...ids]);
          return Promise.resolve();
        }}
      >
        {(one, handles) => (
          <div className="chosen-row">
            {handles}
            <span className="min-w-0 grow">{nameOf(one.id)}</span>
            <button
              type="button"
              className="icon-button"
              aria-label={text.remove(nameOf(one.id))}
              onClick={() => set(chosen.filter((other) => other !== one.id))}
            >
              <Icon name="x" />
            </button>
          </div>
        )}
      </OrderedList>
      <select
        className="field-input mt-3"
        aria-label={add}
        value=""
        onChange={({ currentTarget }) => set([...chosen, currentTarget.value])}
      >
        <option value="">{text.choose}</option>
        {options
          .filter((option) => !chosen.includes(option.id))
          .map((option) => (
            <option key={option.id} value={option.id}>
              {option.label}
            </option>
          ))}
      </select>
      <FieldNotes id={id} error={error} />
    </fieldset>
  );
}
