import { sameValue } from '#domain/core/same-value.ts';
import { NO_FEES } from '#domain/stay/fees.ts';
import { MUNICIPALITIES, MUNICIPALITY_NAMES } from '#domain/stay/tourist-tax.ts';
import type { ReactElement } from 'react';
import { useWatch } from 'react-hook-form';
import { CheckField } from '#components/form/CheckField.tsx';
import { SelectField } from '#components/form/SelectField.tsx';
import { TextField } from '#components/form/TextField.tsx';
import { EditorForm } from '#admin/components/form/EditorForm.tsx';
import { Sheet } from '#admin/components/Sheet.tsx';
import { useContentForm } from '#admin/lib/content/use-content-form.ts';
import { bindNumber } from './bind-number.ts';
import { saveTerms } from '../calendar-calls.ts';
import { describeTax } from './describe-fees.ts';
import {
  feesFormSchema,
  feesItem,
  feesOfFields,
  fieldsOfFees,
  storedFeesSchema,
  type FeesFields,
  type FeesItem,
} from './fees-form.ts';
import type { TermsEditor } from './PriceLists.tsx';
import { useNightWord } from '../use-night-word.ts';
import { CALENDAR_TEXT } from '../text.ts';

const text = CALENDAR_TEXT.fees;
const { labels } = text;

const PLACES = [{ id: '', label: text.noTax }, ...MUNICIPALITIES.map((id) => ({ id, label: MUNICIPALITY_NAMES[id] }))];

interface Props {
  editor: TermsEditor;
  today: string;
  onClose: () => void;
}

/** The form of the fees. */
export function FeesSheet({ editor: { property, stored, onSaved }, today, onClose }: Props): ReactElement {
  const word = useNightWord();
  const editor = useContentForm<FeesFields, FeesItem>({
    id: 'fees',
    schema: feesFormSchema,
    stored: storedFeesSchema,
    start: fieldsOfFees(stored?.fees),
    item: stored === null ? null : feesItem(stored),
    labels,
    save: async (fields, base) => {
      const fees = feesOfFields(fields);
      const calendar = await saveTerms(property.id, {
        base: base?.calendar ?? null,
        change: ({ seasons }) => ({ seasons, fees }),
        isSame: (current) => sameValue(current.fees, base?.calendar.fees ?? NO_FEES),
      });
      return feesItem(calendar);
    },
    rejected: text.rejected,
    close: onClose,
    onSaved: ({ calendar }) => onSaved(calendar, text.saved),
  });
  const { form, field } = editor;
  const [place, petsAllowed] = useWatch({ control: form.control, name: ['municipality', 'petsAllowed'] });
  const municipality = MUNICIPALITIES.find((id) => id === place);
  return (
    <Sheet title={text.title} unsaved={editor.unsaved} onClose={onClose}>
      {(close) => (
        <EditorForm shell={editor.shell} label={text.title} onCancel={close}>
          <TextField {...bindNumber(editor, 'cleaning')} label={labels.cleaning} type="number" min={0} required />
          <TextField {...bindNumber(editor, 'deposit')} label={labels.deposit} type="number" min={0} required />
          <TextField
            {...bindNumber(editor, 'servicePerCent')}
            label={labels.servicePerCent}
            type="number"
            min={0}
            hint={text.serviceHint}
            required
          />
          <span />
          <TextField {...bindNumber(editor, 'includedGuests')} label={labels.includedGuests} type="number" min={1} />
          <TextField
            {...bindNumber(editor, 'extraPerNight')}
            label={labels.extraPerNight}
            type="number"
            min={1}
            hint={text.extraHint(word)}
          />
          <CheckField
            {...field('petsAllowed')}
            // What is hidden must not keep the fees from being saved.
            registration={form.register('petsAllowed', { onChange: () => form.resetField('pet') })}
          >
            {labels.petsAllowed}
          </CheckField>
          {petsAllowed === true && (
            <TextField {...bindNumber(editor, 'pet')} label={labels.pet} type="number" min={0} />
          )}
          <div className="field-wide">
            <SelectField
              {...field('municipality')}
              registration={form.register('municipality', { setValueAs: (id: unknown) => (id === '' ? null : id) })}
              label={labels.municipality}
              options={PLACES}
            />
            {municipality !== undefined && <p className="field-hint">{describeTax(municipality, today)}</p>}
          </div>
        </EditorForm>
      )}
    </Sheet>
  );
}
