import { useWatch, type FieldValues, type UseFormReturn } from 'react-hook-form';

/** Value and setter of a form field that is not a native input. */
export function useFormValue<Output>(
  form: UseFormReturn<FieldValues, unknown, Output>,
  name: string,
): readonly [value: unknown, set: (value: unknown) => void] {
  const value: unknown = useWatch({ control: form.control, name });
  const set = (next: unknown): void => {
    const { isSubmitted } = form.formState;
    // What was rejected is checked again, so that the faults of other entries stay.
    if (!isSubmitted) form.clearErrors(name);
    form.setValue(name, next, { shouldDirty: true, shouldValidate: isSubmitted });
  };
  return [value, set];
}
