import type { Sender } from '#domain/api/handler.ts';
import type { RateLimit } from '#platform/limits/rate-limit.ts';
import { normaliseEmailForLimits, senderLimits } from '#platform/limits/sender-limits.ts';

/** An office or a hotel shares one address, so it may ask more often than a person. */
const BY_ADDRESS = { most: 30, hours: 1 };

/** Nothing vouches for a form without JavaScript, and few people send one. */
const BY_ADDRESS_WITHOUT_SCRIPT = { most: 10, hours: 1 };

/** Each enquiry mails an acknowledgement to this address, which may be a stranger's. */
const BY_EMAIL = { most: 8, hours: 1 };

/** The limits that an enquiry counts against. */
export function enquiryLimits(sender: Sender, email: string): RateLimit[] {
  const byAddress = sender.plainForm ? BY_ADDRESS_WITHOUT_SCRIPT : BY_ADDRESS;
  const name = sender.plainForm ? 'plain enquiries by address' : 'enquiries by address';
  return [
    ...senderLimits(sender.address, { name, ...byAddress }),
    ...(email === '' ? [] : [{ name: 'enquiries by email', subject: normaliseEmailForLimits(email), ...BY_EMAIL }]),
  ];
}
