import { formatAmount } from '#domain/money/currency.ts';
import { isReadAsWritten, parsePrice } from '#domain/money/price.ts';
import { formatEuros } from '#domain/stay/quote-text.ts';
import { DEFAULT_CHECK_IN_TIME, DEFAULT_CHECK_OUT_TIME } from './default-texts.ts';
import type { PropertyType } from './type.ts';

/** The hours of arrival and departure; '' shows the default. */
export interface StayFields {
  checkInTime: string;
  checkOutTime: string;
}

/** Arrival and departure hours as shown: 'default check-in 16:00 - 08:00, check-out 11:00' (visitor specification, section 9). */
export function shownStayTimes(property: StayFields): { checkIn: string; checkOut: string } {
  return {
    checkIn: property.checkInTime === '' ? DEFAULT_CHECK_IN_TIME : property.checkInTime,
    checkOut: property.checkOutTime === '' ? DEFAULT_CHECK_OUT_TIME : property.checkOutTime,
  };
}

/** A typed deposit that says that there is none: 'No deposit', 'Not required', '€0'. */
const NO_DEPOSIT = /^\W*(?:(?:no|none|not|nothing|nil|zero|n\/a)\b|0(?![\d.,]*[1-9]))/i;

/**
 * The deposit as shown: 'security deposit shown as refundable'; null when nothing is known. That of the calendar, in whole
 * euros, comes before the typed one, because quotes name it; 0 for none. The text stays for lettings without a calendar.
 */
export function shownDeposit({ securityDeposit }: { securityDeposit: string }, ofCalendar: number): string | null {
  const deposit = ofCalendar > 0 ? formatEuros(ofCalendar * 100) : securityDeposit;
  if (deposit === '') return null;
  return /refundable/i.test(deposit) || NO_DEPOSIT.test(deposit) ? deposit : `${deposit} (refundable)`;
}

/** Whether the page shows stay details: not for sale, or for sale 'with the rental option on' (admin specification, section 4). */
export function showsStay(property: { type: PropertyType; hasRentalOption: boolean }): boolean {
  return property.type !== 'real_estate' || property.hasRentalOption;
}

/** A rent at the beginning of a text that names no currency; a number of one or two digits counts months or nights. */
const BARE_RENT = /^(from\s+)?(\d[\d,]+\d)(?!.*(?:€|\beur))/i;

/** The note on renting a property for sale: shown 'when real estate has has_rental_option and rental_price'; null otherwise. */
export function rentalOptionNote(property: {
  type: PropertyType;
  hasRentalOption: boolean;
  rentalPrice: string;
}): string | null {
  if (property.type !== 'real_estate' || !property.hasRentalOption || property.rentalPrice === '') return null;
  // Other prices get their euro sign with their currency; only what has one is converted in this note.
  const rent = isReadAsWritten(property.rentalPrice)
    ? property.rentalPrice.replace(
        BARE_RENT,
        (_, from: string | undefined, amount: string) => `${from ?? ''}${formatAmount(parsePrice(amount), 'EUR')}`,
      )
    : property.rentalPrice;
  return `Also available to rent: ${rent}`;
}
