import * as z from 'zod';
import { EDITORS, STAFF_ROLES } from '#domain/staff/role.ts';
import { propertySchema } from '#domain/property/property.ts';
import { exportKeySchema, stayCalendarSchema } from '#domain/stay/calendar.ts';
import { calendarFeedSchema, newFeedSchema } from '#domain/stay/feeds/feed.ts';
import { defineApi } from './endpoint.ts';

const { id } = propertySchema.shape;
const feedId = newFeedSchema.shape.id;

/** The stored calendar after the change. */
const calendar = z.strictObject({ calendar: stayCalendarSchema });

const read = calendar.extend({ feed: calendarFeedSchema });

const BYTES = 4 * 1024;

/** How old the calendar that other sites read may be; they read it every few hours. */
const EXPORT_SECONDS = 60;

/** Calendars of other sites: those that are read, and ours for them. */
export const feedsApi = defineApi({
  'POST /api/admin/calendars/{id}/feeds': {
    creates: 'body.id',
    summary: 'Reads the calendar of another site and keeps its nights taken from then on.',
    access: EDITORS,
    params: { id },
    body: { schema: newFeedSchema, maxBytes: BYTES },
    response: read,
    errors: ['not_found', 'conflict', 'unavailable'],
  },
  'POST /api/admin/calendars/{id}/feeds/{feedId}/reading': {
    creates: null,
    summary: 'Reads the calendar of another site at once.',
    access: STAFF_ROLES,
    params: { id, feedId },
    body: {
      schema: z.strictObject({
        /** Whether a calendar that is suddenly empty is believed, so that its nights are free. */
        isEmpty: z.boolean(),
      }),
      maxBytes: BYTES,
    },
    response: read,
    errors: ['not_found', 'unavailable'],
  },
  'DELETE /api/admin/calendars/{id}/feeds/{feedId}': {
    summary:
      'Reads the calendar of another site no more and makes its nights free; succeeds when it is removed already.',
    access: EDITORS,
    params: { id, feedId },
    response: calendar,
    errors: ['not_found', 'unavailable'],
  },
  'POST /api/admin/calendars/{id}/same-stays': {
    creates: null,
    summary: 'Notes that two entries of a calendar are one stay, so that they are no overlap.',
    access: STAFF_ROLES,
    params: { id },
    body: { schema: z.strictObject({ one: z.uuid(), other: z.uuid() }), maxBytes: BYTES },
    response: calendar,
    errors: ['not_found', 'conflict', 'unavailable'],
  },
  'POST /api/admin/calendars/{id}/export-key': {
    creates: null,
    summary: 'Makes a new secret URL at which other sites read the calendar; the one before is valid no more.',
    access: EDITORS,
    params: { id },
    query: z.strictObject({
      /** The key that the editor saw, or 'none'; absent to replace any. */
      replaces: exportKeySchema.or(z.literal('none')).optional(),
    }),
    response: calendar,
    errors: ['not_found', 'conflict', 'unavailable'],
  },
  'DELETE /api/admin/calendars/{id}/export-key': {
    summary: 'Ends the secret URL of a calendar.',
    access: EDITORS,
    params: { id },
    response: calendar,
    errors: ['not_found', 'unavailable'],
  },
  'GET /api/calendars/{key}/nights.ics': {
    summary: 'Gives the blocks, holds and bookings of a calendar to other sites, without anything about guests.',
    access: 'public',
    params: { key: exportKeySchema },
    response: z.string(),
    media: 'text/calendar',
    errors: ['not_found'],
    cacheSeconds: EXPORT_SECONDS,
  },
});
