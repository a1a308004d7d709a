import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { EnquiryInput } from '#domain/enquiry/enquiry.ts';
import { countGuests } from '#domain/stay/quote.ts';
import type { RequestedStay } from '#domain/stay/requested-stay.ts';
import { $stayRequest, type StayRequest } from '#lib/stay/stay-request.ts';

type InformationInput = Extract<EnquiryInput, { kind: 'information' }>;

type StayFields = Pick<InformationInput, 'checkInDate' | 'checkOutDate' | 'guests'>;

/** The stay of the page with its quote, when an enquiry is about the same property, dates and guests; else null. */
export function stayFor(enquiry: InformationInput): RequestedStay | null {
  const request = $stayRequest.get();
  if (request === null || request.propertyId !== enquiry.propertyId || !isOf(request, enquiry)) return null;
  const { adults, childAges, pets, quote } = request;
  return { adults, childAges, pets, quote };
}

/** Fills a form with the stay of its page whenever it changes; gives the stay until the sender types other dates. */
export function useRequestedStay<Output>(
  propertyId: string,
  form: UseFormReturn<FieldValues, unknown, Output>,
): StayRequest | null {
  const request = useStore($stayRequest);
  const { setValue } = form;
  const stay = request?.propertyId === propertyId ? request : null;
  useEffect(() => {
    if (stay === null) return;
    setValue('checkInDate', stay.range.from);
    setValue('checkOutDate', stay.range.to);
    setValue('guests', countGuests(stay));
  }, [stay, setValue]);
  const [checkInDate, checkOutDate, guests] = form.watch(['checkInDate', 'checkOutDate', 'guests']);
  return stay !== null && isOf(stay, { checkInDate, checkOutDate, guests }) ? stay : null;
}

function isOf(request: StayRequest, { checkInDate, checkOutDate, guests }: StayFields): boolean {
  const { from, to } = request.range;
  return checkInDate === from && checkOutDate === to && guests === countGuests(request);
}
