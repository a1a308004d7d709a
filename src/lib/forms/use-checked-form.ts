import { type RefObject, useEffect, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  useForm,
  type UseFormRegisterReturn,
  type UseFormReturn,
} from 'react-hook-form';
import type * as z from 'zod';
import type { $ZodErrorMap } from 'zod/v4/core';
import { fieldId } from './field-id.ts';
import { type FieldFault, listFaults } from './form-errors.ts';
import { type FieldChecks, formResolver } from './form-resolver.ts';

interface Options<Fields extends FieldValues, Output> {
  /** Id of the form, the prefix of its fields' ids. */
  id: string;
  /** The domain's schema of the fields. */
  schema: z.ZodType<Output, Fields>;
  /** The initial values. */
  start: DefaultValues<FieldValues>;
  /** Checks that the schema cannot make; default none. */
  alsoCheck?: FieldChecks | undefined;
  /** The messages that the schema lacks; default zod's. */
  messages?: $ZodErrorMap | undefined;
  /** Whether a field is validated on blur and then at every change; default only by an attempt. */
  live?: boolean | undefined;
}

interface FieldOptions<Fields extends FieldValues> {
  valueAsNumber?: boolean;
  /** Fields to check again when this one changes after an attempt; default none. */
  deps?: FieldPath<Fields>[];
  /** Called after somebody has changed the value; default nothing. */
  onChange?: () => void;
}

/** A form that validates with a schema of the domain and shows all errors in a summary. */
export interface CheckedForm<Fields extends FieldValues, Output> {
  /** react-hook-form's own form. */
  form: UseFormReturn<FieldValues, unknown, Output>;
  /** In the order in which they were found; a path of '' is the form as a whole. */
  faults: readonly FieldFault[];
  /** The error summary, which takes the focus when an attempt fails. */
  summaryRef: RefObject<HTMLDivElement | null>;
  /** Binds a field of this name to the form. */
  field: (
    name: FieldPath<Fields>,
    options?: FieldOptions<Fields>,
  ) => { id: string; registration: UseFormRegisterReturn; error: string | undefined };
  /** Whether an attempt runs. */
  busy: boolean;
  /** Makes one attempt to save or send at a time and gives whether it succeeded; while one runs, another gives false. */
  attempt: (work: () => Promise<boolean>) => Promise<boolean>;
  /** Does something with the values; null if they are invalid, after `onInvalid` got the faults. */
  whenValid: <Result>(
    work: (values: Output) => Promise<Result>,
    onInvalid?: (faults: readonly FieldFault[]) => void,
  ) => Promise<Result | null>;
}

/** Makes the form that those of visitors and of the back office share. */
export function useCheckedForm<Fields extends FieldValues, Output>(
  options: Options<Fields, Output>,
): CheckedForm<Fields, Output> {
  const { id, schema, start, alsoCheck, messages, live = false } = options;
  const form = useForm<FieldValues, unknown, Output>({
    resolver: formResolver(schema, alsoCheck, messages),
    defaultValues: start,
    mode: live ? 'onTouched' : 'onSubmit',
    shouldFocusError: false,
  });
  const [failures, setFailures] = useState(0);
  const summaryRef = useRef<HTMLDivElement>(null);
  const [busy, setBusy] = useState(false);
  const isBusy = useRef(false);
  const faults = listFaults(form.formState.errors);

  // After the render that shows the summary, which did not exist when the attempt failed.
  useEffect(() => {
    if (failures > 0) summaryRef.current?.focus();
  }, [failures]);

  return {
    form,
    faults,
    summaryRef,
    busy,
    field: (name, { valueAsNumber = false, ...options } = {}) => ({
      id: fieldId(id, name),
      registration: form.register(name, valueAsNumber ? { valueAsNumber, ...options } : options),
      error: faults.find(({ path }) => path === name)?.message,
    }),
    attempt: async (work) => {
      // A second press may come before React renders the first one.
      if (isBusy.current) return false;
      isBusy.current = true;
      setBusy(true);
      form.clearErrors();
      const isDone = await work().finally(() => {
        isBusy.current = false;
        setBusy(false);
      });
      if (!isDone) setFailures((count) => count + 1);
      return isDone;
    },
    whenValid: async <Result>(
      work: (values: Output) => Promise<Result>,
      onInvalid?: (faults: readonly FieldFault[]) => void,
    ) => {
      const outcome: { result: Result | null } = { result: null };
      await form.handleSubmit(
        async (values) => {
          outcome.result = await work(values);
        },
        (errors) => onInvalid?.(listFaults(errors)),
      )();
      return outcome.result;
    },
  };
}
