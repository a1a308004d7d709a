import { lisbonTime } from '#domain/core/lisbon-time.ts';
import { writeCalendarFile } from '#domain/stay/feeds/calendar-file.ts';
import { addDays, type NightRange } from '#domain/stay/nights.ts';
import type { FetchedResponse, Internet } from '#platform/internet/fetch-public-file.ts';

/** The host of the sample; a name for examples (RFC 2606), so that no site has it. */
const HOST = 'calendars.example';

/** Never connected to: the sample is answered here. */
const IP = '1.1.1.1';

/** Milliseconds after which the sample changes. */
const CHANGE = 30 * 60_000;

/**
 * An internet with calendars at https://calendars.example/, for the emulators: a week in five weeks, and one that comes a
 * day later every half an hour, for a week, so that everybody sees that another site changes its nights. A URL with
 * '?stay=2027-07-03/2027-07-10', once or more, has these stays instead.
 */
export function withSampleFeed(internet: Internet, clock: () => Date): Internet {
  return {
    resolve: async (host) => (host === HOST ? [IP] : internet.resolve(host)),
    open: async (url, ip, options) => {
      if (url.hostname !== HOST) return internet.open(url, ip, options);
      const change = Math.floor(clock().getTime() / CHANGE);
      const etag = `"${change}"`;
      return options.headers['If-None-Match'] === etag
        ? respond(304, '', etag)
        : respond(200, writeSample(listStays(url, clock(), change % 7), clock()), etag);
    },
  };
}

function listStays(url: URL, now: Date, shift: number): NightRange[] {
  const asked = url.searchParams.getAll('stay').map((stay) => stay.split('/'));
  if (asked.length > 0) return asked.map(([from = '', to = '']) => ({ from, to }));
  const today = lisbonTime(now).date;
  return [35, 50 + shift].map((days) => ({ from: addDays(today, days), to: addDays(today, days + 7) }));
}

function writeSample(stays: readonly NightRange[], now: Date): string {
  const time = now.toISOString();
  const made = { kind: 'booking', enquiryId: null, note: '', by: '', createdAt: time } as const;
  const occupancies = stays.map((stay, index) => ({ ...made, ...stay, id: `sample-${index}` }));
  return writeCalendarFile({ occupancies, updatedAt: time }, now);
}

function respond(status: number, text: string, etag: string): FetchedResponse {
  async function* body(): AsyncGenerator<Uint8Array> {
    yield Buffer.from(text);
  }
  return { status, statusText: '', location: null, etag, body: body(), close: () => undefined };
}
