import { resolve } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays, overlaps } from '#domain/stay/nights.ts';
import type { NewOccupancy } from '#domain/stay/occupancy.ts';
import { startServer, type FunctionServer } from '#scripts/emulators/functions-server/start-server.ts';
import type { Account } from '#support/accounts/fixture.ts';
import { openContentFixture, type ContentFixture } from '#support/content/fixture.ts';
import { PROFILE } from '#support/profile.ts';
import { RANDOM_SEED } from '#support/random-seed.ts';
import { blockOf, bookingOf, openCalendarFixture, type CalendarFixture } from '#support/stays/calendar-fixture.ts';

// The deployed bundle in its own process, which can be killed; `npm test` builds it.
const BUNDLE = resolve('functions/lib/index.js');
const FIRST_DAY = '2027-05-01';

/** A wish of one of two colleagues: nights, and whether they are given up again. */
interface Wish {
  readonly colleague: 0 | 1;
  readonly first: number;
  readonly nights: number;
  readonly isBooking: boolean;
  readonly isGivenUp: boolean;
}

const wish: fc.Arbitrary<Wish> = fc.record({
  colleague: fc.constantFrom(0 as const, 1 as const),
  first: fc.integer({ min: 0, max: 20 }),
  nights: fc.integer({ min: 1, max: 7 }),
  isBooking: fc.boolean(),
  isGivenUp: fc.boolean(),
});

let content: ContentFixture;
let calendars: CalendarFixture;
let colleagues: readonly [Account, Account];
let server: FunctionServer;
let restarting = Promise.resolve();

const start = async (): Promise<void> => {
  server = await startServer(BUNDLE, 'api', process.env);
};

beforeAll(async () => {
  content = await openContentFixture();
  calendars = openCalendarFixture(content);
  colleagues = [content.editor, await content.openAccount('concierge')];
  await start();
});
afterAll(async () => {
  await server.kill();
  await calendars.close();
  await content.close();
});

/** Sends until there is a response: of a connection that broke, nobody knows whether the nights were taken. */
async function sendUntilResponse(account: Account, method: string, path: string, body?: object): Promise<Response> {
  const headers = { Authorization: `Bearer ${await account.idToken()}`, 'Content-Type': 'application/json' };
  for (;;) {
    await restarting;
    try {
      return await fetch(`${server.origin}${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
    }
  }
}

/** Tries to get the nights of a wish; the entry that is stored, null for none. */
async function fulfil(
  id: string,
  { colleague, first, nights, isBooking, isGivenUp }: Wish,
): Promise<NewOccupancy | null> {
  const from = addDays(FIRST_DAY, first);
  const wanted = (isBooking ? bookingOf : blockOf)(from, addDays(from, nights));
  const path = `/api/admin/calendars/${id}/occupancies`;
  const account = colleagues[colleague];
  const { status } = await sendUntilResponse(account, 'POST', path, wanted);
  expect([200, 409]).toContain(status);
  if (status === 409) return null;
  if (!isGivenUp) return wanted;
  expect((await sendUntilResponse(account, 'DELETE', `${path}/${wanted.id}`)).status).toBe(200);
  return null;
}

it(
  `two colleagues never take a night twice, and lose none, in ${PROFILE.staySchedules} schedules with kills`,
  { timeout: 30_000 + PROFILE.staySchedules * 5_000 },
  async () => {
    const schedules = fc.sample(fc.array(wish, { minLength: 6, maxLength: 12 }), {
      numRuns: PROFILE.staySchedules,
      seed: RANDOM_SEED,
    });
    for (const [index, schedule] of schedules.entries()) {
      const id = await calendars.openProperty();
      const fulfilled = schedule.map((each) => fulfil(id, each));
      // Among requests that have just begun.
      if (index % 2 === 0) restarting = restarting.then(() => server.kill()).then(start);
      const kept = (await Promise.all(fulfilled)).flatMap((entry) => entry ?? []);
      const stored = (await calendars.read(id))?.occupancies ?? [];
      expect(stored.map((entry) => entry.id).toSorted()).toEqual(kept.map((entry) => entry.id).toSorted());
      const clashes = stored.filter((one) => stored.some((other) => other !== one && overlaps(one, other)));
      expect(clashes).toEqual([]);
    }
  },
);
