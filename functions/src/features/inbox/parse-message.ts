import type { InboxBox } from '#domain/inbox/options.ts';
import type { StoredMessage } from '#domain/inbox/row.ts';
import { storedEnquirySchema } from '#domain/enquiry/stored-enquiry.ts';
import { storedSubmissionSchema } from '#domain/submission/stored-submission.ts';

export function parseMessage(box: InboxBox, document: unknown): StoredMessage {
  return box === 'enquiries'
    ? { box, stored: storedEnquirySchema.parse(document) }
    : { box, stored: storedSubmissionSchema.parse(document) };
}
