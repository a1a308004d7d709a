import type { ReactElement } from 'react';
import { CheckField } from './CheckField.tsx';
import type { FieldBinding } from './field-binding.ts';

interface Props extends FieldBinding {
  terms: string;
  privacyPolicy: string;
  /** Default false. */
  required?: boolean;
}

/** The checkbox that accepts the terms; its links open in a new tab, next to the half-filled form. */
export function TermsField({ terms, privacyPolicy, required = false, ...binding }: Props): ReactElement {
  return (
    <CheckField {...binding} required={required}>
      {'I agree to the '}
      <a href={terms} target="_blank">
        Terms of Use
      </a>
      {' and the '}
      <a href={privacyPolicy} target="_blank">
        Privacy Policy
      </a>
    </CheckField>
  );
}
