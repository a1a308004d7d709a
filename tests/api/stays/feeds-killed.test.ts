import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { lisbonTime } from '#domain/core/lisbon-time.ts';
import { addDays, overlaps, type NightRange } from '#domain/stay/nights.ts';
import { isOwn } from '#domain/stay/occupancy.ts';
import { findOverlaps } from '#domain/stay/feeds/overlaps.ts';
import type { Account } from '#support/accounts/fixture.ts';
import { openContentFixture, type ContentFixture } from '#support/content/fixture.ts';
import { PROFILE } from '#support/profile.ts';
import { RANDOM_SEED } from '#support/random-seed.ts';
import { bookingOf } from '#support/stays/calendar-fixture.ts';
import { openFeedFixture, readingOf, type FeedFixture } from '#support/stays/feed-fixture.ts';
import { hasKill, startKillableApi, scheduleLimit, type KillableApi } from '#support/stays/killable-api.ts';

const TODAY = lisbonTime(new Date()).date;
const FIRST_DAY = addDays(TODAY, 30);

/** What one of two concierges does: reads the calendar of one of two sites, or books nights and perhaps gives them up. */
type Act =
  | { readonly does: 'read'; readonly colleague: 0 | 1; readonly site: 0 | 1 }
  | { readonly does: 'book'; readonly colleague: 0 | 1; readonly range: NightRange; readonly isGivenUp: boolean };

const colleague = fc.constantFrom(0 as const, 1 as const);

const range: fc.Arbitrary<NightRange> = fc
  .record({ first: fc.integer({ min: 0, max: 24 }), nights: fc.integer({ min: 1, max: 6 }) })
  .map(({ first, nights }) => ({ from: addDays(FIRST_DAY, first), to: addDays(FIRST_DAY, first + nights) }));

const act: fc.Arbitrary<Act> = fc.oneof(
  fc.record({ does: fc.constant('read' as const), colleague, site: fc.constantFrom(0 as const, 1 as const) }),
  fc.record({ does: fc.constant('book' as const), colleague, range, isGivenUp: fc.boolean() }),
);

/** Two sites, each with stays that do not share a night, and what happens at once. */
const schedule = fc.record({
  sites: fc.tuple(fc.array(range, { maxLength: 3 }).map(apart), fc.array(range, { maxLength: 3 }).map(apart)),
  acts: fc.array(act, { minLength: 8, maxLength: 14 }),
});

function apart(ranges: readonly NightRange[]): NightRange[] {
  return ranges.reduce<NightRange[]>(
    (kept, next) => (kept.some((one) => overlaps(one, next)) ? kept : [...kept, next]),
    [],
  );
}

let content: ContentFixture;
let feeds: FeedFixture;
let colleagues: readonly [Account, Account];
let api: KillableApi;
beforeAll(async () => {
  content = await openContentFixture();
  feeds = openFeedFixture(content);
  colleagues = [await content.openAccount('concierge'), await content.openAccount('concierge')];
  api = await startKillableApi();
});
afterAll(async () => {
  await api.close();
  await feeds.close();
  await content.close();
});

it(
  `two sites and two concierges never book a night twice, and lose no block, in ${PROFILE.feedSchedules} schedules, every tenth with a kill`,
  { timeout: scheduleLimit(PROFILE.feedSchedules) },
  async () => {
    const schedules = fc.sample(schedule, { numRuns: PROFILE.feedSchedules, seed: RANDOM_SEED });
    for (const [index, { sites, acts }] of schedules.entries()) {
      const id = await feeds.calendars.openProperty();
      const [one, two] = await Promise.all(sites.map((stays) => feeds.openSampleFeed(id, stays)));
      const path = `/api/admin/calendars/${id}`;
      const readSite = async (who: 0 | 1, site: 0 | 1): Promise<void> => {
        const url = `${path}/feeds/${(site === 0 ? one : two)?.id}/reading`;
        for (;;) {
          const response = await api.send(colleagues[who], 'POST', url, { isEmpty: false });
          expect(response.status).toBe(200);
          // On a busy machine a file may take longer than its site and its reader have; staff press again.
          if ((await readingOf(response)).feed.state.code !== 'failed') return;
        }
      };
      /** What the colleagues were told of their bookings, by id. */
      const told = new Map<string, 'booked' | 'refused' | 'given up'>();
      const done = acts.map(async (each): Promise<void> => {
        if (each.does === 'read') return readSite(each.colleague, each.site);
        const booking = bookingOf(each.range.from, each.range.to);
        const { status } = await api.send(colleagues[each.colleague], 'POST', `${path}/occupancies`, booking);
        expect([200, 409]).toContain(status);
        told.set(booking.id, status === 409 ? 'refused' : 'booked');
        if (status === 409 || !each.isGivenUp) return;
        const given = await api.send(colleagues[each.colleague], 'DELETE', `${path}/occupancies/${booking.id}`);
        expect(given.status).toBe(200);
        told.set(booking.id, 'given up');
      });
      if (hasKill(index)) api.killAtNextResponse();
      await Promise.all(done);
      await Promise.all([readSite(0, 0), readSite(1, 1)]);

      const calendar = await feeds.calendarOf(id);
      const own = calendar.occupancies.filter(isOwn);
      const booked = [...told].filter(([, outcome]) => outcome === 'booked');
      expect(own.map(({ id }) => [id, told.get(id)]).toSorted()).toEqual(booked.toSorted());
      expect(own.filter((entry) => own.some((other) => other !== entry && overlaps(entry, other)))).toEqual([]);
      const nightsOf = (feedId: string) =>
        calendar.occupancies
          .filter((entry) => entry.kind === 'feed' && entry.feedId === feedId)
          .map(({ from, to }) => `${from}/${to}`)
          .toSorted();
      for (const [site, feed] of [one, two].entries()) {
        expect(nightsOf(feed?.id ?? '')).toEqual((sites[site] ?? []).map(({ from, to }) => `${from}/${to}`).toSorted());
      }
      // What was sold twice all the same, at a site before it was read, is named.
      const pairs = calendar.occupancies.flatMap((entry, at) =>
        calendar.occupancies.slice(at + 1).filter((other) => overlaps(entry, other)),
      );
      expect(findOverlaps(calendar, TODAY, new Date())).toHaveLength(pairs.length);
    }
  },
);
