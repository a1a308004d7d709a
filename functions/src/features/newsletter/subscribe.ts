import { randomUUID } from 'node:crypto';
import type { Handler } from '#domain/api/handler.ts';
import type { newsletterApi } from '#domain/api/newsletter.ts';
import { BUSINESS_COLLECTIONS } from '#domain/content/collections.ts';
import { requireConsent, requirePerson } from '#domain/site/form-guard.ts';
import { UNCONFIRMED_DAYS } from '#domain/newsletter/limits.ts';
import { confirmationMail } from '#domain/newsletter/emails.ts';
import type { Firestore } from 'firebase-admin/firestore';
import type { StoreIdempotent } from '#platform/requests/store-idempotent.ts';
import { subscriberPath } from '#platform/firestore-paths.ts';
import { DAY, later } from '#platform/time.ts';
import type { PublishedContent } from '#platform/content/published-content.ts';
import { newSecret, sha256 } from '#platform/secrets.ts';
import { normaliseEmailForLimits, senderLimits } from '#platform/limits/sender-limits.ts';
import { writeMail } from '#platform/write-mail.ts';

type Contract = (typeof newsletterApi)['POST /api/newsletter'];

export interface NewsletterDeps {
  readonly database: () => Firestore;
  readonly storeIdempotent: StoreIdempotent;
  readonly content: PublishedContent;
  readonly siteOrigin: () => string;
  /** Schema of the response. */
  readonly outcome: Contract['response'];
}

/** Each sign-up emails an address that may be a stranger's: three a day are enough after a typing error. */
const BY_EMAIL = { name: 'sign-ups by email', most: 3, hours: 24 };

const BY_ADDRESS = { name: 'sign-ups by address', most: 20, hours: 1 };

/**
 * Makes the handler of POST /api/newsletter. Each sign-up has its own document, so that links in earlier emails work and
 * the proof of an earlier consent stays. A subscriber gets no further email, and the response does not reveal it.
 */
export function subscribe({
  database,
  storeIdempotent,
  content,
  siteOrigin,
  outcome,
}: NewsletterDeps): Handler<Contract> {
  return async ({ body, sender }) => {
    requirePerson(body, sender);
    const consent = requireConsent('newsletter', body.consentVersion);
    const origin = siteOrigin();
    const { email } = body.subscription;
    const emailKey = email.toLowerCase();
    const firestore = database();
    const [settings, isSubscribed] = await Promise.all([content.readSettings(), hasSubscription(firestore, emailKey)]);
    return storeIdempotent({
      endpoint: 'POST /api/newsletter',
      key: body.key,
      contents: body.subscription,
      limits: [...senderLimits(sender.ip, BY_ADDRESS), { ...BY_EMAIL, subject: normaliseEmailForLimits(email) }],
      alsoRead: null,
      // A sign-up without its email could never be confirmed. Counted for subscribers too, so that an error reveals nothing.
      acknowledgement: { settings, required: true },
      outcome,
      store: (batch, now) => {
        if (isSubscribed) return { status: 'confirmation_mailed' } as const;
        const [id, confirmToken, unsubscribeToken] = [randomUUID(), newSecret(), newSecret()];
        batch.create(firestore.doc(subscriberPath(id)), {
          id,
          email,
          emailKey,
          state: 'pending',
          consent: { ...consent, givenAt: now },
          confirmedAt: null,
          unsubscribedAt: null,
          retainUntil: later(now, UNCONFIRMED_DAYS * DAY),
          confirmHash: sha256(confirmToken),
          unsubscribeToken,
        });
        const links = { subscriber: id, confirmToken, unsubscribeToken };
        writeMail(firestore, batch, confirmationMail(email, links, settings, origin), subscriberPath(id), now);
        return { status: 'confirmation_mailed' } as const;
      },
    });
  };
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
