import { randomUUID } from 'node:crypto';
import type { enquiriesApi } from '#domain/api/enquiries.ts';
import type { Handler } from '#domain/api/handler.ts';
import { checkEnquiry, type EnquiryError } from '#domain/enquiry/check-enquiry.ts';
import { newHandlingState } from '#domain/inbox/handling.ts';
import { acknowledgementMail, conciergeMail } from '#domain/enquiry/emails.ts';
import type { Enquiry } from '#domain/enquiry/enquiry.ts';
import { ApiError } from '#domain/core/errors.ts';
import { requireConsent, requirePerson } from '#domain/site/form-guard.ts';
import { REPLY_HOURS, RETENTION_MONTHS } from '#domain/enquiry/limits.ts';
import { PROPERTY_NOT_LISTED } from '#domain/site/text.ts';
import { rankTripMatches } from '#domain/trip/rank-matches.ts';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import type { StoreIdempotent } from '#platform/requests/store-idempotent.ts';
import { enquiryPath } from '#platform/firestore-paths.ts';
import { HOUR, later, monthsLater } from '#platform/time.ts';
import type { PublishedContent } from '#platform/content/published-content.ts';
import { writeMail } from '#platform/write-mail.ts';
import { findPropertyDocument, readProperty, withPageProperty, type EnquiryProperty } from './enquiry-property.ts';
import { enquiryLimits } from './enquiry-limits.ts';

type Contract = (typeof enquiriesApi)['POST /api/enquiries'];

export interface EnquiryDeps {
  readonly database: () => Firestore;
  readonly storeIdempotent: StoreIdempotent;
  readonly content: PublishedContent;
  readonly siteOrigin: () => string;
  /** Schema of the response. */
  readonly outcome: Contract['response'];
}

/** Makes the handler of POST /api/enquiries. */
export function submitEnquiry({
  database,
  storeIdempotent,
  content,
  siteOrigin,
  outcome,
}: EnquiryDeps): Handler<Contract> {
  return async ({ body, sender, headers }) => {
    requirePerson(body, sender);
    const consent = requireConsent('enquiry', body.consentVersion);
    // Without JavaScript the page is static, and only its URL names the property (docs/decisions/0040).
    const enquiry = withPageProperty(body.enquiry, sender.plainForm ? headers.referer : undefined);
    const page = enquiry.kind === 'contact' ? enquiry.propertySlug : '';
    const origin = siteOrigin();
    const firestore = database();
    const [settings, alsoRead, shortlist] = await Promise.all([
      content.readSettings(),
      findPropertyDocument(firestore, enquiry),
      enquiry.kind === 'trip_request'
        ? content.readCandidates().then((candidates) => rankTripMatches(enquiry, candidates))
        : [],
    ]);
    return storeIdempotent({
      endpoint: 'POST /api/enquiries',
      // The key of a form without JavaScript is a hash of its fields, and the same text may be sent about two properties.
      key: sender.plainForm ? `${body.key} ${page}` : body.key,
      contents: enquiry,
      limits: enquiryLimits(sender, enquiry.email),
      alsoRead,
      acknowledgement: enquiry.email === '' ? null : { settings, required: false },
      outcome,
      store: (batch, now, stored, acknowledged) => {
        // Checked only here, so that a repeat of a stored request gets the same response even if the property is gone.
        const { property, capacity } = requireListed(enquiry, stored);
        const propertyType = property?.type ?? null;
        const faults = checkEnquiry(enquiry, { now, capacity, propertyType, officeDays: settings.officeDays });
        if (faults.length > 0) throw rejection(faults);
        const id = randomUUID();
        const replyDueAt = later(now, REPLY_HOURS * HOUR);
        const emailContents = { enquiry, property, shortlist, replyDueAt };
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
        writeMail(firestore, batch, conciergeMail(emailContents, settings, origin), enquiryPath(id), now);
        if (acknowledged) {
          writeMail(firestore, batch, acknowledgementMail(emailContents, settings, origin), enquiryPath(id), now);
        }
        const [receivedAt, dueAt] = [now.toISOString(), replyDueAt.toISOString()];
        return { id, receivedAt, replyDueAt: dueAt, acknowledged, shortlist };
      },
    });
  };
}

/** Parses the property; throws invalid_request when the form of a property's page names one that is gone. */
function requireListed(enquiry: Enquiry, stored: DocumentSnapshot | undefined): EnquiryProperty {
  const found = readProperty(stored);
  // A contact message is always accepted; its slug says what it was about.
  if (found.property !== null || !('propertyId' in enquiry)) return found;
  throw rejection([{ path: 'propertyId', message: PROPERTY_NOT_LISTED }]);
}

function rejection(faults: readonly EnquiryError[]): ApiError {
  const fields = faults.map(({ path, message }) => ({ path: `enquiry.${path}`, message }));
  return new ApiError('invalid_request', { fields });
}
