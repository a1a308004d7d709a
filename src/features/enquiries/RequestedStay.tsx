import type { ReactElement, ReactNode } from 'react';
import { fieldId } from '#lib/forms/field-id.ts';
import type { FieldFault } from '#lib/forms/form-errors.ts';
import { QuoteLines } from '#lib/stay/QuoteLines.tsx';
import type { StayRequest } from '#lib/stay/stay-request.ts';

interface Props {
  /** Id of the form, whose error summary leads here. */
  form: string;
  title: string;
  /** Null for none, or none of these dates. */
  stay: StayRequest | null;
  faults: readonly FieldFault[];
  /** What stands above the quote; default nothing. */
  children?: ReactNode;
}

/** The quote that is sent with the form, and why the API rejected it. */
export function RequestedStay({ form, title, stay, faults, children }: Props): ReactElement | null {
  const fault = faults.find(({ path }) => path === 'stay');
  if (stay === null && fault === undefined) return null;
  return (
    <section id={fieldId(form, 'stay')} tabIndex={-1} className="requested-stay field-wide ringless" aria-label={title}>
      {fault !== undefined && <p className="field-error">{fault.message}.</p>}
      {stay !== null && (
        <>
          <h3 className="label font-text text-clay">{title}</h3>
          {children}
          <QuoteLines quote={stay.quote} word={stay.word} />
        </>
      )}
    </section>
  );
}
