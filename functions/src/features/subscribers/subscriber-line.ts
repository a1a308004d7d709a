import type { SubscriberLine } from '@site/domain/api-subscribers';
import { storedSubscriberSchema } from '@site/domain/stored-subscriber';

/** A stored sign-up as the back office lists it. */
export function subscriberLine(document: unknown): SubscriberLine {
  const { id, email, state, consent, confirmedAt, unsubscribedAt } = storedSubscriberSchema.parse(document);
  return { id, email, state, signedUpAt: consent.givenAt, confirmedAt, unsubscribedAt };
}
