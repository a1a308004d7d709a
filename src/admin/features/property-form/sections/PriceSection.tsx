import { ENERGY_RATINGS } from '#domain/property/energy-ratings.ts';
import type { PropertyType } from '#domain/property/type.ts';
import type { ReactElement } from 'react';
import { CheckField } from '#components/form/CheckField.tsx';
import { SelectField } from '#components/form/SelectField.tsx';
import { TextField } from '#components/form/TextField.tsx';
import { FIELD_LABELS } from '#admin/lib/content/field-labels.ts';
import { FormSection } from './FormSection.tsx';
import { SaleFields } from './SaleFields.tsx';
import { choiceField, optionalNumberField, type PropertyFormModel } from '../property-form-model.ts';
import { PROPERTY_TEXT as text } from '../text.ts';

const labels = FIELD_LABELS.properties;

const RATINGS = [{ id: '', label: text.none }, ...ENERGY_RATINGS.map((id) => ({ id, label: id }))];

/** Sizes of a property for sale, in square metres. */
const SALE_SIZES = ['houseSize', 'landSize', 'builtArea', 'plotSize'] as const;

interface Props {
  model: PropertyFormModel;
  type: PropertyType;
  hasRentalOption: boolean;
}

/**
 * 'real_estate shows sale price, rental option, size and year fields; other types show price and area' (admin
 * specification).
 */
export function PriceSection({ model, type, hasRentalOption }: Props): ReactElement {
  const { field } = model;
  const forSale = type === 'real_estate';
  return (
    <FormSection id="price" title={text.sections.price}>
      {forSale ? (
        <>
          <SaleFields model={model} />
          {SALE_SIZES.map((name) => (
            <TextField key={name} {...optionalNumberField(model, name)} label={labels[name]} type="number" min={1} />
          ))}
          <TextField
            {...optionalNumberField(model, 'yearBuilt')}
            label={labels.yearBuilt}
            type="number"
            min={1000}
            max={2100}
          />
          <CheckField {...field('hasRentalOption')}>{labels.hasRentalOption}</CheckField>
          {hasRentalOption && (
            <TextField {...field('rentalPrice')} label={labels.rentalPrice} hint={text.hints.price} />
          )}
        </>
      ) : (
        <>
          <TextField {...field('price')} label={labels.price} hint={text.hints.price} required />
          <TextField {...optionalNumberField(model, 'area')} label={labels.area} type="number" min={1} />
        </>
      )}
      <SelectField {...choiceField(model, 'energyRating')} label={labels.energyRating} options={RATINGS} />
      <TextField {...field('licenceNumber')} label={labels.licenceNumber} hint={text.hints.licence} />
    </FormSection>
  );
}
