import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { favoriteSchema, userProfileSchema } from '#domain/account/member-documents.ts';
import { enquirySchema } from '#domain/enquiry/enquiry.ts';
import { VIEWING_TIMES } from '#domain/enquiry/options.ts';
import { storedEnquirySchema } from '#domain/enquiry/stored-enquiry.ts';
import { FAVORITES_GROUP } from '#domain/export/exported-collections.ts';
import { LAST_IMPORT_ID, lastImportSchema } from '#domain/import/last-import.ts';
import { importedRowSchema, storedImportSchema } from '#domain/import/stored-import.ts';
import { DEFAULT_REPLY_TEMPLATES } from '#domain/inbox/default-reply-templates.ts';
import { replyTimeSchema } from '#domain/inbox/response-time.ts';
import { pictureUseSchema } from '#domain/media/picture-use.ts';
import { storedPictureSchema } from '#domain/media/stored-picture.ts';
import { uploadResultSchema } from '#domain/media/upload-result.ts';
import { exchangeRatesSchema } from '#domain/money/exchange-rates.ts';
import { storedSubscriberSchema } from '#domain/newsletter/stored-subscriber.ts';
import { buildRecordSchema } from '#domain/publishing/build-record.ts';
import { revisionListSchema } from '#domain/publishing/kept-revision.ts';
import { previewSchema } from '#domain/publishing/preview.ts';
import { publicationSchema } from '#domain/publishing/publication.ts';
import { scheduledPublicationSchema } from '#domain/publishing/scheduled-publication.ts';
import { contentEpochSchema, departureSchema } from '#domain/publishing/site-revision.ts';
import { siteStateSchema } from '#domain/publishing/site-state.ts';
import { PURCHASE_TABLE_2026 } from '#domain/purchase/purchase-table-2026.ts';
import { USUAL_OFFICE_DAYS } from '#domain/site/office-days.ts';
import { auditEntrySchema } from '#domain/staff/audit-entry.ts';
import { storedStaffSchema } from '#domain/staff/stored-staff.ts';
import { stayCalendarSchema } from '#domain/stay/calendar.ts';
import { calendarFeedSchema } from '#domain/stay/feeds/feed.ts';
import { storedSubmissionSchema } from '#domain/submission/stored-submission.ts';
import {
  BUSINESS_COLLECTIONS,
  CONTENT_EPOCH_ID,
  EXCHANGE_RATES_ID,
  REPLY_TIME_ID,
  SITE_STATE_ID,
} from './collections.ts';
import { ALL_KINDS } from './kinds.ts';
import { OLDER_PUBLISHED_PROPERTY, OLDER_WORKING_COPIES } from './older-documents-fixture.ts';
import { OLDER_RECORDS } from './older-records-fixture.ts';
import { PUBLISHED_SCHEMAS, WORKING_SCHEMAS } from './schemas.ts';

const SCHEMAS: Record<keyof typeof OLDER_RECORDS, z.ZodType> = {
  enquiries: storedEnquirySchema,
  submissions: storedSubmissionSchema,
  subscribers: storedSubscriberSchema,
  staff: storedStaffSchema,
  users: userProfileSchema,
  pictures: storedPictureSchema,
  auditLog: auditEntrySchema,
  publications: publicationSchema,
  publishedRevisions: revisionListSchema,
  scheduledPublications: scheduledPublicationSchema,
  builds: buildRecordSchema,
  calendars: stayCalendarSchema,
  calendarFeeds: calendarFeedSchema,
  departedProperties: departureSchema,
  previews: previewSchema,
  pictureUses: pictureUseSchema,
  uploads: uploadResultSchema,
  imports: storedImportSchema,
  importedRows: importedRowSchema,
  favorites: favoriteSchema,
  'system/site': siteStateSchema,
  'system/published': contentEpochSchema,
  'system/rates': exchangeRatesSchema,
  'system/replyTime': replyTimeSchema,
  'system/lastImport': lastImportSchema,
};

