import { randomUUID } from 'node:crypto';
import { enquiriesApi } from '#domain/api/enquiries.ts';
import type { Handler } from '#domain/api/handler.ts';
import { checkEnquiry, type EnquiryError } from '#domain/enquiry/check-enquiry.ts';
import { newHandlingState } from '#domain/inbox/handling.ts';
import { acknowledgementMail, conciergeMail } from '#domain/enquiry/emails.ts';
import type { Enquiry } from '#domain/enquiry/enquiry.ts';
import { ApiError } from '#domain/core/errors.ts';
import { REPLY_HOURS } from '#domain/enquiry/limits.ts';
import { MESSAGE_RETENTION_MONTHS } from '#domain/privacy/limits.ts';
import { PROPERTY_NOT_LISTED } from '#domain/site/text.ts';
import type { TripMatch } from '#domain/trip/match.ts';
import { rankTripMatches } from '#domain/trip/rank-matches.ts';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { enquiryPath } from '#platform/firestore-paths.ts';
import type { FormLimits } from '#platform/limits/sender-limits.ts';
import { receiveForm, type FormDeps } from '#platform/requests/receive-form.ts';
import { HOUR, later, monthsLater } from '#platform/time.ts';
import { checkRequestedStay, findCalendar } from './requested-stay.ts';
import { findPropertyDocument, readProperty, withPageProperty, type EnquiryProperty } from './enquiry-property.ts';

const KEY = 'POST /api/enquiries';

const LIMITS: FormLimits = {
  of: 'enquiries',
  // An office or a hotel shares one IP address.
  byAddress: { most: 30, hours: 1 },
  // A form without JavaScript has no App Check token, and few people send one.
  byAddressWithoutScript: { most: 10, hours: 1 },
  // Each enquiry sends an acknowledgement to this email, which may be a stranger's.
  byEmail: { most: 8, hours: 1 },
};

/** Makes the handler of POST /api/enquiries. */
export function submitEnquiry(deps: FormDeps): Handler<(typeof enquiriesApi)[typeof KEY]> {
  return receiveForm(deps, {
    endpoint: KEY,
    response: enquiriesApi[KEY].response,
    consent: 'enquiry',
    limits: LIMITS,
    receive: async ({ body, sender, headers }) => {
      // Without JavaScript the page is static, and only its URL names the property (docs/decisions/0040).
      const enquiry = withPageProperty(body.enquiry, sender.plainForm ? headers.referer : undefined);
      const page = enquiry.kind === 'contact' ? enquiry.propertySlug : '';
      const origin = deps.siteOrigin();
      const [alsoRead, shortlist, calendar] = await Promise.all([
        findPropertyDocument(deps.database(), enquiry),
        findShortlist(deps, enquiry),
        findCalendar(deps.database(), enquiry),
      ]);
      return {
        contents: enquiry,
        email: enquiry.email,
        // The key of a form without JavaScript is a hash of its fields, and the same text may be sent about two properties.
        key: sender.plainForm ? `${body.key} ${page}` : body.key,
        alsoRead,
        store: ({ now, settings, consent, read, acknowledged }) => {
          // Checked only here, so that a repeat of a stored request gets the same response even if the property is gone.
          const { property, capacity } = requireListed(enquiry, read);
          const propertyType = property?.type ?? null;
          const faults = checkEnquiry(enquiry, { now, capacity, propertyType, officeDays: settings.officeDays });
          if (faults.length > 0) throw rejection(faults);
          const staleStay = checkRequestedStay(enquiry, { calendar, property, capacity, now });
          if (staleStay.length > 0) throw rejection(staleStay);
          const id = randomUUID();
          const replyDueAt = later(now, REPLY_HOURS * HOUR);
          const emailContents = { enquiry, property, shortlist, replyDueAt };
          const [receivedAt, dueAt] = [now.toISOString(), replyDueAt.toISOString()];
          return {
            outcome: { id, receivedAt, replyDueAt: dueAt, acknowledged, shortlist },
            stored: {
              path: enquiryPath(id),
              fields: {
                id,
                kind: enquiry.kind,
                enquiry,
                emailKey: enquiry.email.toLowerCase(),
                property,
                shortlist,
                consent,
                receivedAt: now,
                replyDueAt,
                answeredAt: null,
                retainUntil: monthsLater(now, MESSAGE_RETENTION_MONTHS),
                anonymisedAt: null,
                ...newHandlingState(now),
              },
              emails: [
                conciergeMail(emailContents, settings, origin),
                ...(acknowledged ? [acknowledgementMail(emailContents, settings, origin)] : []),
              ],
            },
          };
        },
      };
    },
  });
}

/** The best matches of a trip request. */
async function findShortlist({ content }: FormDeps, enquiry: Enquiry): Promise<TripMatch[]> {
  return enquiry.kind === 'trip_request' ? rankTripMatches(enquiry, await content.readCandidates()) : [];
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
