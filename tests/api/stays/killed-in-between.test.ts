import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { lisbonTime } from '#domain/core/lisbon-time.ts';
import type { PublishedProperty } from '#domain/property/property.ts';
import { addDays, listStayNights, overlaps, type NightRange } from '#domain/stay/nights.ts';
import { quoteStay } from '#domain/stay/quote.ts';
import type { Account } from '#support/accounts/fixture.ts';
import { openContentFixture, type ContentFixture } from '#support/content/fixture.ts';
import { formMetadata, newEmail } from '#support/forms/sending.ts';
import { enquiriesOf } from '#support/forms/stored.ts';
import { PROFILE } from '#support/profile.ts';
import { RANDOM_SEED } from '#support/random-seed.ts';
import { blockOf, bookingOf, openCalendarFixture, type CalendarFixture } from '#support/stays/calendar-fixture.ts';
import { hasKill, startKillableApi, scheduleLimit, type KillableApi } from '#support/stays/killable-api.ts';
import { openEnquiryStayFixture, STAY_TERMS, type EnquiryStayFixture } from '#support/stays/enquiry-stay-fixture.ts';

const FIRST_DAY = addDays(lisbonTime(new Date()).date, 30);

/**
 * A wish of one of two concierges, in the calendar or for an enquiry: nights, and whether they are given up again; or a
 * visitor's request for them.
 */
interface Wish {
  readonly colleague: 0 | 1;
  readonly first: number;
  readonly nights: number;
  readonly kind: 'block' | 'booking' | 'hold-of-enquiry' | 'booking-of-enquiry' | 'request';
  readonly isGivenUp: boolean;
}

const wish: fc.Arbitrary<Wish> = fc.record({
  colleague: fc.constantFrom(0 as const, 1 as const),
  first: fc.integer({ min: 0, max: 20 }),
  nights: fc.integer({ min: 1, max: 7 }),
  kind: fc.constantFrom(...(['block', 'booking', 'hold-of-enquiry', 'booking-of-enquiry', 'request'] as const)),
  isGivenUp: fc.boolean(),
});

let content: ContentFixture;
let calendars: CalendarFixture;
let stays: EnquiryStayFixture;
let colleagues: readonly [Account, Account];
let api: KillableApi;

beforeAll(async () => {
  content = await openContentFixture();
  calendars = openCalendarFixture(content);
  stays = openEnquiryStayFixture(content);
  colleagues = [await content.openAccount('concierge'), await content.openAccount('concierge')];
  api = await startKillableApi();
});
afterAll(async () => {
  await api.close();
  await stays.close();
  await calendars.close();
  await content.close();
});

/** Tries to fulfil a wish; the id of the entry that is stored, null for none. */
async function fulfil(
  { id: propertyId }: PublishedProperty,
  { colleague, first, nights, kind, isGivenUp }: Wish,
): Promise<string | null> {
  const from = addDays(FIRST_DAY, first);
  const range = { from, to: addDays(from, nights) };
  if (kind === 'request') {
    await requestStay(propertyId, range);
    return null;
  }
  const account = colleagues[colleague];
  const entry = randomUUID();
  const isOfEnquiry = kind === 'hold-of-enquiry' || kind === 'booking-of-enquiry';
  const base = isOfEnquiry
    ? `/api/admin/enquiries/${(await stays.ask(propertyId, range)).id}`
    : `/api/admin/calendars/${propertyId}/occupancies`;
  const taking = kind === 'hold-of-enquiry' ? `${base}/hold` : kind === 'booking-of-enquiry' ? `${base}/booking` : base;
  const wanted = (kind === 'block' ? blockOf : bookingOf)(range.from, range.to);
  const { status } = await api.send(account, 'POST', taking, isOfEnquiry ? { id: entry } : { ...wanted, id: entry });
  expect([200, 409]).toContain(status);
  if (status === 409) return null;
  if (!isGivenUp) return entry;
  const giving = isOfEnquiry ? `${base}/stay` : `${base}/${entry}`;
  expect((await api.send(account, 'DELETE', giving)).status).toBe(200);
  return null;
}

/** Requests a stay as a visitor who saw its quote; a request that is accepted is stored once, another one never. */
async function requestStay(propertyId: string, range: NightRange): Promise<void> {
  const email = newEmail();
  const guests = { adults: 2, childAges: [], pets: 0 };
  const asked = { ...STAY_TERMS, taken: [], capacity: 8, guests, stay: listStayNights(range), today: range.from };
  const enquiry = {
    ...{ kind: 'information', propertyId, name: 'Ana Exemplo', email, guests: 2 },
    ...{ checkInDate: range.from, checkOutDate: range.to, stay: { ...guests, quote: quoteStay(asked).quote } },
  };
  const { status } = await api.send(null, 'POST', '/api/enquiries', { ...formMetadata('enquiry'), enquiry });
  expect([200, 400]).toContain(status);
  expect(await enquiriesOf(content.firestore, email)).toHaveLength(status === 200 ? 1 : 0);
}

it(
  `two concierges and a visitor never take a night twice, and lose nothing, in ${PROFILE.staySchedules} schedules, every tenth with a kill`,
  { timeout: scheduleLimit(PROFILE.staySchedules) },
  async () => {
    const schedules = fc.sample(fc.array(wish, { minLength: 8, maxLength: 14 }), {
      numRuns: PROFILE.staySchedules,
      seed: RANDOM_SEED,
    });
    for (const [index, schedule] of schedules.entries()) {
      const property = await stays.openLetting();
      const fulfilled = schedule.map((each) => fulfil(property, each));
      if (hasKill(index)) api.killAtNextResponse();
      const kept = (await Promise.all(fulfilled)).flatMap((entry) => entry ?? []);
      const stored = (await calendars.read(property.id))?.occupancies ?? [];
      expect(stored.map((entry) => entry.id).toSorted()).toEqual(kept.toSorted());
      const clashes = stored.filter((one) => stored.some((other) => other !== one && overlaps(one, other)));
      expect(clashes).toEqual([]);
    }
  },
);
