import type * as z from 'zod';
import type { storedSubscriberSchema } from '#domain/newsletter/stored-subscriber.ts';

/** The columns of an export of subscribers. */
export const SUBSCRIBER_EXPORT_COLUMNS = [
  ...['Email', 'State', 'Signed up', 'Confirmed', 'Ended', 'Consent version', 'Consent'],
] as const;

/** A subscriber as a row of an export, with the proof of the consent and without the keys of its links. */
export function subscriberExportRow(subscriber: z.output<typeof storedSubscriberSchema>): string[] {
  const { email, state, consent, confirmedAt, unsubscribedAt } = subscriber;
  const { givenAt, version, text } = consent;
  return [email, state, givenAt, confirmedAt ?? '', unsubscribedAt ?? '', version, text];
}
