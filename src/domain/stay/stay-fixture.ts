import { listTakenNights } from './calendar.ts';
import { NO_FEES } from './fees.ts';
import { listStayNights, type NightRange } from './nights.ts';
import type { Occupancy } from './occupancy.ts';
import type { QuotedStay } from './quote.ts';
import type { Season } from './season.ts';

/** A season for tests: 2027 at 100 euros a night, from one night. */
export function seasonFixture(given: Partial<Season> = {}): Season {
  return {
    id: '5f0c1b9a-3b42-4a0e-9d53-6f2f7c1e8a01',
    name: 'All year',
    from: '2027-01-01',
    to: '2028-01-01',
    price: 100,
    unit: 'night',
    weekendPrice: null,
    minimumNights: 1,
    changeoverDay: null,
    ...given,
  };
}

const MADE = { note: '', by: 'someone', createdAt: '2026-01-01T00:00:00.000Z', enquiryId: null };

/** A booking for tests. */
export function bookingFixture(from: string, to: string, enquiryId: string | null = null): Occupancy {
  return { kind: 'booking', id: crypto.randomUUID(), from, to, ...MADE, enquiryId };
}

/** A hold for tests. */
export function holdFixture(from: string, to: string, expiresAt: string): Occupancy {
  return { kind: 'hold', id: crypto.randomUUID(), from, to, expiresAt, ...MADE };
}

/** Nights that another site took, for tests. */
export function feedFixture(from: string, to: string, site = 'Airbnb'): Occupancy {
  return { kind: 'feed', id: crypto.randomUUID(), feedId: crypto.randomUUID(), site, from, to };
}

/** What tests say of a stay: that of a quote, with its dates and entries as they are stored. */
export interface GivenStay extends Partial<Omit<QuotedStay, 'stay' | 'taken'>> {
  readonly range?: NightRange;
  readonly occupancies?: readonly Occupancy[];
  readonly now?: Date;
}

/** A stay of two adults for tests: a week in May 2027, seen in January of that year. */
export function stayFixture(given: GivenStay = {}): QuotedStay {
  const { range = { from: '2027-05-03', to: '2027-05-10' }, occupancies = [], ...rest } = given;
  const { now = new Date('2027-01-10T12:00:00Z'), ...quoted } = rest;
  const today = given.today ?? '2027-01-10';
  return {
    seasons: [seasonFixture()],
    fees: NO_FEES,
    capacity: 8,
    guests: { adults: 2, childAges: [], pets: 0 },
    today,
    stay: listStayNights(range),
    taken: listTakenNights(occupancies, today, now),
    ...quoted,
  };
}
