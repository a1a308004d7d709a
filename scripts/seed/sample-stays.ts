import { randomUUID } from 'node:crypto';
import { parsePrice } from '#domain/money/price.ts';
import type { WorkingProperty } from '#domain/property/property.ts';
import { isHiredByTheDay } from '#domain/property/type.ts';
import type { StayTerms } from '#domain/stay/calendar.ts';
import { readListedPrice } from '#domain/stay/listed-price.ts';
import { addDays, weekdayOf } from '#domain/stay/nights.ts';
import type { Occupancy } from '#domain/stay/occupancy.ts';
import type { PriceUnit } from '#domain/stay/priced-season.ts';
import type { Season } from '#domain/stay/season.ts';
import type { Municipality } from '#domain/stay/tourist-tax.ts';

/** Years of prices, this one included. */
const YEARS = 3;

/** A season of every year: where it begins, what it costs of the lowest price, and its rules. */
interface YearlySeason {
  readonly name: string;
  /** 'MM-DD'. */
  readonly from: string;
  readonly factor: number;
  readonly minimumNights: number;
  readonly changeoverDay: number | null;
}

const SATURDAY = 6;

const HOLIDAYS: readonly YearlySeason[] = [
  { name: 'Winter', from: '01-01', factor: 1, minimumNights: 3, changeoverDay: null },
  { name: 'Spring', from: '03-15', factor: 1.15, minimumNights: 4, changeoverDay: null },
  { name: 'High summer', from: '06-15', factor: 1.6, minimumNights: 7, changeoverDay: SATURDAY },
  { name: 'Autumn', from: '09-11', factor: 1.2, minimumNights: 4, changeoverDay: null },
  { name: 'Late autumn', from: '11-02', factor: 1, minimumNights: 3, changeoverDay: null },
];

const MONTHS: readonly YearlySeason[] = [
  { name: 'Winter and spring', from: '01-01', factor: 1, minimumNights: 30, changeoverDay: null },
  { name: 'Summer', from: '06-01', factor: 1.35, minimumNights: 30, changeoverDay: null },
  { name: 'Autumn', from: '10-01', factor: 1, minimumNights: 30, changeoverDay: null },
];

const VENUE: readonly YearlySeason[] = [
  { name: 'Winter', from: '01-01', factor: 1, minimumNights: 1, changeoverDay: null },
  { name: 'Summer', from: '05-01', factor: 1.25, minimumNights: 2, changeoverDay: null },
  { name: 'Autumn', from: '10-01', factor: 1, minimumNights: 1, changeoverDay: null },
];

/** Euros a day that each guest of an event costs beyond those in the price. */
const EXTRA_GUEST = 25;

/** Municipalities with a tourist tax by a word in the location of a sample. */
const PLACES: Readonly<Record<string, Municipality>> = {
  Lisbon: 'lisboa',
  Cascais: 'cascais',
  Sintra: 'sintra',
  Carvoeiro: 'lagoa',
  'Vale do Lobo': 'loule',
  'São Miguel': 'ponta-delgada',
};

/** Makes the terms of a sample property from its price; no seasons where the price is on request. */
export function sampleTerms(property: WorkingProperty, thisYear: number): StayTerms {
  const { price, unit } = readListedPrice(property) ?? { price: 0, unit: 'night' };
  const isVenue = isHiredByTheDay(property.type);
  const yearly = isVenue ? VENUE : unit === 'month' ? MONTHS : HOLIDAYS;
  const years = Array.from({ length: YEARS }, (_, index) => thisYear + index);
  return {
    seasons: price === 0 ? [] : years.flatMap((year) => seasonsOf(year, yearly, price, unit, isVenue)),
    fees: {
      cleaning: isVenue ? 450 : 60 * Math.max(2, property.bedrooms),
      servicePerCent: unit === 'month' ? 0 : 5,
      extraGuest:
        property.type === 'event'
          ? { includedGuests: Math.ceil(property.people * 0.075) * 10, perNight: EXTRA_GUEST }
          : null,
      pet: property.houseRules.some((rule) => /pets? (?:are )?(?:welcome|allowed)/i.test(rule)) ? 60 : null,
      deposit: parsePrice(property.securityDeposit),
      municipality: ['rental', 'retreat'].includes(property.type) ? municipalityOf(property.location) : null,
    },
  };
}

/** Bookings and an owner's stay in the year that begins on `today`, free of each other; `seed` makes samples differ. */
export function sampleOccupancies(property: WorkingProperty, seed: number, today: string, now: Date): Occupancy[] {
  const saturday = addDays(today, (SATURDAY + 7 - weekdayOf(today)) % 7);
  const isMonthly = readListedPrice(property)?.unit === 'month';
  const isVenue = isHiredByTheDay(property.type);
  const nights = isMonthly ? 56 : isVenue ? 3 : 7;
  const weeks = isMonthly
    ? [2 + (seed % 4), 22]
    : [1, 4, 5, 9, 14, 21, 27, 28, 30, 32, 33, 36, 41].filter((week) => (week * (seed + 3)) % 4 !== 0);
  const made = { note: '', by: 'sample', createdAt: now.toISOString() };
  const bookings = weeks.map((week): Occupancy => {
    const from = addDays(saturday, 7 * week);
    return { kind: 'booking', id: randomUUID(), from, to: addDays(from, nights), enquiryId: null, ...made };
  });
  const from = addDays(saturday, 7 * 17);
  const owner: Occupancy = { kind: 'block', id: randomUUID(), from, to: addDays(from, 14), reason: 'owner', ...made };
  return [...bookings, owner];
}

function seasonsOf(
  year: number,
  yearly: readonly YearlySeason[],
  lowest: number,
  unit: PriceUnit,
  isVenue: boolean,
): Season[] {
  return yearly.map(({ name, from, factor, minimumNights, changeoverDay }, index) => {
    const next = yearly[index + 1];
    const price = Math.round((lowest * factor) / 10) * 10;
    return {
      ...{ id: randomUUID(), name: `${name} ${year}`, price, unit, minimumNights, changeoverDay },
      from: `${year}-${from}`,
      to: next === undefined ? `${year + 1}-01-01` : `${year}-${next.from}`,
      weekendPrice: isVenue ? Math.round(price * 0.125) * 10 : null,
    };
  });
}

function municipalityOf(location: string): Municipality | null {
  return Object.entries(PLACES).find(([word]) => location.includes(word))?.[1] ?? null;
}
