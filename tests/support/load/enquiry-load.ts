import { randomUUID } from 'node:crypto';
import { currentConsent } from '#domain/site/consent-texts.ts';
import { dayAhead } from '#support/future-days.ts';
import type { JsonPost } from './send-many.ts';

/** A request of the load with its expected outcome. */
export interface LoadedEnquiry extends JsonPost {
  /** 'fresh' is stored, 'repeat' gets the response of the first one, 'malformed' is rejected. */
  readonly fate: 'fresh' | 'repeat' | 'malformed';
  /** Idempotency key. */
  readonly key: string;
}

/** A valid information request with a new key, from a visitor of its own. */
export function freshEnquiry(index: number, propertyId: string): LoadedEnquiry {
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
  return { fate: 'fresh', key, path: '/api/enquiries', from: ipOf(index), body: JSON.stringify(body) };
}

const CORRUPTED: readonly ((body: string) => string)[] = [
  (body) => body.slice(0, -7),
  (body) => body.replace('"guests":', '"guests":1e9,"g":'),
  (body) => body.replace('"elapsed":20000', '"elapsed":"soon"'),
  (body) => body.replace('@load.example', ' at load'),
  (body) => body.replace('"kind":"information"', '"kind":"__proto__"'),
];

/** `count` requests, of which a tenth repeat others and a tenth are malformed, spread evenly. */
export function enquiryLoad(count: number, propertyId: string): LoadedEnquiry[] {
  const load: LoadedEnquiry[] = [];
  for (let index = 0; index < count; index += 1) {
    const fresh = freshEnquiry(index, propertyId);
    // Half of the repeats follow the first request at once, as after a double click, half a hundred requests later.
    const earlier = index % 20 === 9 ? load.at(-1) : load.at(-98);
    if (index % 10 === 9 && earlier?.fate === 'fresh') load.push({ ...earlier, fate: 'repeat' });
    else if (index % 10 === 4) load.push({ ...fresh, fate: 'malformed', body: corrupt(fresh.body, index) });
    else load.push(fresh);
  }
  return load;
}

function corrupt(body: string, index: number): string {
  const how = CORRUPTED[Math.floor(index / 10) % CORRUPTED.length];
  if (how === undefined) throw new Error('No corruption was chosen');
  return how(body);
}

function ipOf(index: number): string {
  return `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;
}
