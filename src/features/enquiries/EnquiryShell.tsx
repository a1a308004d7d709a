import { currentConsent } from '#domain/site/consent-texts.ts';
import type { ReactElement, ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FormFoot } from '#components/form/FormFoot.tsx';
import { FormShell } from '#components/form/FormShell.tsx';
import { SentPanel } from '#components/form/SentPanel.tsx';
import { summaryErrors } from '#lib/forms/form-errors.ts';
import { HONEYPOT } from '#lib/forms/submission-metadata.ts';
import type { SentForm } from '#lib/forms/use-sent-form.ts';
import { FORM_TEXT } from '#lib/forms/text.ts';
import { SENT_TEXT } from './text.ts';

interface Props<Fields extends FieldValues, Output> {
  id: string;
  sent: SentForm<Fields, Output>;
  /** Hidden fields: the kind of enquiry and its property. */
  hidden: Readonly<Record<string, string>>;
  /** Id of the heading that names the form. */
  labelledBy: string;
  submit: string;
  children: ReactNode;
}

const consent = currentConsent('enquiry');

/** The common parts of every enquiry form: errors, consent, button and confirmation. */
export function EnquiryShell<Fields extends FieldValues, Output>(props: Props<Fields, Output>): ReactElement {
  const { id, sent, hidden, labelledBy, submit, children } = props;
  return (
    <>
      {sent.state === 'sent' && (
        <SentPanel heading={SENT_TEXT.heading}>
          <p>{SENT_TEXT.text}</p>
        </SentPanel>
      )}
      <FormShell
        id={id}
        action="/api/enquiries"
        hidden={{ ...hidden, consentVersion: consent.version }}
        honeypot={HONEYPOT}
        formRef={sent.formRef}
        summaryRef={sent.summaryRef}
        errors={summaryErrors(id, sent.faults)}
        errorHeading={FORM_TEXT.repair}
        labelledBy={labelledBy}
        away={sent.state === 'sent'}
        onSubmit={sent.submit}
      >
        {children}
        <FormFoot state={sent.state} submit={submit} sending={FORM_TEXT.sending} waiting={FORM_TEXT.waiting}>
          <p className="mb-6 max-w-136 text-small text-ink-soft">{consent.text}</p>
        </FormFoot>
      </FormShell>
    </>
  );
}
