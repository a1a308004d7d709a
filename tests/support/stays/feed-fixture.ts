import { randomUUID } from 'node:crypto';
import { feedsApi } from '#domain/api/feeds.ts';
import { NO_CALENDAR, stayCalendarSchema, type StayCalendar } from '#domain/stay/calendar.ts';
import { calendarFeedSchema, type CalendarFeed } from '#domain/stay/feeds/feed.ts';
import type { NightRange } from '#domain/stay/nights.ts';
import { readFeeds } from '#functions/features/feeds/read-feeds.ts';
import { calendarFeedPath, calendarPath } from '#functions/platform/firestore-paths.ts';
import type { ContentFixture } from '#support/content/fixture.ts';
import { openCalendarFixture, type CalendarFixture } from './calendar-fixture.ts';
import { calendarFileOf, openFakeSites, type FakeSites } from './fake-sites.ts';

const { response: read } = feedsApi['POST /api/admin/calendars/{id}/feeds'];

/** A feed of a test, with the functions that change its file. */
export interface TestFeed {
  readonly id: string;
  readonly url: string;
  /** Puts these nights into the file. */
  readonly take: (...ranges: readonly NightRange[]) => void;
  /** Puts any text into the file; null makes the site silent. */
  readonly put: (text: string | null) => void;
  readonly read: () => Promise<CalendarFeed | null>;
}

/** Calendars of other sites; what it makes is deleted by `close`. */
export interface FeedFixture {
  readonly calendars: CalendarFixture;
  readonly sites: FakeSites;
  /** Adds a feed to a property, as if it had been read with no nights. */
  readonly openFeed: (propertyId: string, site?: string) => Promise<TestFeed>;
  /** Adds a feed with these stays that the emulators answer, not read yet. */
  readonly openSampleFeed: (propertyId: string, stays: readonly NightRange[]) => Promise<{ readonly id: string }>;
  /** Does what the job does, some minutes from now. */
  readonly readAll: (minutes?: number) => ReturnType<typeof readFeeds>;
  readonly calendarOf: (propertyId: string) => Promise<StayCalendar>;
  readonly close: () => Promise<void>;
}

export function openFeedFixture(content: ContentFixture): FeedFixture {
  const { firestore } = content;
  const calendars = openCalendarFixture(content);
  const sites = openFakeSites();
  const made = new Set<string>();
  const readFeed = async (id: string): Promise<CalendarFeed | null> => {
    const found = await firestore.doc(calendarFeedPath(id)).get();
    return found.exists ? calendarFeedSchema.parse(found.data()) : null;
  };
  const store = async (id: string, fields: Pick<CalendarFeed, 'propertyId' | 'site' | 'url'>): Promise<void> => {
    made.add(calendarFeedPath(id)).add(calendarPath(fields.propertyId));
    const at = new Date().toISOString();
    const times = { by: 'test', createdAt: at, checkedAt: at, readAt: at };
    const feed: CalendarFeed = { ...fields, ...times, id, etag: null, state: { code: 'read', nights: 0 } };
    await firestore.doc(calendarFeedPath(id)).set(feed);
    const calendar = firestore.doc(calendarPath(fields.propertyId));
    const empty = { ...NO_CALENDAR, rev: 1, updatedAt: at };
    await firestore.runTransaction(async (step) => {
      if (!(await step.get(calendar)).exists) step.set(calendar, empty);
    });
  };
  return {
    calendars,
    sites,
    openSampleFeed: async (propertyId, stays) => {
      const id = randomUUID();
      // A URL without a stay would be the sample that changes.
      const query = stays.map(({ from, to }) => `stay=${from}/${to}`).join('&') || 'stay=2020-01-01/2020-01-02';
      await store(id, { propertyId, site: 'A sample', url: `https://calendars.example/${id}.ics?${query}` });
      return { id };
    },
    openFeed: async (propertyId, site = 'Airbnb') => {
      const id = randomUUID();
      const url = `https://${id}.example/nights.ics`;
      await store(id, { propertyId, site, url });
      return {
        ...{ id, url },
        put: (text) => sites.put(url, text),
        take: (...ranges) => sites.put(url, calendarFileOf(ranges)),
        read: () => readFeed(id),
      };
    },
    readAll: (minutes = 1) =>
      readFeeds({
        database: () => firestore,
        internet: sites.internet,
        clock: () => new Date(Date.now() + minutes * 60_000),
      }),
    calendarOf: async (id) => stayCalendarSchema.parse((await firestore.doc(calendarPath(id)).get()).data()),
    close: async () => {
      for (const path of made) await firestore.doc(path).delete();
      await calendars.close();
    },
  };
}

/** The feed and the calendar of a response. */
export async function readingOf(answer: Response): Promise<{ feed: CalendarFeed; calendar: StayCalendar }> {
  return read.parse(await answer.json());
}
