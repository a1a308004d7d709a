import { useWatch, type FieldValues, type UseFormReturn } from 'react-hook-form';

/** A field of a form that is no element of HTML's: its value, and what changes it. */
export function useFormValue<Output>(
  form: UseFormReturn<FieldValues, unknown, Output>,
  name: string,
): readonly [value: unknown, set: (value: unknown) => void] {
  const value: unknown = useWatch({ control: form.control, name });
  const set = (next: unknown): void => {
    form.clearErrors(name);
    form.setValue(name, next, { shouldDirty: true });
  };
  return [value, set];
}
