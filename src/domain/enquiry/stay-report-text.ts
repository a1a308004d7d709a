import { formatLisbonTime } from '#domain/core/format-date.ts';
import { propertyPath } from '#domain/site/paths.ts';
import { formatEuros } from '#domain/stay/quote-text.ts';
import type { StayReport } from './stay-report.ts';

/**
 * Whether a stay can be had and what it costs, as sentences to the guest: what they accepted, or else what it costs today.
 * Of one that nobody has taken but that cannot be had, such as one with a pet, it says why.
 */
export function describeAvailability(report: StayReport): string {
  const { word, state, quote, acceptedCents, heldUntil, isOpen, obstacles } = report;
  const what = word === 'day' ? 'booking' : 'stay';
  const cents = acceptedCents ?? quote?.totalCents ?? null;
  const price = cents === null ? '' : ` The ${what} costs ${formatEuros(cents)} with all fees.`;
  switch (state) {
    case 'booked':
      return `It is booked for you.${price}`;
    case 'held':
      return `We hold it for you until ${formatLisbonTime(new Date(heldUntil ?? 0))} in Portugal.${price}`;
    case 'taken':
      return 'I am sorry to say that it is taken.';
    case 'free':
      // What was accepted stands, but for dates that have passed.
      if ((acceptedCents === null || !isOpen) && obstacles.length > 0)
        return obstacles.map((reason) => `${reason}.`).join(' ');
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
