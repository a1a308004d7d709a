import { formatLisbonTime } from '#domain/core/format-date.ts';
import { propertyPath } from '#domain/site/paths.ts';
import { formatEuros } from '#domain/stay/quote-text.ts';
import type { StayReport } from './stay-report.ts';

/** Whether a stay can be had and what it costs, as a sentence to the guest: what they accepted, or else what it costs today. */
export function describeAvailability({ word, state, quote, acceptedCents, heldUntil }: StayReport): string {
  const what = word === 'day' ? 'booking' : 'stay';
  const cents = acceptedCents ?? quote?.totalCents ?? null;
  const price = cents === null ? '' : ` The ${what} costs ${formatEuros(cents)} with all fees.`;
  switch (state) {
    case 'booked':
      return `It is booked for you.${price}`;
    case 'held':
      return `We hold it for you until ${formatLisbonTime(new Date(heldUntil ?? 0))}.${price}`;
    case 'taken':
      return 'I am sorry to say that it is taken.';
    case 'free':
      return `We are glad to say that it is free.${price}`;
  }
}

/** Similar stays with their totals, where these are known, and addresses, one a line; '' for none. */
export function listAlternatives({ alternatives }: StayReport, origin: string): string {
  return alternatives
    .map(({ title, location, totalCents, slug }) => {
      const price = totalCents === null ? '' : `${formatEuros(totalCents)}, `;
      return `${title}, ${location}: ${price}${origin}${propertyPath(slug)}`;
    })
    .join('\n');
}
