import type { ConsentPurpose } from '#domain/site/consent-texts.ts';
import { type RefObject, useEffect, useRef, useState } from 'react';
import {
  type FieldPath,
  type FieldValues,
  useForm,
  type UseFormRegisterReturn,
  type UseFormReturn,
} from 'react-hook-form';
import type * as z from 'zod';
import { ApiFailure } from '#lib/api/api-failure.ts';
import { fieldId } from './field-id.ts';
import { createSubmission, untilFilledIn } from './create-submission.ts';
import { type FieldChecks, formResolver } from './form-resolver.ts';
import { type FieldFault, faultsOf, inFormOrder, listFaults } from './form-errors.ts';
import { readDraft } from './form-draft.ts';
import { type FormDefaults, mergeValues, typedInto } from './form-values.ts';
import { sendOnce } from './send-once.ts';
import { setEarliestDates } from './set-earliest-dates.ts';
import { type SubmissionMetadata, submissionMetadata } from './submission-metadata.ts';
import { useDialogEnd } from './use-dialog-end.ts';
import { stepOfField, type Steps, useSteps } from './use-steps.ts';

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
  alsoCheck?: FieldChecks;
  /** The names of the fields of each step; default all in one. */
  steps?: readonly (readonly FieldPath<Fields>[])[];
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
  id: string;
  consent: ConsentPurpose;
  steps: Steps;
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
  /** Goes to the next step, or sends the form on the last one, if it is valid; returns whether it was received. */
  submit: () => Promise<boolean>;
  /** Clears the form and makes it ready again. */
  reset: () => void;
  /** react-hook-form's own form, for fields that depend on one another. */
  form: UseFormReturn<FieldValues, unknown, Output>;
}

/** Makes a form from a schema and a function that sends it. The fields are uncontrolled. */
export function useSentForm<Fields extends FieldValues, Output, Result>(
  options: Options<Fields, Output, Result>,
): SentForm<Fields, Output> {
  const {
    id,
    schema,
    defaults,
    prefix,
    consent,
    send,
    onResponse,
    alsoCheck,
    onRejected,
    steps: stepFields = [[]],
  } = options;
  const [initial] = useState(() => startingValues(id, defaults));
  const form = useForm<FieldValues, unknown, Output>({
    resolver: formResolver(schema, alsoCheck),
    defaultValues: initial,
    shouldFocusError: false,
  });
  const [state, setState] = useState<SendingState>('ready');
  const [attempts, setAttempts] = useState(0);
  const busy = useRef(false);
  const formRef = useRef<HTMLFormElement>(null);
  const summaryRef = useRef<HTMLDivElement>(null);
  const [submission] = useState(() => createSubmission(id));
  const steps = useSteps(stepFields.length);
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

  const reset = (): void => {
    form.reset(structuredClone(defaults));
    submission.finish();
    setState('ready');
    if (steps.step > 1) steps.goTo(1);
  };
  useDialogEnd(formRef, state === 'sent', reset);

  const reject = (found: readonly FieldFault[]): void => {
    const step = Math.min(...found.map(({ path }) => stepOfField(stepFields, path)));
    if (step !== steps.step) steps.goTo(step);
    onRejected?.(found);
  };

  /** Checks the fields of the current step and goes to the next one. */
  const leaveStep = async (): Promise<void> => {
    if (await form.trigger([...(stepFields[steps.step - 1] ?? [])])) steps.goTo(steps.step + 1);
    else setAttempts((count) => count + 1);
  };

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
      reject(found);
      return false;
    } finally {
      clearTimeout(slow);
    }
  };

  return {
    id,
    consent,
    steps,
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
      if (steps.step < steps.last) {
        await leaveStep();
        return false;
      }
      // A second click may come before React renders the first one.
      if (busy.current) return false;
      busy.current = true;
      form.clearErrors('root');
      const outcome: { received: boolean } = { received: false };
      const send = form.handleSubmit(
        async (fields) => {
          outcome.received = await attempt(fields);
        },
        (errors) => reject(listFaults(errors)),
      );
      await send().finally(() => {
        busy.current = false;
      });
      if (!outcome.received) setAttempts((count) => count + 1);
      return outcome.received;
    },
    reset,
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
