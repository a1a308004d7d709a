import type { Locator, Page } from '@playwright/test';
import { deleteApp } from 'firebase-admin/app';
import { formatWeekday } from '#domain/core/format-date.ts';
import { lisbonTime } from '#domain/core/lisbon-time.ts';
import type { WorkingProperty } from '#domain/property/property.ts';
import { NO_CALENDAR, stayCalendarSchema, type StayCalendar } from '#domain/stay/calendar.ts';
import { addDays } from '#domain/stay/nights.ts';
import { seasonFixture } from '#domain/stay/stay-fixture.ts';
import { addMonths, monthOf } from '#admin/features/calendar/month-grid.ts';
import { calendarPath } from '#functions/platform/firestore-paths.ts';
import type { AccountRole } from '#support/accounts/fixture.ts';
import { openAdminApp, openAdminFirestore } from '#support/emulators/admin-app.ts';
import { readEmulatorEnvironment } from '#support/emulators/environment.ts';
import { enter, test as base } from './admin-fixtures.ts';

/** Today in Lisbon, asked for when it is needed: midnight may come after this file was loaded. */
export const today = (): string => lisbonTime(new Date()).date;

const NEXT_MONTH = addMonths(monthOf(today()), 1);

/**
 * A day of the month after the one in which the tests began, from the 10th on: it is shown on a wide screen and has not
 * passed, also when that month has begun meanwhile.
 */
export const nextMonth = (day: number): string => `${NEXT_MONTH}-${String(day).padStart(2, '0')}`;

/** A season at 100 euros a night that gives every night of the next two years a price. */
export const YEARS = seasonFixture({ name: 'Two years', from: addDays(today(), -60), to: addDays(today(), 700) });

/** The calendars of a browser test, deleted afterwards. */
export interface TestCalendars {
  /** Stores the calendar of a property with these parts, as if a colleague had changed it. */
  readonly store: (propertyId: string, parts?: Partial<StayCalendar>) => Promise<StayCalendar>;
  readonly read: (propertyId: string) => Promise<StayCalendar>;
}

/** What a test changes of the property, the calendar, the account and the screen that it begins with. */
interface Opening {
  readonly property?: Partial<WorkingProperty>;
  readonly calendar?: Partial<StayCalendar>;
  readonly role?: AccountRole;
  readonly screen?: 'edit-property' | 'calendar';
}

/** A calendar on the screen. */
interface OpenCalendar {
  readonly title: string;
  /** The part of the screen with the nights and the prices. */
  readonly section: Locator;
  readonly store: (parts: Partial<StayCalendar>) => Promise<StayCalendar>;
  readonly read: () => Promise<StayCalendar>;
}

interface CalendarFixtures {
  readonly calendars: TestCalendars;
  /** Opens a new property with a calendar, as an editor on the screen that edits the property. */
  readonly openCalendar: (opening?: Opening) => Promise<OpenCalendar>;
}

/** Test of the back office with calendars. */
export const test = base.extend<CalendarFixtures>({
  openCalendar: ({ page, account, properties, calendars }, use) =>
    use(async ({ property, calendar, role = 'editor', screen = 'edit-property' } = {}) => {
      const { id, title } = await properties.create(property);
      await calendars.store(id, calendar);
      await enter(page, `/admin/${screen}/${id}`, await account(role));
      return {
        title,
        section: page.getByRole('region', { name: 'Calendar and prices' }),
        store: (parts) => calendars.store(id, parts),
        read: () => calendars.read(id),
      };
    }),
  // Playwright requires a destructuring pattern.
  // oxlint-disable-next-line no-empty-pattern
  calendars: async ({}, use) => {
    const app = openAdminApp(readEmulatorEnvironment());
    const firestore = openAdminFirestore(app);
    const ids = new Set<string>();
    const read = async (id: string): Promise<StayCalendar> =>
      stayCalendarSchema.parse((await firestore.doc(calendarPath(id)).get()).data());
    await use({
      read,
      store: async (id, parts = {}) => {
        const isKnown = ids.has(id);
        ids.add(id);
        const before = isKnown ? await read(id) : { ...NO_CALENDAR, seasons: [YEARS], nextHoldEnd: null, rev: 0 };
        const calendar = { ...before, ...parts, rev: before.rev + 1, updatedAt: new Date().toISOString() };
        await firestore.doc(calendarPath(id)).set(calendar);
        return calendar;
      },
    });
    await Promise.all([...ids].map((id) => firestore.doc(calendarPath(id)).delete()));
    await deleteApp(app);
  },
});

/** The cell of a day. */
export function cellOf(page: Page, day: string): Locator {
  return page.getByRole('gridcell', { name: formatWeekday(day) });
}

export { enter };
export { expect } from '@playwright/test';
