import { tooManyGuests } from '#domain/enquiry/text.ts';
import { formatWeekday } from '#domain/core/format-date.ts';
import { formatAmount } from '#domain/money/currency.ts';
import { countOf } from '#domain/text/count-of.ts';
import type { NightWord } from './night-word.ts';
import type { Quote, QuoteLine, QuoteReason, StayGuests } from './quote.ts';

const WEEKDAYS = ['Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays', 'Sundays'] as const;

/** A departure is the day after the last one that is hired: with Monday as 1, that day is one earlier in WEEKDAYS. */
const TEXTS = {
  night: { stay: 'stay', begins: 'Arrival is', ends: 'Departure is', daysAfterLast: 1 },
  day: { stay: 'booking', begins: 'A booking begins', ends: 'A booking ends', daysAfterLast: 2 },
} as const satisfies Record<NightWord, object>;

const CENTS = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'EUR' });

/** An amount to the cent: '€8,400' or '€428.57'. */
export function formatEuros(cents: number): string {
  return cents % 100 === 0 ? formatAmount(cents / 100, 'EUR') : CENTS.format(cents / 100);
}

/** What a line of a quote is for: '7 nights, High summer'. */
export function describeLine(line: QuoteLine, word: NightWord): string {
  switch (line.kind) {
    case 'nights':
      return [countOf(line.nights, word), line.season].filter((part) => part !== '').join(', ');
    case 'extra-guests':
      return `${countOf(line.guests, 'extra guest')}, ${countOf(line.nights, word)}`;
    case 'cleaning':
      return 'Final cleaning';
    case 'service':
      return `Service, ${line.perCent}%`;
    case 'pets':
      return countOf(line.pets, 'pet');
    case 'tourist-tax':
      return `Tourist tax, ${countOf(line.guests, 'guest')}, ${countOf(line.nights, word)}`;
  }
}

/** Why there is no quote, as a sentence without its full stop. */
export function describeReason(reason: QuoteReason, word: NightWord): string {
  switch (reason.code) {
    case 'past':
      return 'These dates have passed';
    case 'taken':
      return `Some of these ${word}s are not free`;
    case 'no-price':
      return `There is no price yet for ${formatWeekday(reason.night)}. Ask us, and we will find out`;
    case 'minimum-nights':
      return `A ${TEXTS[word].stay} has at least ${countOf(reason.nights, word)}${inSeason(reason.season)}`;
    case 'arrival-day':
      return `${TEXTS[word].begins} on ${WEEKDAYS[reason.weekday - 1] ?? ''}${inSeason(reason.season)}`;
    case 'departure-day':
      return `${TEXTS[word].ends} on ${WEEKDAYS.at(reason.weekday - TEXTS[word].daysAfterLast) ?? ''}${inSeason(reason.season)}`;
    case 'capacity':
      return tooManyGuests(reason.capacity);
    case 'no-pets':
      return 'Pets are not allowed here';
    case 'period':
      return reason.fault;
  }
}

function inSeason(season: string): string {
  return season === '' ? '' : ` (${season})`;
}

/** Who stays: '2 adults, children of 3 and 15 years, 1 pet'. */
export function describeGuests({ adults, childAges, pets }: StayGuests): string {
  const ages = childAges.toSorted((one, other) => one - other).map((age) => (age === 0 ? 'under 1' : `${age}`));
  const last = ages.at(-1) ?? '';
  const years = Math.max(...childAges) <= 1 ? 'year' : 'years';
  const children =
    ages.length === 0
      ? []
      : ages.length === 1
        ? [`a child of ${last} ${years}`]
        : [`children of ${ages.slice(0, -1).join(', ')} and ${last} ${years}`];
  return [countOf(adults, 'adult'), ...children, ...(pets === 0 ? [] : [countOf(pets, 'pet')])].join(', ');
}

/** A quote as lines of text, with its total; for emails and the inbox. */
export function writeQuote({ lines, totalCents, depositCents }: Quote, word: NightWord): string {
  return [
    ...lines.map((line) => `${describeLine(line, word)}: ${formatEuros(line.cents)}`),
    `Total: ${formatEuros(totalCents)}`,
    ...(depositCents === 0 ? [] : [`Refundable deposit, not in the total: ${formatEuros(depositCents)}`]),
  ].join('\n');
}
