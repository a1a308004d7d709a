import { SALE_STATE_LABELS, SALE_STATES } from '#domain/property/sale/sale-states.ts';
import type { ReactElement } from 'react';
import { SelectField } from '#components/form/SelectField.tsx';
import { TextField } from '#components/form/TextField.tsx';
import { FIELD_LABELS } from '#admin/lib/content/field-labels.ts';
import { keepFocus } from '#admin/lib/keep-focus.ts';
import { choiceField, type PropertyFormModel } from '../property-form-model.ts';
import { PROPERTY_TEXT } from '../text.ts';
import { useReduction } from '../use-reduction.ts';

const labels = FIELD_LABELS.properties;
const text = PROPERTY_TEXT.sale;

const STATES = SALE_STATES.map((id) => ({ id, label: SALE_STATE_LABELS[id] }));

/** The price of a sale, what it was before, and whether it is reserved or sold. */
export function SaleFields({ model }: { model: PropertyFormModel }): ReactElement {
  const { field, form } = model;
  const { isFilledIn, follow, undo } = useReduction(model);
  const price = form.register('salePrice', { onChange: () => follow(String(form.getValues('salePrice'))) });
  return (
    <>
      <TextField {...field('salePrice')} registration={price} label={labels.salePrice} required />
      <SelectField {...field('saleState')} label={labels.saleState} options={STATES} />
      <TextField {...field('priceBefore')} label={labels.priceBefore} hint={text.reducedHint} />
      <TextField {...choiceField(model, 'reducedOn')} label={labels.reducedOn} type="date" />
      {isFilledIn && (
        <p className="field-wide text-small">
          {text.filledIn}{' '}
          <button type="button" className="inline-link cursor-pointer py-1" onClick={() => void keepFocus(undo)}>
            {text.undo}
          </button>
        </p>
      )}
    </>
  );
}
