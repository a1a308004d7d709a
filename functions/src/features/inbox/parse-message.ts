import type { InboxBox } from '@site/domain/inbox-options';
import type { StoredMessage } from '@site/domain/inbox-row';
import { storedEnquirySchema } from '@site/domain/stored-enquiry';
import { storedSubmissionSchema } from '@site/domain/stored-submission';

/** A document of a box as its message. */
export function parseMessage(box: InboxBox, document: unknown): StoredMessage {
  return box === 'enquiries'
    ? { box, stored: storedEnquirySchema.parse(document) }
    : { box, stored: storedSubmissionSchema.parse(document) };
}
