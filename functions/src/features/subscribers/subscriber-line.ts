import type { SubscriberLine } from '#domain/api/subscribers.ts';
import { storedSubscriberSchema } from '#domain/newsletter/stored-subscriber.ts';

/** A stored sign-up as the back office lists it. */
export function subscriberLine(document: unknown): SubscriberLine {
  const { id, email, state, consent, confirmedAt, unsubscribedAt } = storedSubscriberSchema.parse(document);
  return { id, email, state, signedUpAt: consent.givenAt, confirmedAt, unsubscribedAt };
}
