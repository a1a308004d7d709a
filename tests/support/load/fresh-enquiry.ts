import { randomUUID } from 'node:crypto';
import { currentConsent } from '#domain/site/consent-texts.ts';
import { dayAhead } from '#support/future-days.ts';
import type { JsonPost } from './send-post.ts';

/** A valid information request with a new key, from a visitor of its own. */
export function freshEnquiry(index: number, propertyId: string): JsonPost {
  const key = randomUUID();
  const body = {
    key,
    elapsed: 20_000,
    homepage: '',
    consentVersion: currentConsent('enquiry').version,
    enquiry: {
      kind: 'information',
      propertyId,
      name: `Visitor ${index}`,
      email: `visitor-${key}@load.example`,
      phone: '+351 912 000 000',
      checkInDate: dayAhead(200),
      checkOutDate: dayAhead(207),
      // Every property allows one.
      guests: 1,
      message: 'Is the house free, and can we bring the dog? '.repeat(1 + (index % 5)),
    },
  };
  return { path: '/api/enquiries', from: ipOf(index), body: JSON.stringify(body) };
}

function ipOf(index: number): string {
  return `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;
}
