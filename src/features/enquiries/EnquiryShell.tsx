import { currentConsent } from '#domain/site/consent-texts.ts';
import { type ReactElement, type ReactNode, useEffect } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FormFoot } from '#components/form/FormFoot.tsx';
import { FormShell } from '#components/form/FormShell.tsx';
import { SentPanel } from '#components/form/SentPanel.tsx';
import { beginDatesToday } from '#lib/forms/set-earliest-dates.ts';
import { summaryErrors } from '#lib/forms/form-errors.ts';
import { HONEYPOT } from '#lib/forms/submission-metadata.ts';
import type { SentForm } from '#lib/forms/use-sent-form.ts';
import { FORM_TEXT } from '#lib/forms/text.ts';
import { SENT_TEXT } from './text.ts';

interface Props<Fields extends FieldValues, Output> {
  /** Id of the form. */
  id: string;
  /** The form. */
  sent: SentForm<Fields, Output>;
  /** Fields that say what the enquiry is, and about which property. */
  hidden: Readonly<Record<string, string>>;
  /** Id of the heading that names it. */
  labelledBy: string;
  /** Label of the button. */
  submit: string;
  /** Called once the form answers to clicks. */
  onHydrated?: (() => void) | undefined;
  /** The fields. */
  children: ReactNode;
}

const consent = currentConsent('enquiry');

/** What every enquiry has around its fields: the errors, the consent, the button, and the thanks in their place. */
export function EnquiryShell<Fields extends FieldValues, Output>(props: Props<Fields, Output>): ReactElement {
  const { id, sent, hidden, labelledBy, submit, onHydrated, children } = props;
  const { formRef } = sent;
  useEffect(() => beginDatesToday(formRef.current), [formRef]);
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
        formRef={formRef}
        summaryRef={sent.summaryRef}
        errors={summaryErrors(id, sent.faults)}
        errorHeading={FORM_TEXT.repair}
        labelledBy={labelledBy}
        away={sent.state === 'sent'}
        onSubmit={sent.submit}
        onHydrated={onHydrated}
      >
        {children}
        <FormFoot state={sent.state} submit={submit} sending={FORM_TEXT.sending} offline={FORM_TEXT.offline}>
          <p className="form-consent">{consent.text}</p>
        </FormFoot>
      </FormShell>
    </>
  );
}
