import type { ConsentPurpose } from '#domain/site/consent-texts.ts';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import type * as z from 'zod';
import { ApiFailure } from '#lib/api/api-failure.ts';
import { createSubmission, untilFilledIn } from './create-submission.ts';
import type { FieldChecks } from './form-resolver.ts';
import { type FieldFault, faultsOf, inFormOrder } from './form-errors.ts';
import { readDraft } from './form-draft.ts';
import { type FormDefaults, mergeValues, typedInto } from './form-values.ts';
import { sendOnce } from './send-once.ts';
import { setEarliestDates } from './set-earliest-dates.ts';
import { type SubmissionMetadata, submissionMetadata } from './submission-metadata.ts';
import { type CheckedForm, useCheckedForm } from './use-checked-form.ts';
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
  /** Called once when the form is sent: the page may change between two attempts. Gives what makes an attempt. */
  send: (fields: Output) => (metadata: SubmissionMetadata) => Promise<Result>;
  /** Called with the response, before the form shows its confirmation; default nothing. */
  onResponse?: (response: Result) => void;
  /** Checks that the schema cannot make, such as a date in the past; default none. */
  alsoCheck?: FieldChecks;
  /** The names of the fields of each step; default all in one. */
  steps?: readonly (readonly FieldPath<Fields>[])[];
  /** Called with the faults of a rejected form, before the summary takes the focus; default nothing. */
  onRejected?: (faults: readonly FieldFault[]) => void;
}

/** A form that validates with the domain's schema, is sent once and survives a reload. */
export interface SentForm<Fields extends FieldValues, Output> extends Pick<
  CheckedForm<Fields, Output>,
  'form' | 'faults' | 'field' | 'summaryRef'
> {
  id: string;
  consent: ConsentPurpose;
  steps: Steps;
  formRef: RefObject<HTMLFormElement | null>;
  state: SendingState;
  /** Goes to the next step, or sends the form on the last one, if it is valid; returns whether it was received. */
  submit: () => Promise<boolean>;
  /** Clears the form and makes it ready again. */
  reset: () => void;
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
  const checked = useCheckedForm<Fields, Output>({ id, schema, start: initial, alsoCheck });
  const { form, field, summaryRef, attempt, whenValid } = checked;
  const [state, setState] = useState<SendingState>('ready');
  const formRef = useRef<HTMLFormElement>(null);
  const [submission] = useState(() => createSubmission(id));
  const steps = useSteps(stepFields.length);

  const { subscribe, getFieldState, trigger } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values, name }) => {
          submission.keep(values);
          // Before the first attempt to send, react-hook-form leaves the errors of a step beside the corrected fields.
          if (name !== undefined && getFieldState(name).invalid) void trigger(name);
        },
      }),
    [subscribe, getFieldState, trigger, submission],
  );

  useEffect(() => {
    // From here on the form shows its own messages instead of the browser's.
    if (formRef.current) formRef.current.noValidate = true;
    setEarliestDates(formRef.current);
  }, []);

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

  /** Goes to another step, without the errors of this one: their links would lead to hidden fields. */
  const goTo = (step: number): void => {
    form.clearErrors();
    steps.goTo(step);
  };

  /** Checks the fields of the current step and goes to the next one. */
  const leaveStep = async (): Promise<boolean> => {
    const isValid = await form.trigger([...(stepFields[steps.step - 1] ?? [])]);
    if (isValid) steps.goTo(steps.step + 1);
    return isValid;
  };

  /** Sends the form; returns whether it was accepted. */
  const sendValues = async (fields: Output): Promise<boolean> => {
    setState('sending');
    const onOffline = (offline: boolean) => setState(offline ? 'offline' : 'sending');
    const slow = setTimeout(() => setState((now) => (now === 'sending' ? 'slow' : now)), SLOW_AFTER);
    const sendWith = send(fields);
    const once = () => sendWith(submissionMetadata(formRef.current, consent, submission.attempt()));
    try {
      await untilFilledIn(submission);
      const response = await sendOnce(once, submission.renewKey, onOffline);
      onResponse?.(response);
      // Hidden fields too: without its back-forward cache, a browser would fill them in again on the way back.
      form.reset(structuredClone(defaults));
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
    steps: { ...steps, goTo },
    form,
    formRef,
    summaryRef,
    state,
    faults: inFormOrder(checked.faults, defaults),
    field,
    submit: async () => {
      if (steps.step === steps.last) return attempt(async () => (await whenValid(sendValues, reject)) ?? false);
      await attempt(leaveStep);
      return false;
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
