import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { EnquiryInput } from '#domain/enquiry/enquiry.ts';
import { lastDayOf } from '#domain/stay/night-word.ts';
import { countGuests } from '#domain/stay/quote.ts';
import type { FieldFault } from '#lib/forms/form-errors.ts';
import { $chosenGuests } from '#lib/stay/chosen-stay.ts';
import { $staleStays, $stayRequest, type StayRequest } from '#lib/stay/stay-request.ts';

/** The fields with the first and the last date, by the kind of enquiry. */
const DATES = { information: ['checkInDate', 'checkOutDate'], venue: ['firstDay', 'lastDay'] } as const;

type StayKind = keyof typeof DATES;

/** Adds the stay of the page with its quote, when an enquiry is about the same property, dates and guests. */
export function addStay(enquiry: EnquiryInput): EnquiryInput {
  const request = $stayRequest.get();
  if (enquiry.kind !== 'information' && enquiry.kind !== 'venue') return enquiry;
  if (request === null || request.propertyId !== enquiry.propertyId || !isOf(request, enquiry.kind, enquiry)) {
    return { ...enquiry, stay: null };
  }
  const { adults, childAges, pets, quote } = request;
  return enquiry.kind === 'venue'
    ? { ...enquiry, stay: { pets, quote } }
    : { ...enquiry, stay: { adults, childAges, pets, quote } };
}

/** Has the page look at the calendar again when the API rejected the stay of a form. */
export function lookAgainAtStay(faults: readonly FieldFault[]): void {
  if (faults.some(({ path }) => path === 'stay')) $staleStays.set($staleStays.get() + 1);
}

/** Fills a form with the stay of its page whenever it changes or is requested; gives the stay until the sender types other dates. */
export function useRequestedStay<Output>(
  propertyId: string,
  kind: StayKind,
  form: UseFormReturn<FieldValues, unknown, Output>,
): StayRequest | null {
  const request = useStore($stayRequest);
  const { setValue, clearErrors } = form;
  const stay = request?.propertyId === propertyId ? request : null;
  const [first, last] = DATES[kind];
  useEffect(() => {
    if (stay === null) return;
    setValue(first, stay.range.from);
    setValue(last, lastDayOf(stay.range, stay.word));
    setValue('guests', countGuests(stay));
    clearErrors([first, last, 'guests']);
  }, [stay, setValue, clearErrors, first, last]);
  const [from, to, guests] = form.watch([first, last, 'guests']);
  // The API rejected the stay of the earlier dates and guests; a new price of the same ones is still to be read.
  useEffect(() => clearErrors('stay'), [clearErrors, from, to, guests]);
  return stay !== null && isOf(stay, kind, { [first]: from, [last]: to, guests }) ? stay : null;
}

/**
 * Has the page quote for the number of guests that is typed into the form of a venue, while the dates are those of the page.
 * Not for more than fit: without a quote, nothing would tie the form to the page.
 */
export function quoteForGuests(fields: FieldValues, most: number): void {
  const request = $stayRequest.get();
  const adults: unknown = fields['guests'];
  const isOfPage =
    request !== null && request.propertyId === fields['propertyId'] && isOfDates(request, 'venue', fields);
  if (isOfPage && typeof adults === 'number' && Number.isInteger(adults) && adults >= 1 && adults <= most) {
    $chosenGuests.set({ adults, childAges: [], pets: request.pets });
  }
}

function isOf(request: StayRequest, kind: StayKind, fields: FieldValues): boolean {
  return isOfDates(request, kind, fields) && fields['guests'] === countGuests(request);
}

function isOfDates({ range, word }: StayRequest, kind: StayKind, fields: FieldValues): boolean {
  const [first, last] = DATES[kind];
  return fields[first] === range.from && fields[last] === lastDayOf(range, word);
}
