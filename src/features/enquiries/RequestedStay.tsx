import type { ReactElement } from 'react';
import { describeGuests } from '#domain/stay/quote-text.ts';
import type { FieldFault } from '#lib/forms/form-errors.ts';
import { QuoteLines } from '#lib/stay/QuoteLines.tsx';
import type { StayRequest } from '#lib/stay/stay-request.ts';
import { DIALOG_TEXT as text } from './text.ts';

interface Props {
  /** The error summary leads here. */
  id: string;
  /** Null for none, or none of these dates. */
  stay: StayRequest | null;
  fault: FieldFault | undefined;
}

/** The quote that is sent with the form, and why the API rejected it. */
export function RequestedStay({ id, stay, fault }: Props): ReactElement | null {
  if (stay === null && fault === undefined) return null;
  return (
    <section id={id} tabIndex={-1} className="requested-stay field-wide ringless" aria-label={text.yourStay}>
      {fault !== undefined && <p className="field-error">{fault.message}.</p>}
      {stay !== null && (
        <>
          <h3 className="label font-text text-clay">{text.yourStay}</h3>
          <p>{describeGuests(stay)}</p>
          <QuoteLines quote={stay.quote} />
        </>
      )}
    </section>
  );
}
