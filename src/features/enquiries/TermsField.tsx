import { PATHS } from '@site/domain/paths';
import type { ReactElement } from 'react';
import { CheckField } from '../../components/form/CheckField.tsx';
import type { FieldBinding } from '../../components/form/field-binding.ts';

interface Props extends FieldBinding {
  /** Whether it must be ticked; default false. */
  required?: boolean;
}

/** The box that accepts the terms; its links open beside the half-filled form. */
export function TermsField({ required = false, ...binding }: Props): ReactElement {
  return (
    <CheckField {...binding} required={required}>
      {'I agree to the '}
      <a href={PATHS.terms} target="_blank">
        Terms of Use
      </a>
      {' and the '}
      <a href={PATHS.privacyPolicy} target="_blank">
        Privacy Policy
      </a>
    </CheckField>
  );
}
