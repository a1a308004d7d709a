import type { Sender } from '#domain/api/handler.ts';
import type { RateLimit } from '#platform/limits/rate-limit.ts';
import { normaliseEmailForLimits, senderLimits } from '#platform/limits/sender-limits.ts';

/** An office or a hotel shares one IP address, so the limit is higher than for one person. */
const BY_ADDRESS = { most: 30, hours: 1 };

/** A form without JavaScript has no App Check token, and few people send one. */
const BY_ADDRESS_WITHOUT_SCRIPT = { most: 10, hours: 1 };

/** Each enquiry sends an acknowledgement to this email, which may be a stranger's. */
const BY_EMAIL = { most: 8, hours: 1 };

/** The limits that an enquiry counts against. */
export function enquiryLimits(sender: Sender, email: string): RateLimit[] {
  const byAddress = sender.plainForm ? BY_ADDRESS_WITHOUT_SCRIPT : BY_ADDRESS;
  const name = sender.plainForm ? 'plain enquiries by address' : 'enquiries by address';
  return [
    ...senderLimits(sender.ip, { name, ...byAddress }),
    ...(email === '' ? [] : [{ name: 'enquiries by email', subject: normaliseEmailForLimits(email), ...BY_EMAIL }]),
  ];
}
