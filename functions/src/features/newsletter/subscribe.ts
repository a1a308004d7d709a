import { randomUUID } from 'node:crypto';
import type { Handler } from '#domain/api/handler.ts';
import { newsletterApi } from '#domain/api/newsletter.ts';
import { BUSINESS_COLLECTIONS } from '#domain/content/collections.ts';
import { UNCONFIRMED_DAYS } from '#domain/privacy/limits.ts';
import { confirmationMail } from '#domain/newsletter/emails.ts';
import type { Firestore } from 'firebase-admin/firestore';
import { subscriberPath } from '#platform/firestore-paths.ts';
import type { FormLimits } from '#platform/limits/sender-limits.ts';
import { receiveForm, type FormDeps } from '#platform/requests/receive-form.ts';
import { newSecret, sha256 } from '#platform/secrets.ts';
import { DAY, later, MINUTE } from '#platform/time.ts';

const KEY = 'POST /api/newsletter';

const LIMITS: FormLimits = {
  of: 'sign-ups',
  byAddress: { most: 20, hours: 1 },
  // Each sign-up emails an address that may be a stranger's: three a day are enough after a typing error.
  byEmail: { most: 3, hours: 24 },
};

/** Milliseconds of one time window in which the same form without JavaScript is one sign-up. */
const REPEAT_TIME = 10 * MINUTE;

/**
 * Makes the handler of POST /api/newsletter. Each sign-up has its own document, so that links in earlier emails work and
 * the proof of an earlier consent stays. A subscriber gets no further email, and the response does not reveal it.
 */
export function subscribe(deps: FormDeps): Handler<(typeof newsletterApi)[typeof KEY]> {
  return receiveForm(deps, {
    endpoint: KEY,
    response: newsletterApi[KEY].response,
    consent: 'newsletter',
    limits: LIMITS,
    // A sign-up without its email could never be confirmed. Counted for subscribers too, so that an error reveals nothing.
    needsAcknowledgement: true,
    receive: async ({ body: { key, subscription }, sender }) => {
      const { email } = subscription;
      const emailKey = email.toLowerCase();
      const origin = deps.siteOrigin();
      const isSubscribed = await hasSubscription(deps.database(), emailKey);
      return {
        contents: subscription,
        email,
        // The key of a form without JavaScript is a hash of its fields: who lost the email gets another one later.
        key: sender.plainForm ? `${key} ${Math.floor(deps.clock().getTime() / REPEAT_TIME)}` : key,
        store: ({ now, settings, consent }) => {
          const outcome = { status: 'confirmation_mailed' } as const;
          if (isSubscribed) return { outcome, stored: null };
          const [id, confirmToken, unsubscribeToken] = [randomUUID(), newSecret(), newSecret()];
          const fields = {
            id,
            email,
            emailKey,
            state: 'pending',
            consent,
            confirmedAt: null,
            unsubscribedAt: null,
            retainUntil: later(now, UNCONFIRMED_DAYS * DAY),
            confirmHash: sha256(confirmToken),
            unsubscribeToken,
          };
          const links = { subscriber: id, confirmToken, unsubscribeToken };
          const emails = [confirmationMail(email, links, settings, origin)];
          return { outcome, stored: { path: subscriberPath(id), fields, emails } };
        },
      };
    },
  });
}

async function hasSubscription(firestore: Firestore, emailKey: string): Promise<boolean> {
  const { empty } = await firestore
    .collection(BUSINESS_COLLECTIONS.subscribers)
    .where('emailKey', '==', emailKey)
    .where('state', '==', 'confirmed')
    .limit(1)
    .get();
  return !empty;
}
