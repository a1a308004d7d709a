import type { InboxBox } from '#domain/inbox/options.ts';
import { makeInboxRow, type InboxRow, type StoredMessage } from '#domain/inbox/row.ts';
import { storedEnquirySchema } from '#domain/enquiry/stored-enquiry.ts';
import { storedSubmissionSchema } from '#domain/submission/stored-submission.ts';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type * as z from 'zod';
import { parseOrReport } from '#platform/parse-or-report.ts';

const SCHEMAS: Readonly<Record<InboxBox, z.ZodType<StoredMessage>>> = {
  enquiries: storedEnquirySchema.transform((stored) => ({ box: 'enquiries' as const, stored })),
  submissions: storedSubmissionSchema.transform((stored) => ({ box: 'submissions' as const, stored })),
};

export function parseMessage(box: InboxBox, document: unknown): StoredMessage {
  return SCHEMAS[box].parse(document);
}

/** The rows of messages; one that cannot be read is logged and left out, so that staff can still handle the others. */
export function listRows(box: InboxBox, docs: readonly DocumentSnapshot[]): InboxRow[] {
  return docs.flatMap((found) => {
    const message = parseOrReport(found, SCHEMAS[box]);
    return message === null ? [] : [makeInboxRow(message)];
  });
}
