import fc from 'fast-check';
import { expect, it } from 'vitest';
import { NO_FEES, type StayFees } from './fees.ts';
import { readListedTerms, writeListedStay } from './listed-stay.ts';
import { listStayNights } from './nights.ts';
import type { PricedSeason } from './priced-season.ts';
import { quoteStay, type QuotedStay } from './quote.ts';
import type { Season } from './season.ts';
import { seasonFixture } from './stay-fixture.ts';

const DAY = 86_400_000;
const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);
const START = Date.UTC(2027, 11, 1);

/** Six months over New Year and a leap day. */
const DAYS = 180;
const dayAfter = (days: number): string => dayOf(START + days * DAY);
const rangeOf = (longest: number) =>
  fc
    .tuple(fc.integer({ min: 0, max: DAYS - longest }), fc.integer({ min: 1, max: longest }))
    .map(([first, nights]) => ({
      from: dayAfter(first),
      to: dayAfter(first + nights),
    }));
const seldom = <Value>(usual: Value, other: fc.Arbitrary<Value>): fc.Arbitrary<Value> =>
  fc.oneof({ weight: 9, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: other });

const rules = fc.record({
  price: fc.integer({ min: 1, max: 9000 }),
  unit: fc.constantFrom('night' as const, 'week' as const, 'month' as const),
  weekendPrice: fc.option(fc.integer({ min: 1, max: 9000 })),
  minimumNights: seldom(1, fc.integer({ min: 2, max: 9 })),
  changeoverDay: seldom<number | null>(null, fc.integer({ min: 1, max: 7 })),
  isMissing: seldom(false, fc.constant(true)),
});

/** Seasons side by side over the whole period, seldom with a gap. */
const seasons: fc.Arbitrary<Season[]> = fc
  .uniqueArray(fc.tuple(fc.integer({ min: 1, max: DAYS - 1 }), rules), { maxLength: 5, selector: ([cut]) => cut })
  .chain((cuts) => rules.map((first) => [[0, first] as const, ...cuts.toSorted(([a], [b]) => a - b)]))
  .map((starts) =>
    starts.flatMap(([start, { isMissing, weekendPrice, ...given }], index) => {
      const from = dayAfter(start);
      const season = seasonFixture({
        ...given,
        ...{ from, name: from, to: dayAfter(starts[index + 1]?.[0] ?? DAYS) },
        weekendPrice: given.unit === 'night' ? weekendPrice : null,
      });
      return isMissing ? [] : [season];
    }),
  );

const fees: fc.Arbitrary<StayFees> = fc.record({
  cleaning: fc.integer({ min: 0, max: 500 }),
  servicePerCent: fc.integer({ min: 0, max: 300 }).map((tenths) => tenths / 10),
  extraGuest: fc.option(
    fc.record({ includedGuests: fc.integer({ min: 1, max: 6 }), perNight: fc.integer({ min: 1, max: 60 }) }),
  ),
  pet: fc.option(fc.integer({ min: 0, max: 90 }), { freq: 9 }),
  deposit: fc.integer({ min: 0, max: 4000 }),
  municipality: fc.constant(NO_FEES.municipality),
});

const askedStays: fc.Arbitrary<QuotedStay> = fc.record({
  seasons,
  fees,
  taken: fc.array(rangeOf(9), { maxLength: 1 }),
  capacity: seldom(12, fc.integer({ min: 1, max: 6 })),
  stay: rangeOf(45).map(listStayNights),
  guests: fc.record({
    adults: fc.integer({ min: 1, max: 6 }),
    childAges: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 3 }),
    pets: seldom(0, fc.integer({ min: 1, max: 2 })),
  }),
  today: seldom('2027-12-01', fc.constant('2028-01-05')),
});

/** The same day by day, as simply as it can be written: the codes of the reasons, or the total in cents. */
function reference({
  seasons,
  fees,
  taken,
  capacity,
  stay: { from, to },
  guests,
  today,
}: QuotedStay): string[] | number {
  const codes = new Set<string>();
  if (from < today) codes.add('past');
  const rents = new Map<PricedSeason, number>();
  let nights = 0;
  const seasonAt = (night: string) => seasons.find(({ from, to }) => night >= from && night < to);
  for (let time = Date.parse(from); dayOf(time) !== to; time += DAY) {
    const night = dayOf(time);
    nights += 1;
    if (taken.some((range) => night >= range.from && night < range.to)) codes.add('taken');
    const found = seasonAt(night);
    if (found === undefined) {
      codes.add('no-price');
      continue;
    }
    const isWeekend = [5, 6].includes(new Date(time).getUTCDay());
    const price = isWeekend ? (found.weekendPrice ?? found.price) : found.price;
    const share = { night: 1, week: 7, month: 30 }[found.unit];
    rents.set(found, (rents.get(found) ?? 0) + (price * 100 * 210) / share);
  }
  const weekday = (day: string) => ((new Date(day).getUTCDay() + 6) % 7) + 1;
  const first = seasonAt(from);
  const last = seasonAt(dayOf(Date.parse(to) - DAY));
  if (first !== undefined && nights < first.minimumNights) codes.add('minimum-nights');
  if (first?.changeoverDay && weekday(from) !== first.changeoverDay) codes.add('arrival-day');
  if (last?.changeoverDay && weekday(to) !== last.changeoverDay) codes.add('departure-day');
  const people = guests.adults + guests.childAges.length;
  if (people > capacity) codes.add('capacity');
  if (guests.pets > 0 && fees.pet === null) codes.add('no-pets');
  if (codes.size > 0) return [...codes].sort();
  // In 210ths of a cent, which weeks and months divide without a rest.
  const rent = [...rents.values()].reduce((sum, parts) => sum + Math.round(parts / 210), 0);
  const extra = fees.extraGuest === null ? 0 : Math.max(0, people - fees.extraGuest.includedGuests);
  const euros = extra * nights * (fees.extraGuest?.perNight ?? 0) + fees.cleaning + guests.pets * (fees.pet ?? 0);
  return rent + Math.round((rent * Math.round(fees.servicePerCent * 10)) / 1000) + euros * 100;
}

it('a quote is what counting day by day gives', () => {
  let quotes = 0;
  fc.assert(
    fc.property(askedStays, (given) => {
      const { quote, reasons } = quoteStay(given);
      if (quote !== null) quotes += 1;
      expect(quote?.totalCents ?? reasons.map(({ code }) => code).sort()).toEqual(reference(given));
    }),
    { numRuns: 2000 },
  );
  // Otherwise it would compare reasons alone.
  expect(quotes).toBeGreaterThan(500);
});

it('the lines of a quote add up to its total', () => {
  fc.assert(
    fc.property(askedStays, (given) => {
      const { quote } = quoteStay({ ...given, taken: [] });
      const sum = quote?.lines.reduce((total, { cents }) => total + cents, 0);
      expect(sum).toBe(quote?.totalCents);
    }),
  );
});

it('a listing page finds the same total and the same reasons', () => {
  fc.assert(
    fc.property(askedStays, (asked) => {
      const listed = quoteStay({ ...asked, ...readListedTerms(writeListedStay(asked).terms) });
      const whole = quoteStay(asked);
      expect(listed.quote?.totalCents).toBe(whole.quote?.totalCents);
      expect(listed.reasons.map(({ code }) => code)).toEqual(whole.reasons.map(({ code }) => code));
    }),
  );
});
