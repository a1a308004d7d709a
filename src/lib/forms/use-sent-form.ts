import { zodResolver } from '@hookform/resolvers/zod';
import type { ConsentPurpose } from '#domain/site/consent-texts.ts';
import { type RefObject, useEffect, useRef, useState } from 'react';
import {
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  get,
  type Resolver,
  set,
  useForm,
  type UseFormRegisterReturn,
  type UseFormReturn,
} from 'react-hook-form';
import type * as z from 'zod';
import { ApiFailure } from '../api/api-failure.ts';
import { fieldId } from './field-id.ts';
import { createSubmission, untilFilledIn } from './create-submission.ts';
import { type FieldFault, faultsOf, listFaults } from './form-errors.ts';
import type { FormDefaults } from './form-values.ts';
import { sendOnce } from './send-once.ts';
import { startingValues } from './starting-values.ts';
import { type SendingMarks, submissionMetadata } from './submission-metadata.ts';

/** Where a form stands: 'offline' waits for a connection to send. */
export type SendingState = 'ready' | 'sending' | 'offline' | 'sent';

interface Options<Fields extends FieldValues, Output, Result> {
  /** Id of the form's element; its draft is kept under it. */
  id: string;
  /** The domain's schema of the fields. */
  schema: z.ZodType<Output, Fields>;
  /** The fields before anything is filled in. */
  defaults: FormDefaults<Fields>;
  /** The endpoint's name for the fields: its problems name 'enquiry.email'. */
  prefix: string;
  /** Which consent text stands beside its button. */
  consent: ConsentPurpose;
  /** Makes one attempt to send. */
  send: (fields: Output, marks: SendingMarks) => Promise<Result>;
  /** What follows the answer, before the form shows itself as sent; default nothing. */
  onResponse?: (response: Result) => void;
  /** What cannot be although the schema allows it, such as a date that has passed; default nothing. */
  alsoCheck?: (fields: FieldValues) => readonly FieldFault[];
  /** Learns what is to mend when the form could not be sent, before the summary takes the focus; default nothing. */
  onRejected?: (faults: readonly FieldFault[]) => void;
}

/** A form that validates with the domain's schema, is sent once and survives a reload. */
export interface SentForm<Fields extends FieldValues, Output> {
  /** The form's element. */
  formRef: RefObject<HTMLFormElement | null>;
  /** The summary of errors, which takes the focus when the form could not be sent. */
  summaryRef: RefObject<HTMLDivElement | null>;
  /** Where the form stands. */
  state: SendingState;
  /** Everything to mend, in the order of the form; a path of '' is the form as a whole. */
  faults: readonly FieldFault[];
  /** Ties a field of this name to the form. */
  field: (
    name: FieldPath<Fields>,
    options?: { valueAsNumber?: boolean },
  ) => { id: string; registration: UseFormRegisterReturn; error: string | undefined };
  /** Sends what is filled in, if it is right. */
  submit: () => Promise<void>;
  /** Empties the form and makes it ready again. */
  reset: () => void;
  /** Checks only these fields; true when they are right. */
  check: (names: readonly FieldPath<Fields>[]) => Promise<boolean>;
  /** The library's own form, for fields that depend on one another. */
  form: UseFormReturn<FieldValues, unknown, Output>;
}

/** Makes a form out of a schema and a way to send it. The markup stays in charge of the fields: they are uncontrolled. */
export function useSentForm<Fields extends FieldValues, Output, Result>(
  options: Options<Fields, Output, Result>,
): SentForm<Fields, Output> {
  const { id, defaults, prefix, consent, send, onResponse, onRejected } = options;
  const [initial] = useState(() => startingValues(id, defaults));
  const form = useForm<FieldValues, unknown, Output>({
    resolver: resolverOf(options),
    defaultValues: initial,
    shouldFocusError: false,
  });
  const [state, setState] = useState<SendingState>('ready');
  const [attempts, setAttempts] = useState(0);
  const busy = useRef(false);
  const formRef = useRef<HTMLFormElement>(null);
  const summaryRef = useRef<HTMLDivElement>(null);
  const [act] = useState(() => createSubmission(id));
  const faults = listFaults(form.formState.errors);

  const { subscribe } = form;
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => act.keep(values) }),
    [subscribe, act],
  );

  // After the render that shows the summary, which did not exist when the attempt failed.
  useEffect(() => {
    if (attempts > 0) summaryRef.current?.focus();
  }, [attempts]);

  /** Sends; true when it arrived. */
  const attempt = async (fields: Output): Promise<boolean> => {
    setState('sending');
    const onOffline = (offline: boolean) => setState(offline ? 'offline' : 'sending');
    const once = () => send(fields, submissionMetadata(formRef.current, consent, act.marks()));
    try {
      await untilFilledIn(act);
      const response = await sendOnce(once, act.renewKey, onOffline);
      onResponse?.(response);
      act.finish();
      setState('sent');
      return true;
    } catch (error) {
      setState('ready');
      if (!(error instanceof ApiFailure)) throw error;
      const found = faultsOf(error, prefix);
      for (const { path, message } of found) form.setError(path === '' ? 'root' : path, { type: 'server', message });
      onRejected?.(found);
      return false;
    }
  };

  return {
    form,
    formRef,
    summaryRef,
    state,
    faults,
    field: (name, { valueAsNumber = false } = {}) => ({
      id: fieldId(id, name),
      registration: form.register(name, valueAsNumber ? { valueAsNumber } : {}),
      error: faults.find(({ path }) => path === name)?.message,
    }),
    submit: async () => {
      // A second click comes before React has shown the first one.
      if (busy.current) return;
      busy.current = true;
      form.clearErrors('root');
      const outcome: { received: boolean } = { received: false };
      const send = form.handleSubmit(
        async (fields) => {
          outcome.received = await attempt(fields);
        },
        (errors) => onRejected?.(listFaults(errors)),
      );
      await send().finally(() => {
        busy.current = false;
      });
      if (!outcome.received) setAttempts((count) => count + 1);
    },
    reset: () => {
      form.reset(structuredClone(defaults));
      act.finish();
      setState('ready');
    },
    check: async (names) => {
      const right = await form.trigger([...names]);
      if (!right) setAttempts((count) => count + 1);
      return right;
    },
  };
}

/** Checks by the schema and by what the form adds to it, both at once; of a field it says one thing, the schema's first. */
function resolverOf<Fields extends FieldValues, Output, Result>({
  schema,
  defaults,
  alsoCheck,
}: Options<Fields, Output, Result>): Resolver<FieldValues, unknown, Output> {
  const check = zodResolver<FieldValues, unknown, Output>(schema);
  return async (values, context, resolving) => {
    const checked = await check(values, context, resolving);
    const faults = (alsoCheck?.(values) ?? []).filter(({ path }) => get(checked.errors, path) === undefined);
    if (faults.length === 0) return checked;
    // In the order of the form, as the summary lists them.
    const errors: FieldErrors = {};
    for (const name of Object.keys(defaults)) {
      const found: unknown = get(checked.errors, name);
      if (found !== undefined) set(errors, name, found);
      const own = faults.filter(({ path }) => path === name || path.startsWith(`${name}.`));
      for (const { path, message } of own) set(errors, path, { type: 'custom', message });
    }
    return { values: {}, errors };
  };
}
