import { randomUUID } from 'node:crypto';
import type { enquiriesApi } from '#domain/api/enquiries.ts';
import type { Handler } from '#domain/api/handler.ts';
import { checkEnquiry, type EnquiryFault } from '#domain/enquiry/check-enquiry.ts';
import { newHandlingState } from '#domain/inbox/handling.ts';
import { acknowledgementMail, conciergeMail } from '#domain/enquiry/emails.ts';
import type { Enquiry } from '#domain/enquiry/enquiry.ts';
import { ApiError } from '#domain/core/errors.ts';
import { requireConsent, requirePerson } from '#domain/site/form-guard.ts';
import { REPLY_HOURS, RETENTION_MONTHS } from '#domain/core/limits.ts';
import { PROPERTY_NOT_LISTED } from '#domain/site/sending-text.ts';
import { rankTripMatches } from '#domain/trip/rank-matches.ts';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import type { StoreIdempotent } from '#platform/requests/store-idempotent.ts';
import { enquiryPath } from '#platform/firestore-paths.ts';
import { HOUR, later, monthsLater } from '#platform/time.ts';
import type { PublishedContent } from '#platform/content/published-content.ts';
import { writeMail } from '#platform/write-mail.ts';
import { askedDocument, readAsked, withPageProperty, type Asked } from './asked-property.ts';
import { enquiryLimits } from './enquiry-limits.ts';

type Contract = (typeof enquiriesApi)['POST /api/enquiries'];

/** What the handler stands on. */
export interface EnquiryDeps {
  /** The database. */
  readonly database: () => Firestore;
  /** Stores each arrival once. */
  readonly storeIdempotent: StoreIdempotent;
  /** The published content. */
  readonly content: PublishedContent;
  /** The public origin of the site. */
  readonly siteAddress: () => string;
  /** The shape of the answer, from the contract. */
  readonly outcome: Contract['response'];
}

/** Makes the handler of POST /api/enquiries. */
export function submitEnquiry({
  database,
  storeIdempotent,
  content,
  siteAddress,
  outcome,
}: EnquiryDeps): Handler<Contract> {
  return async ({ body, sender, headers }) => {
    requirePerson(body, sender);
    const consent = requireConsent('enquiry', body.consentVersion);
    // Without JavaScript the page is static, and only its address knows the property (docs/decisions/0125).
    const enquiry = withPageProperty(body.enquiry, sender.plainForm ? headers.referer : undefined);
    const page = enquiry.kind === 'contact' ? enquiry.propertySlug : '';
    const origin = siteAddress();
    const firestore = database();
    const [settings, alsoRead, shortlist] = await Promise.all([
      content.readSettings(),
      askedDocument(firestore, enquiry),
      enquiry.kind === 'trip_request'
        ? content.readCandidates().then((candidates) => rankTripMatches(enquiry, candidates))
        : [],
    ]);
    return storeIdempotent({
      endpoint: 'POST /api/enquiries',
      // A plain form's key is made of its fields alone, and the same words may be sent about two properties.
      key: sender.plainForm ? `${body.key} ${page}` : body.key,
      contents: enquiry,
      limits: enquiryLimits(sender, enquiry.email),
      alsoRead,
      acknowledgement: enquiry.email === '' ? null : { settings, required: false },
      outcome,
      store: (batch, now, stored, acknowledged) => {
        // Only now: a repeat of what was stored is answered alike, whatever became of the property since.
        const { property, capacity } = requireListed(enquiry, stored);
        const faults = checkEnquiry(enquiry, { now, capacity, officeDays: settings.officeDays });
        if (faults.length > 0) throw rejection(faults);
        const id = randomUUID();
        const replyDueAt = later(now, REPLY_HOURS * HOUR);
        const mailed = { enquiry, property, shortlist, replyDueAt };
        batch.create(firestore.doc(enquiryPath(id)), {
          id,
          kind: enquiry.kind,
          enquiry,
          emailKey: enquiry.email.toLowerCase(),
          property,
          shortlist,
          consent: { ...consent, givenAt: now },
          receivedAt: now,
          replyDueAt,
          answeredAt: null,
          retainUntil: monthsLater(now, RETENTION_MONTHS),
          anonymisedAt: null,
          ...newHandlingState(now),
        });
        writeMail(firestore, batch, conciergeMail(mailed, settings, origin), enquiryPath(id), now);
        if (acknowledged) {
          writeMail(firestore, batch, acknowledgementMail(mailed, settings, origin), enquiryPath(id), now);
        }
        const [receivedAt, dueAt] = [now.toISOString(), replyDueAt.toISOString()];
        return { id, receivedAt, replyDueAt: dueAt, acknowledged, shortlist };
      },
    });
  };
}

/** The property that was read; throws when the form stands on a property's page and that property is gone. */
function requireListed(enquiry: Enquiry, stored: DocumentSnapshot | undefined): Asked {
  const asked = readAsked(stored);
  // A contact message arrives in any case: somebody wrote it, and its slug says what it was about.
  if (asked.property !== null || !('propertyId' in enquiry)) return asked;
  throw rejection([{ path: 'propertyId', message: PROPERTY_NOT_LISTED }]);
}

function rejection(faults: readonly EnquiryFault[]): ApiError {
  const fields = faults.map(({ path, message }) => ({ path: `enquiry.${path}`, message }));
  return new ApiError('invalid_request', { fields });
}
