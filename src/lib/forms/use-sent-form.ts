import { zodResolver } from '@hookform/resolvers/zod';
import type { ConsentPurpose } from '#domain/site/consent-texts.ts';
import { type RefObject, useEffect, useRef, useState } from 'react';
import {
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
import { ApiFailure } from '#lib/api/api-failure.ts';
import { fieldId } from './field-id.ts';
import { createSubmission, untilFilledIn } from './create-submission.ts';
import { type FieldFault, faultsOf, inFormOrder, listFaults } from './form-errors.ts';
import { readDraft } from './form-draft.ts';
import { type FormDefaults, mergeValues, typedInto } from './form-values.ts';
import { sendOnce } from './send-once.ts';
import { setEarliestDates } from './set-earliest-dates.ts';
import { type SubmissionMetadata, submissionMetadata } from './submission-metadata.ts';

/** 'slow' is sending for longer than a visitor expects; 'offline' waits for a connection to send. */
export type SendingState = 'ready' | 'sending' | 'slow' | 'offline' | 'sent';

/**
 * Milliseconds after which a form says that sending takes longer than usual: a function that starts takes two or three
 * seconds, and the pauses between four attempts take six.
 */
const SLOW_AFTER = 5000;

interface Options<Fields extends FieldValues, Output, Result> {
  /** Id of the form's element and of its draft. */
  id: string;
  /** The domain's schema of the fields. */
  schema: z.ZodType<Output, Fields>;
  /** The initial values. */
  defaults: FormDefaults<Fields>;
  /** The endpoint's name for the fields: its problems name 'enquiry.email'. */
  prefix: string;
  /** The consent text next to the button. */
  consent: ConsentPurpose;
  /** Makes one attempt to send. */
  send: (fields: Output, metadata: SubmissionMetadata) => Promise<Result>;
  /** Called with the response, before the form shows its confirmation; default nothing. */
  onResponse?: (response: Result) => void;
  /** Checks that the schema cannot make, such as a date in the past; default none. */
  alsoCheck?: (fields: FieldValues) => readonly FieldFault[];
  /** Called with the faults of a rejected form, before the summary takes the focus; default nothing. */
  onRejected?: (faults: readonly FieldFault[]) => void;
}

interface FieldOptions<Fields extends FieldValues> {
  valueAsNumber?: boolean;
  /** Fields to check again when this one changes after an attempt to send; default none. */
  deps?: FieldPath<Fields>[];
}

/** A form that validates with the domain's schema, is sent once and survives a reload. */
export interface SentForm<Fields extends FieldValues, Output> {
  formRef: RefObject<HTMLFormElement | null>;
  /** Takes the focus when the form could not be sent. */
  summaryRef: RefObject<HTMLDivElement | null>;
  state: SendingState;
  /** In the order of the form; a path of '' is the form as a whole. */
  faults: readonly FieldFault[];
  /** Binds a field of this name to the form. */
  field: (
    name: FieldPath<Fields>,
    options?: FieldOptions<Fields>,
  ) => { id: string; registration: UseFormRegisterReturn; error: string | undefined };
  /** Sends the form if it is valid; returns whether it was received. */
  submit: () => Promise<boolean>;
  /** Clears the form and makes it ready again. */
  reset: () => void;
  /** Checks only these fields; returns whether they are valid. */
  check: (names: readonly FieldPath<Fields>[]) => Promise<boolean>;
  /** react-hook-form's own form, for fields that depend on one another. */
  form: UseFormReturn<FieldValues, unknown, Output>;
}

/** Makes a form from a schema and a function that sends it. The fields are uncontrolled. */
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
  const [submission] = useState(() => createSubmission(id));
  const faults = inFormOrder(listFaults(form.formState.errors), defaults);

  const { subscribe } = form;
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => submission.keep(values) }),
    [subscribe, submission],
  );

  useEffect(() => {
    // From here on the form shows its own messages instead of the browser's.
    if (formRef.current) formRef.current.noValidate = true;
    setEarliestDates(formRef.current);
  }, []);

  // After the render that shows the summary, which did not exist when the attempt failed.
  useEffect(() => {
    if (attempts > 0) summaryRef.current?.focus();
  }, [attempts]);

  /** Sends the form; returns whether it was accepted. */
  const attempt = async (fields: Output): Promise<boolean> => {
    setState('sending');
    const onOffline = (offline: boolean) => setState(offline ? 'offline' : 'sending');
    const slow = setTimeout(() => setState((now) => (now === 'sending' ? 'slow' : now)), SLOW_AFTER);
    const once = () => send(fields, submissionMetadata(formRef.current, consent, submission.attempt()));
    try {
      await untilFilledIn(submission);
      const response = await sendOnce(once, submission.renewKey, onOffline);
      onResponse?.(response);
      submission.finish();
      setState('sent');
      return true;
    } catch (error) {
      setState('ready');
      if (!(error instanceof ApiFailure)) throw error;
      const found = faultsOf(error, prefix);
      for (const { path, message } of found) form.setError(path === '' ? 'root' : path, { type: 'server', message });
      onRejected?.(found);
      return false;
    } finally {
      clearTimeout(slow);
    }
  };

  return {
    form,
    formRef,
    summaryRef,
    state,
    faults,
    field: (name, { valueAsNumber = false, deps = [] } = {}) => ({
      id: fieldId(id, name),
      registration: form.register(name, valueAsNumber ? { valueAsNumber, deps } : { deps }),
      error: faults.find(({ path }) => path === name)?.message,
    }),
    submit: async () => {
      // A second click may come before React renders the first one.
      if (busy.current) return false;
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
      return outcome.received;
    },
    reset: () => {
      form.reset(structuredClone(defaults));
      submission.finish();
      setState('ready');
    },
    check: async (names) => {
      const right = await form.trigger([...names]);
      if (!right) setAttempts((count) => count + 1);
      return right;
    },
  };
}

/** Validates with the schema and the form's own checks together; per field one message, the schema's first. */
function resolverOf<Fields extends FieldValues, Output, Result>({
  schema,
  alsoCheck,
}: Options<Fields, Output, Result>): Resolver<FieldValues, unknown, Output> {
  const check = zodResolver<FieldValues, unknown, Output>(schema);
  return async (values, context, resolving) => {
    const checked = await check(values, context, resolving);
    const faults = (alsoCheck?.(values) ?? []).filter(({ path }) => get(checked.errors, path) === undefined);
    if (faults.length === 0) return checked;
    for (const { path, message } of faults) set(checked.errors, path, { type: 'custom', message });
    return { values: {}, errors: checked.errors };
  };
}

/**
 * The initial values of a form: its draft, and over it what was typed before hydration. On the server: the defaults.
 */
function startingValues<Defaults extends object>(id: string, defaults: Defaults): Defaults {
  if (typeof document === 'undefined') return defaults;
  const restored = mergeValues(defaults, readDraft(id)?.values);
  const element = document.getElementById(id);
  return element instanceof HTMLFormElement ? mergeValues(restored, typedInto(element, defaults)) : restored;
}
