import { describe, expect, it } from 'vitest';
import { userProfileSchema } from '#domain/account/member-documents.ts';
import { storedEnquirySchema } from '#domain/enquiry/stored-enquiry.ts';
import { DEFAULT_REPLY_TEMPLATES } from '#domain/inbox/default-reply-templates.ts';
import { storedPictureSchema } from '#domain/media/stored-picture.ts';
import { storedSubscriberSchema } from '#domain/newsletter/stored-subscriber.ts';
import { buildRecordSchema } from '#domain/publishing/build-record.ts';
import { PURCHASE_TABLE_2026 } from '#domain/purchase/purchase-table-2026.ts';
import { revisionListSchema } from '#domain/publishing/kept-revision.ts';
import { publicationSchema } from '#domain/publishing/publication.ts';
import { scheduledPublicationSchema } from '#domain/publishing/scheduled-publication.ts';
import { USUAL_OFFICE_DAYS } from '#domain/site/office-days.ts';
import { auditEntrySchema } from '#domain/staff/audit-entry.ts';
import { storedStaffSchema } from '#domain/staff/stored-staff.ts';
import { storedSubmissionSchema } from '#domain/submission/stored-submission.ts';
import { ALL_KINDS } from './kinds.ts';
import { OLDER_DOCUMENTS, OLDER_PUBLISHED_PROPERTY, OLDER_WORKING_COPIES } from './older-documents-fixture.ts';
import { PUBLISHED_SCHEMAS, WORKING_SCHEMAS } from './schemas.ts';

const SCHEMAS = {
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
};

describe('a document stored before a field was added', () => {
  it.each(ALL_KINDS)('parses as a working copy of %s', (kind) => {
    expect(WORKING_SCHEMAS[kind].parse(OLDER_WORKING_COPIES[kind])).toMatchObject({ rev: 1 });
  });

  it('parses as a published property', () => {
    expect(PUBLISHED_SCHEMAS.properties.parse(OLDER_PUBLISHED_PROPERTY)).toMatchObject({ rev: 1 });
  });

  it.each(Object.entries(OLDER_DOCUMENTS))('parses as a document of %s', (collection, document) => {
    const schema = Object.entries(SCHEMAS).find(([name]) => name === collection)?.[1];
    expect(schema?.safeParse(document).error).toBeUndefined();
    expect(schema).toBeDefined();
  });

  it('reads the default of each field that it lacks', () => {
    expect(WORKING_SCHEMAS.settings.parse(OLDER_WORKING_COPIES.settings)).toMatchObject({
      officeDays: USUAL_OFFICE_DAYS,
      replyTemplates: DEFAULT_REPLY_TEMPLATES,
      purchaseTable: PURCHASE_TABLE_2026,
    });
    expect(storedEnquirySchema.parse(OLDER_DOCUMENTS.enquiries).property).toMatchObject({ type: null });
    expect(storedSubmissionSchema.parse(OLDER_DOCUMENTS.submissions).submission).toMatchObject({ photos: [] });
  });
});
