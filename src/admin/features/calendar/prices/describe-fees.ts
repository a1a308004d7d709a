import { formatAmount } from '#domain/money/currency.ts';
import type { StayFees } from '#domain/stay/fees.ts';
import { MUNICIPALITY_NAMES, touristTaxOn, type Municipality } from '#domain/stay/tourist-tax.ts';
import type { NightWord } from '#domain/stay/night-word.ts';
import { CALENDAR_TEXT } from '../text.ts';

const text = CALENDAR_TEXT.fees;

const euros = (amount: number): string => formatAmount(amount, 'EUR');

/** A small amount of cents: '€2', '€2.50'. */
const smallAmount = (cents: number): string => `€${(cents / 100).toFixed(cents % 100 === 0 ? 0 : 2)}`;

/** The fees as a list of names and values, on a day. */
export function describeFees(
  fees: StayFees,
  today: string,
  word: NightWord,
): { readonly name: string; readonly value: string }[] {
  const { cleaning, servicePerCent, extraGuest, pet, deposit, municipality } = fees;
  const tax =
    municipality === null ? text.noTax : `${MUNICIPALITY_NAMES[municipality]}: ${describeTax(municipality, today)}`;
  return [
    { name: text.shown.cleaning, value: cleaning === 0 ? text.none : text.aStay(euros(cleaning)) },
    { name: text.shown.service, value: servicePerCent === 0 ? text.none : text.service(servicePerCent) },
    {
      name: text.shown.extraGuest,
      value:
        extraGuest === null ? text.none : text.extraGuest(euros(extraGuest.perNight), extraGuest.includedGuests, word),
    },
    { name: text.shown.pet, value: describePet(pet) },
    { name: text.shown.deposit, value: deposit === 0 ? text.none : text.deposit(euros(deposit)) },
    { name: text.shown.tax, value: tax },
  ];
}

/** The tourist tax of a municipality on a day: amount, age and limit. */
export function describeTax(municipality: Municipality, today: string): string {
  const tax = touristTaxOn(municipality, today);
  if (tax === null) return text.noTax;
  const [summer, winter] = [smallAmount(tax.summerCents), smallAmount(tax.winterCents)];
  const amount =
    summer === winter
      ? text.tax.always(summer)
      : tax.winterCents === 0
        ? text.tax.summer(summer)
        : text.tax.seasonal(summer, winter);
  return `${amount}, ${text.tax.limits(tax.ageFrom, tax.nightsMax)}`;
}

function describePet(pet: number | null): string {
  if (pet === null) return text.noPets;
  return pet === 0 ? text.petsFree : text.pet(euros(pet));
}
