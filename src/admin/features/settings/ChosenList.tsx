import { X } from 'lucide-react';
import type { ReactElement } from 'react';
import { OrderedList } from '#admin/components/order/OrderedList.tsx';
import { ConfirmedChoice } from '#admin/components/form/ConfirmedChoice.tsx';
import { textsOf } from '#admin/components/form/record-entry.ts';
import { useFormValue } from '#admin/components/form/use-form-value.ts';
import { keepFocus } from '#admin/lib/keep-focus.ts';
import { FieldNotes } from '#components/form/FieldNotes.tsx';
import type { SettingsEditor } from './SettingsForm.tsx';
import { SETTINGS_TEXT } from './text.ts';

const text = SETTINGS_TEXT.home;

interface Props {
  form: SettingsEditor['form'];
  name: string;
  id: string;
  label: string;
  /** Label of the select that adds one. */
  add: string;
  /** Label of a chosen item that no longer exists. */
  gone: string;
  options: readonly { readonly id: string; readonly label: string }[];
  error: string | undefined;
}

/** An ordered choice of a few items out of many. */
export function ChosenList({ form, name, id, label, add, gone, options, error }: Props): ReactElement {
  const [value, set] = useFormValue(form, name);
  const chosen = textsOf(value);
  const nameOf = (one: string): string => options.find((option) => option.id === one)?.label ?? gone;
  return (
    <fieldset id={id} tabIndex={-1} className="field-wide min-w-0 [&_li]:flex" aria-describedby={`${id}-error`}>
      <legend className="field-label">{label}</legend>
      <OrderedList
        label={label}
        items={chosen.map((one) => ({ id: one }))}
        nameOf={(one) => nameOf(one.id)}
        onOrder={(ids) => {
          set([...ids]);
          return Promise.resolve(true);
        }}
      >
        {(one, handles) => (
          <div className="flex items-center gap-2">
            {handles}
            <span className="min-w-0 grow">{nameOf(one.id)}</span>
            <button
              type="button"
              data-remove
              className="icon-button"
              aria-label={text.remove(nameOf(one.id))}
              onClick={() => void keepFocus(() => set(chosen.filter((other) => other !== one.id)))}
            >
              <X size={18} />
            </button>
          </div>
        )}
      </OrderedList>
      <ConfirmedChoice
        className="mt-3"
        label={add}
        isLabelHidden
        placeholder={text.choose}
        options={options.filter((option) => !chosen.includes(option.id))}
        button={text.add}
        onConfirm={(one) => set([...chosen, one.id])}
      />
      <FieldNotes id={id} error={error} />
    </fieldset>
  );
}
