import type { PropertyInput } from '#domain/property/input.ts';
import { useWatch } from 'react-hook-form';
import type * as z from 'zod';
import type { PropertyFormModel } from './property-form-model.ts';

/** Value and setter of a part of the form that is not a native input. */
export function useFormPart<Schema extends z.ZodType>(
  { form }: PropertyFormModel,
  name: keyof PropertyInput,
  schema: Schema,
): [z.output<Schema>, (value: z.output<Schema>) => void] {
  const value: unknown = useWatch({ control: form.control, name });
  return [
    schema.parse(value),
    (next) => form.setValue(name, next, { shouldDirty: true, shouldTouch: true, shouldValidate: true }),
  ];
}
