import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publicStaysApi } from '#domain/api/public-stays.ts';
import { countListedDays, readListedTerms, readTakenDays, stayKey } from '#domain/stay/listed-stay.ts';
import type { StayPage } from '#domain/stay/stay-page.ts';
import { lisbonTime } from '#domain/core/lisbon-time.ts';
import { stayCalendarSchema } from '#domain/stay/calendar.ts';
import { publicStay } from '#domain/stay/public-stay.ts';
import type { PropertyType } from '#domain/property/type.ts';
import { addDays } from '#domain/stay/nights.ts';
import { seasonFixture } from '#domain/stay/stay-fixture.ts';
import { refreshListedStays } from '#functions/features/stays/refresh-listed-stays.ts';
import { calendarPath } from '#functions/platform/firestore-paths.ts';
import { callSite, readProblem } from '#support/api/calls.ts';
import { publishedProperties } from '#support/content/published-content.ts';
import { openContentFixture, type ContentFixture } from '#support/content/fixture.ts';
import { bookingOf, openCalendarFixture, type CalendarFixture } from '#support/stays/calendar-fixture.ts';
import { NO_FEES } from '#domain/stay/fees.ts';

const TODAY = lisbonTime(new Date()).date;
const TAKEN = { from: addDays(TODAY, 30), to: addDays(TODAY, 37) };
/** As a listing page reads it. */
const TAKEN_DAYS = [TAKEN.from, TAKEN.to].map(countListedDays);
const TERMS = {
  seasons: [seasonFixture({ from: TODAY, to: addDays(TODAY, 300) })],
  fees: { ...NO_FEES, cleaning: 150, deposit: 900 },
};

let content: ContentFixture;
let calendars: CalendarFixture;
beforeAll(async () => {
  content = await openContentFixture();
  calendars = openCalendarFixture(content);
});
afterAll(async () => {
  await calendars.close();
  await content.close();
});

/** What a listing page knows of a property; undefined for nothing. */
async function listedStay(page: StayPage, id: string) {
  const answer = await callSite(`/api/stays/${page}`);
  const { keys, terms, taken } = publicStaysApi['GET /api/stays/{page}'].response.parse(await answer.json());
  const place = keys.indexOf(stayKey(id));
  if (place === -1) return undefined;
  return { ...readListedTerms(terms[place] ?? ''), taken: readTakenDays(taken[place] ?? '') };
}

/** The id of a published sample of this type that is not also let. */
async function findPublished(type: PropertyType): Promise<string> {
  const found = (await publishedProperties()).find((property) => property.type === type && !property.hasRentalOption);
  if (found === undefined) throw new Error(`The sample has no published ${type}.`);
  return found.id;
}

/** A property of this type with prices and a booking. */
async function openBooked(type: 'rental' | 'event'): Promise<string> {
  const id = await calendars.openProperty({ type });
  await calendars.saveTerms(id, 0, TERMS);
  await calendars.add(content.editor, id, bookingOf(TAKEN.from, TAKEN.to));
  return id;
}

describe('a listing page', () => {
  it('knows prices and free nights from the change of a calendar on, for a minute from the CDN', async () => {
    const id = await openBooked('rental');
    expect(await listedStay('rental', id)).toMatchObject({ fees: { cleaning: 150 }, taken: TAKEN_DAYS });
    expect(await listedStay('mid_term_rental', id)).toBeUndefined();
    const answer = await callSite('/api/stays/rental');
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=0, s-maxage=60');
  });

  it('knows nothing of what is not searched by dates', async () => {
    const id = await openBooked('event');
    expect(await listedStay('rental', id)).toBeUndefined();
    expect((await callSite('/api/stays/event')).status).toBe(404);
  });

  it('is written again every night, with the type that a property has then', async () => {
    const id = await openBooked('rental');
    await content.firestore.doc(`properties/${id}`).update({ type: 'long_term_rental' });
    await refreshListedStays(content.firestore, new Date());
    expect(await listedStay('mid_term_rental', id)).toMatchObject({ taken: TAKEN_DAYS });
    expect(await listedStay('rental', id)).toBeUndefined();
  });
});

describe('the page of a property', () => {
  const read = (id: string) => callSite(`/api/properties/${id}/stay`);
  const { response } = publicStaysApi['GET /api/properties/{id}/stay'];

  it('knows prices and free nights without what staff know of them', async () => {
    const id = await findPublished('rental');
    const stored = stayCalendarSchema.parse((await content.firestore.doc(calendarPath(id)).get()).data());
    const answer = await read(id);
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=0, s-maxage=10');
    const { stay } = response.parse(await answer.json());
    expect(stay).toEqual(publicStay(stored, new Date()));
    expect(stay?.taken.length).toBeGreaterThan(0);
  });

  it('is told when a property has no calendar', async () => {
    expect(await (await read(await findPublished('real_estate'))).json()).toEqual({ stay: null });
  });

  it('is not told of a property that is not published', async () => {
    const id = await openBooked('rental');
    expect(await readProblem(await read(id))).toMatchObject({ code: 'not_found' });
  });
});
