import { randomUUID } from 'node:crypto';
import type { enquiriesApi } from '@site/domain/api-enquiries';
import type { Handler } from '@site/domain/api-handler';
import { newDeskState } from '@site/domain/desk-fields';
import { acknowledgementMail, conciergeMail } from '@site/domain/enquiry-mails';
import type { Enquiry } from '@site/domain/enquiry';
import { ApiError } from '@site/domain/errors';
import { requireConsent, requirePerson } from '@site/domain/form-guard';
import { REPLY_HOURS, RETENTION_MONTHS } from '@site/domain/limits';
import { PROPERTY_NOT_LISTED } from '@site/domain/messages/sending-messages';
import { askedPropertyId, askedPropertySchema, type AskedProperty } from '@site/domain/stored-enquiry';
import { rankTripMatches } from '@site/domain/trip-matches';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import type { AlsoRead, ArriveOnce } from '../../platform/arrive-once.ts';
import { enquiryPath, publishedPropertyPath } from '../../platform/firestore-paths.ts';
import { HOUR, later, monthsLater } from '../../platform/moments.ts';
import type { PublishedContent } from '../../platform/published-content.ts';
import { writeMail } from '../../platform/write-mail.ts';
import { enquiryLimits } from './enquiry-limits.ts';

type Contract = (typeof enquiriesApi)['POST /api/enquiries'];

/** What the handler stands on. */
export interface EnquiryDesk {
  /** The database. */
  readonly database: () => Firestore;
  /** Stores each arrival once. */
  readonly arriveOnce: ArriveOnce;
  /** The published content. */
  readonly content: PublishedContent;
  /** The public origin of the site. */
  readonly siteAddress: () => string;
  /** The shape of the answer, from the contract. */
  readonly outcome: Contract['response'];
}

/** Makes the handler of POST /api/enquiries. */
export function submitEnquiry({ database, arriveOnce, content, siteAddress, outcome }: EnquiryDesk): Handler<Contract> {
  return async ({ body, sender }) => {
    requirePerson(body, sender);
    const consent = requireConsent('enquiry', body.consentVersion);
    const { enquiry, key } = body;
    const origin = siteAddress();
    const firestore = database();
    const [house, shortlist] = await Promise.all([
      content.readSettings(),
      enquiry.kind === 'trip_request'
        ? content.readCandidates().then((candidates) => rankTripMatches(enquiry, candidates))
        : [],
    ]);
    return arriveOnce({
      endpoint: 'POST /api/enquiries',
      key,
      contents: enquiry,
      limits: enquiryLimits(sender, enquiry.email),
      alsoRead: askedDocument(firestore, enquiry),
      outcome,
      store: (batch, now, stored) => {
        // Only now: a repeat of what was stored is answered alike, whatever became of the property since.
        const property = requireListed(enquiry, stored);
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
          ...newDeskState(now),
        });
        writeMail(firestore, batch, conciergeMail(mailed, house, origin), enquiryPath(id), now);
        const acknowledged = enquiry.email !== '';
        if (acknowledged) {
          writeMail(firestore, batch, acknowledgementMail(mailed, house, origin), enquiryPath(id), now);
        }
        const [receivedAt, dueAt] = [now.toISOString(), replyDueAt.toISOString()];
        return { id, receivedAt, replyDueAt: dueAt, acknowledged, shortlist };
      },
    });
  };
}

/** The published property that an enquiry asks about, as a document to be read; null when it asks about none. */
function askedDocument(firestore: Firestore, enquiry: Enquiry): AlsoRead | null {
  const id = askedPropertyId(enquiry);
  return id === null ? null : { document: firestore.doc(publishedPropertyPath(id)), fields: ['slug', 'title'] };
}

/** The property that was read, null when the enquiry asks about none; throws when it is not published. */
function requireListed(enquiry: Enquiry, stored: DocumentSnapshot | undefined): AskedProperty | null {
  const id = askedPropertyId(enquiry);
  if (id === null) return null;
  if (stored?.exists === true) return askedPropertySchema.parse({ id, ...stored.data() });
  const fields = [{ path: 'enquiry.propertyId', message: PROPERTY_NOT_LISTED }];
  throw new ApiError('invalid_request', { fields });
}
