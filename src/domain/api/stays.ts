import * as z from 'zod';
import { EDITORS, STAFF_ROLES } from '#domain/staff/role.ts';
import { propertySchema } from '#domain/property/property.ts';
import { stayCalendarSchema, stayTermsSchema } from '#domain/stay/calendar.ts';
import { newOccupancySchema } from '#domain/stay/occupancy.ts';
import { defineApi } from './endpoint.ts';

const { id } = propertySchema.shape;

/** The stored calendar after the change. */
const response = z.strictObject({ calendar: stayCalendarSchema });

/** Sixty seasons with long names, in bytes. */
const TERMS_BYTES = 64 * 1024;

const ENTRY_BYTES = 4 * 1024;

export const staysApi = defineApi({
  'PUT /api/admin/calendars/{id}/terms': {
    summary: 'Saves the seasons and fees of a property.',
    access: EDITORS,
    params: { id },
    body: {
      schema: stayTermsSchema.extend({
        /** Revision of the calendar that the editor saw; 0 before the first. */
        rev: z.int().min(0),
      }),
      maxBytes: TERMS_BYTES,
    },
    response,
    errors: ['not_found', 'conflict', 'unavailable'],
  },
  'POST /api/admin/calendars/{id}/occupancies': {
    creates: 'body.id',
    summary: 'Blocks or books nights of a property; nights that are taken are a conflict with the stored calendar.',
    access: STAFF_ROLES,
    params: { id },
    body: { schema: newOccupancySchema, maxBytes: ENTRY_BYTES },
    response,
    errors: ['not_found', 'conflict', 'unavailable'],
  },
  'DELETE /api/admin/calendars/{id}/occupancies/{occupancyId}': {
    summary: 'Makes the nights of a block or booking free again; succeeds when they are free already.',
    access: STAFF_ROLES,
    params: { id, occupancyId: z.uuid() },
    response,
    errors: ['not_found', 'unavailable'],
  },
});
