import { atom } from 'nanostores';
import type { NightWord } from '#domain/stay/night-word.ts';
import type { NightRange } from '#domain/stay/nights.ts';
import type { Quote, StayGuests } from '#domain/stay/quote.ts';

/** The stay that a visitor has chosen on the page of a property, with the quote that the page shows. */
export interface StayRequest extends StayGuests {
  readonly propertyId: string;
  readonly range: NightRange;
  /** What it is counted in. */
  readonly word: NightWord;
  readonly quote: Quote;
}

/** Null while no stay is chosen that can be had. The form of the property sends it with its fields. */
export const $stayRequest = atom<StayRequest | null>(null);

/**
 * Sets the stay if it is another one, by value: each new object has the form filled again, over what was typed into it
 * meanwhile.
 */
export function noteStayRequest(wanted: StayRequest | null): void {
  if (JSON.stringify(wanted) !== JSON.stringify($stayRequest.get())) $stayRequest.set(wanted);
}

/** Counts the requests that the API rejected because of their stay, so that the page looks at the calendar again. */
export const $staleStays = atom(0);
