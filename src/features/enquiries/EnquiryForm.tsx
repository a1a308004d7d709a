import type { ReactElement, ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FormShell } from '#lib/forms/FormShell.tsx';
import type { SentForm } from '#lib/forms/use-sent-form.ts';
import { SENT_TEXT } from './text.ts';

interface Props<Fields extends FieldValues, Output> {
  sent: SentForm<Fields, Output>;
  /** Hidden fields: the kind of enquiry and its property. */
  hidden: Readonly<Record<string, string>>;
  /** Id of the heading that names the form. */
  labelledBy: string;
  submit: string;
  children: ReactNode;
}

/** What every enquiry form shares. */
export function EnquiryForm<Fields extends FieldValues, Output>(props: Props<Fields, Output>): ReactElement {
  const thanks = { heading: SENT_TEXT.heading, text: <p>{SENT_TEXT.text}</p> };
  return <FormShell {...props} action="/api/enquiries" thanks={thanks} />;
}