/** Collections without an older document, with the reason. */
const NOT_GUARDED = {
  mail: 'It is only written: the extension that sends reads it.',
  rateLimits: 'It counts the requests of at most a day.',
  idempotency: 'It lives for a day.',
  listedStays: 'It is made from the calendars every night, and only functions read it.',
};

const sender = { name: 'Ana', email: 'ana@example.org' };
const property = { propertyId: '4b2d7c1e-93a0-4c56-8f1e-2d3b4c5d6e7f' };
const quote = {
  lines: [{ kind: 'nights', season: 'Summer', nights: 7, cents: 70_000 }],
  totalCents: 70_000,
  depositCents: 0,
};

/** An enquiry of each kind with the fields that were required when it was sent. */
const ENQUIRIES = [
  {
    ...{
      kind: 'information',
      ...property,
      ...sender,
      checkInDate: '2026-06-01',
      checkOutDate: '2026-06-08',
      guests: 1,
    },
    stay: { adults: 1, childAges: [], pets: 0, quote },
  },
  {
    ...{ kind: 'venue', ...property, ...sender, firstDay: '2026-06-01', lastDay: '2026-06-08', guests: 1 },
    stay: { pets: 0, quote },
  },
  {
    ...{ kind: 'viewing', ...property, ...sender, phone: '+351 210 000 100', preferredDate: '2026-06-01' },
    ...{ preferredTime: VIEWING_TIMES[0], agreeToTerms: true },
  },
  { kind: 'property_information', ...property, ...sender, agreeToTerms: true },
  { kind: 'trip_request', ...sender },
];

describe('a document stored before a field was added', () => {
  it.each(ALL_KINDS)('parses as a working copy of %s', (kind) => {
    expect(WORKING_SCHEMAS[kind].parse(OLDER_WORKING_COPIES[kind])).toMatchObject({ rev: 1 });
  });

  it('parses as a published property', () => {
    expect(PUBLISHED_SCHEMAS.properties.parse(OLDER_PUBLISHED_PROPERTY)).toMatchObject({ rev: 1 });
  });

  it.each(Object.entries(OLDER_RECORDS))('parses as a document of %s', (name, document) => {
    const schema = Object.entries(SCHEMAS).find(([one]) => one === name)?.[1];
    expect(schema?.safeParse(document).error).toBeUndefined();
    expect(schema).toBeDefined();
  });

  it.each(ENQUIRIES)('parses as an enquiry of kind $kind', (enquiry) => {
    expect(enquirySchema.safeParse(enquiry).error).toBeUndefined();
  });

  it('is here for every collection and every document of the system, or there is a reason', () => {
    const guarded = Object.keys(OLDER_RECORDS).map((name) => name.split('/')[0]);
    const collections = [...Object.values(BUSINESS_COLLECTIONS), FAVORITES_GROUP];
    expect([...new Set(guarded), ...Object.keys(NOT_GUARDED)].toSorted()).toEqual(collections.toSorted());
    const ids = [EXCHANGE_RATES_ID, REPLY_TIME_ID, SITE_STATE_ID, CONTENT_EPOCH_ID, LAST_IMPORT_ID];
    expect(Object.keys(OLDER_RECORDS)).toEqual(expect.arrayContaining(ids.map((id) => `system/${id}`)));
  });

  it('reads the default of each field that it lacks', () => {
    expect(WORKING_SCHEMAS.settings.parse(OLDER_WORKING_COPIES.settings)).toMatchObject({
      officeDays: USUAL_OFFICE_DAYS,
      replyTemplates: DEFAULT_REPLY_TEMPLATES,
      purchaseTable: PURCHASE_TABLE_2026,
    });
    expect(PUBLISHED_SCHEMAS.properties.parse(OLDER_PUBLISHED_PROPERTY)).toMatchObject({ firstPublishedAt: null });
    expect(storedEnquirySchema.parse(OLDER_RECORDS.enquiries).property).toMatchObject({ type: null });
    expect(storedSubmissionSchema.parse(OLDER_RECORDS.submissions).submission).toMatchObject({ photos: [] });
  });
});
