import type { PropertyInput } from '#domain/property/input.ts';
import { useWatch } from 'react-hook-form';
import type { PropertyFormModel } from './property-form-model.ts';

/**
 * Value and setter of a part of the form that is not a native input. `read` accepts what the schema rejects, such as a list
 * that is too long, because the editor has to see it to correct it.
 */
export function useFormPart<Value>(
  { form }: Pick<PropertyFormModel, 'form'>,
  name: keyof PropertyInput,
  read: (value: unknown) => Value,
): [Value, (value: Value) => void] {
  const value: unknown = useWatch({ control: form.control, name });
  return [
    read(value),
    (next) => form.setValue(name, next, { shouldDirty: true, shouldTouch: true, shouldValidate: true }),
  ];
}
