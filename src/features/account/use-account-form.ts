import { type InputEvent, type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react';
import type * as z from 'zod';
import type { FieldBinding } from '#components/form/field-binding.ts';
import { fieldId } from '#lib/forms/field-id.ts';
import type { FieldFault } from '#lib/forms/form-errors.ts';

interface Options<Output> {
  /** Id of the form's element. */
  id: string;
  schema: z.ZodType<Output>;
  /** Sends the form; returns the success message, or null when the page shows something else. */
  send: (fields: Output) => Promise<string | null>;
  /** What the visitor reads when `send` throws: above the button, or beside the field that is at fault. */
  failure: (error: unknown) => string | FieldFault;
  /** Milliseconds after which a success message disappears; default never. */
  successStays?: number;
}

export interface Outcome {
  readonly kind: 'success' | 'failure';
  readonly text: string;
}

/** An account form: checked by its schema, sent once, with its faults next to their fields and its outcome. */
export interface AccountFormState {
  readonly id: string;
  readonly formRef: RefObject<HTMLFormElement | null>;
  readonly isBusy: boolean;
  readonly outcome: Outcome | null;
  readonly field: (name: string) => FieldBinding;
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  readonly onInput: (event: InputEvent<HTMLFormElement>) => void;
}

/**
 * Makes an account form. Its fields belong to the browser and are read when the form is sent: a password manager may
 * fill them before hydration, and keeps what it fills to itself until somebody touches the page. So no draft is kept
 * either.
 */
export function useAccountForm<Output>({ id, schema, send, failure, successStays }: Options<Output>): AccountFormState {
  const formRef = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [rejections, setRejections] = useState(0);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [isBusy, setBusy] = useState(false);
  const sending = useRef(false);

  useEffect(() => {
    // From here on the form shows its own messages instead of the browser's.
    if (formRef.current) formRef.current.noValidate = true;
  }, []);

  // After the render that marks the faulty fields.
  useEffect(() => {
    if (rejections > 0) formRef.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [rejections]);

  useEffect(() => {
    if (outcome?.kind !== 'success' || successStays === undefined) return;
    const timer = setTimeout(() => setOutcome(null), successStays);
    return () => clearTimeout(timer);
  }, [outcome, successStays]);

  const reject = (faults: Readonly<Record<string, string>>): void => {
    setErrors(faults);
    setRejections((count) => count + 1);
  };

  const submit = async (form: HTMLFormElement): Promise<void> => {
    // A second press may come before React renders the first one.
    if (sending.current) return;
    setOutcome(null);
    const checked = schema.safeParse(readFields(form));
    if (!checked.success) {
      reject(firstMessages(checked.error.issues));
      return;
    }
    setErrors({});
    sending.current = true;
    setBusy(true);
    try {
      const text = await send(checked.data);
      if (text !== null) setOutcome({ kind: 'success', text });
    } catch (error) {
      const found = failure(error);
      if (typeof found === 'string') setOutcome({ kind: 'failure', text: found });
      else reject({ [found.path]: found.message });
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };

  return {
    id,
    formRef,
    isBusy,
    outcome,
    field: (name) => ({ id: fieldId(id, name), registration: { name }, error: errors[name] }),
    onSubmit: (event) => {
      event.preventDefault();
      void submit(event.currentTarget);
    },
    onInput: ({ target }) => {
      if (target instanceof HTMLInputElement && target.name in errors) {
        setErrors(Object.fromEntries(Object.entries(errors).filter(([name]) => name !== target.name)));
      }
    },
  };
}

function readFields(form: HTMLFormElement): Record<string, unknown> {
  const inputs = [...form.querySelectorAll<HTMLInputElement>('input[name]')];
  return Object.fromEntries(
    inputs.map(({ name, type, value, checked }) => [name, type === 'checkbox' ? checked : value]),
  );
}

function firstMessages(issues: readonly z.core.$ZodIssue[]): Record<string, string> {
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path.join('.'), message]));
}
