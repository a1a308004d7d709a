import type { ReactElement } from 'react';
import type { FieldValues } from 'react-hook-form';
import { ENQUIRY_RECEIVED } from '#domain/enquiry/text.ts';
import { FormShell, type FormShellProps } from '#lib/forms/FormShell.tsx';
import { DIALOG_TEXT as text } from './text.ts';

type Props<Fields extends FieldValues, Output> = Omit<FormShellProps<Fields, Output>, 'action' | 'thanks'>;

/** What every enquiry form shares. */
export function EnquiryForm<Fields extends FieldValues, Output>(props: Props<Fields, Output>): ReactElement {
  const thanks = { heading: text.thanks, text: <p>{ENQUIRY_RECEIVED}</p> };
  return <FormShell {...props} action="/api/enquiries" thanks={thanks} />;
}
