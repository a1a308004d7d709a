import { createElement, useState } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { useForm, type FieldValues } from 'react-hook-form';
import { expect, it } from 'vitest';
import type { PropertyInput } from '#domain/property/input.ts';
import type { PropertyFormModel } from './property-form-model.ts';
import { useReduction } from './use-reduction.ts';

const START = { salePrice: '€900,000', priceBefore: '', reducedOn: null };

it('takes back what it filled in while the price is no reduction', () => {
  const values = typePrices([{ salePrice: '€850,000' }, { salePrice: '' }]);
  expect(values).toEqual({ ...START, salePrice: '' });
});

it('keeps the day that an editor has corrected while the price is typed again', () => {
  const corrected = { salePrice: '€850,000', reducedOn: '2026-02-01' };
  const typed = typePrices([{ salePrice: '€850,000' }, corrected, { salePrice: '' }, { salePrice: '€840,000' }]);
  expect(typed).toEqual({ salePrice: '€840,000', priceBefore: '€900,000', reducedOn: '2026-02-01' });
});

/** The values of a form after these were typed one after another. */
function typePrices(typed: readonly Partial<Record<keyof PropertyInput, string>>[]): FieldValues {
  let values: FieldValues = {};
  const Price = (): null => {
    const form = useForm<FieldValues, unknown, PropertyInput>({ defaultValues: START });
    const { follow } = useReduction({ form } as PropertyFormModel);
    const [step, setStep] = useState(0);
    // No effect runs, and until then the form gives its initial values only.
    if (step === 0) form.reset();
    const fields = typed[step];
    if (fields === undefined) return null;
    for (const [name, value] of Object.entries(fields)) form.setValue(name, value);
    follow(String(form.getValues('salePrice')));
    values = form.getValues();
    setStep(step + 1);
    return null;
  };
  renderToStaticMarkup(createElement(Price));
  return values;
}
