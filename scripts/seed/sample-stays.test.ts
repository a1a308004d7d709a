import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { derivePriceAmounts } from '#domain/money/price.ts';
import type { WorkingProperty } from '#domain/property/property.ts';
import { showsStay } from '#domain/property/stay.ts';
import { stayCalendarSchema } from '#domain/stay/calendar.ts';
import { addDays, listStayNights, overlaps } from '#domain/stay/nights.ts';
import { publicStay } from '#domain/stay/public-stay.ts';
import { quoteStay } from '#domain/stay/quote.ts';
import { findUnpriced } from '#domain/stay/season.ts';
import { readPictureIndex } from './media/picture-index.ts';
import { readContent } from './read-content.ts';
import { sampleOccupancies, sampleTerms } from './sample-stays.ts';

const SEED = import.meta.dirname;
const content = await readContent(
  join(SEED, 'content'),
  new Set((await readPictureIndex(join(SEED, 'pictures'))).keys()),
);
const samples = content.property
  .map(({ value }): WorkingProperty => ({
    ...value,
    ...derivePriceAmounts(value),
    ...{ hero: null, gallery: [], floorPlans: [], accessPictures: [] },
    ...{ slug: 'sample', rev: 1, archivedAt: null },
  }))
  .filter((property) => showsStay(property));

describe.each(['2027-01-31', '2027-07-04', '2028-02-29'])('the calendars of the sample, made on %s', (today) => {
  const now = new Date(`${today}T12:00:00Z`);
  const year = Number(today.slice(0, 4));
  const years = { from: `${year}-01-01`, to: `${year + 3}-01-01` };
  const calendars = samples.map((property, seed) => ({
    property,
    ...sampleTerms(property, year),
    occupancies: sampleOccupancies(property, seed, today, now),
  }));

  it('are valid, priced without gaps, and no night is taken twice', () => {
    for (const { property, seasons, fees, occupancies } of calendars) {
      const stored = { seasons, fees, occupancies, rev: 1, updatedAt: now.toISOString() };
      expect(stayCalendarSchema.safeParse(stored).error, property.title).toBeUndefined();
      expect(seasons.length === 0 ? [] : findUnpriced(seasons, years)).toEqual([]);
      const clashes = occupancies.filter((one) => occupancies.some((other) => other !== one && overlaps(one, other)));
      expect(clashes).toEqual([]);
    }
  });

  it('let every property with a price be booked within half a year', () => {
    for (const { property, ...calendar } of calendars.filter(({ seasons }) => seasons.length > 0)) {
      const guests = { adults: 2, childAges: [], pets: 0 };
      const nights = calendar.seasons.some(({ unit }) => unit === 'month') ? 30 : 7;
      const days = Array.from({ length: 180 }, (_, days) => addDays(today, days));
      const quotes = days.filter(
        (from) =>
          quoteStay({
            ...publicStay(calendar, now),
            capacity: property.people,
            stay: listStayNights({ from, to: addDays(from, nights) }),
            guests,
            today,
          }).quote !== null,
      );
      expect(quotes.length, property.title).toBeGreaterThan(0);
    }
  });
});
