import type { ReactElement, ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { ErrorSummary } from './ErrorSummary.tsx';
import { currentConsent } from '#domain/site/consent-texts.ts';
import { summaryErrors } from './form-errors.ts';
import { FormFoot } from './FormFoot.tsx';
import { Honeypot } from './Honeypot.tsx';
import { SentPanel } from './SentPanel.tsx';
import { StepProgress } from './StepProgress.tsx';
import { FORM_TEXT } from './text.ts';
import type { SentForm } from './use-sent-form.ts';

export interface FormShellProps<Fields extends FieldValues, Output> {
  sent: SentForm<Fields, Output>;
  /** URL that takes the form without JavaScript. */
  action: string;
  /** Hidden fields, by name; default none but the version of the consent. */
  hidden?: Readonly<Record<string, string>>;
  /** Id of the element that names the form. */
  labelledBy: string;
  submit: string;
  /** Label of the button while the form is sent; default 'Sending...'. */
  sending?: string;
  /** Label of the button of every step but the last; absent for a form of one step. */
  next?: string;
  /** What replaces the form once it is sent. */
  thanks: { readonly heading: string; readonly text: ReactNode };
  /** The fields, or the steps. */
  children: ReactNode;
}

/** A form that the browser posts until hydration, and JavaScript sends afterwards. */
export function FormShell<Fields extends FieldValues, Output>(props: FormShellProps<Fields, Output>): ReactElement {
  const { sent, action, hidden, labelledBy, submit, sending = FORM_TEXT.sending, next, thanks, children } = props;
  const { id, formRef, summaryRef, faults, state, steps } = sent;
  const { step, last, ref: stepsRef } = steps;
  const { version, text } = currentConsent(sent.consent);
  return (
    <>
      {state === 'sent' && <SentPanel heading={thanks.heading}>{thanks.text}</SentPanel>}
      <form
        id={id}
        ref={formRef}
        action={action}
        method="post"
        className="form-fields"
        aria-labelledby={labelledBy}
        hidden={state === 'sent'}
        onSubmit={(event) => {
          event.preventDefault();
          // Enter in a field sends as well, and inert fields lose the focus.
          event.submitter?.focus();
          void sent.submit();
        }}
      >
        {Object.entries({ ...hidden, consentVersion: version }).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} readOnly />
        ))}
        <Honeypot form={id} />
        <ErrorSummary ref={summaryRef} heading={FORM_TEXT.repair} errors={summaryErrors(id, faults, hidden)} />
        {next !== undefined && <StepProgress step={step} last={last} />}
        {/* What is sent is what the fields had at the press: a change meanwhile would be lost. */}
        <div
          ref={stepsRef}
          className={next === undefined ? 'contents' : 'field-wide grid gap-14'}
          inert={state !== 'ready'}
        >
          {children}
        </div>
        <FormFoot state={state} submit={submit} sending={sending} {...(next !== undefined && { next, steps })}>
          {next === undefined && <p className="mb-6 max-w-136 text-small text-ink-soft">{text}</p>}
        </FormFoot>
      </form>
    </>
  );
}
