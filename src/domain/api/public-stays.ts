import * as z from 'zod';
import { STAY_PAGES } from '#domain/stay/stay-page.ts';
import { publicStaySchema } from '#domain/stay/public-stay.ts';
import { defineApi } from './endpoint.ts';

/** How old the free nights of a listing page may be; an enquiry is checked against the present ones. */
const LISTED_SECONDS = 60;

/** How old those of one property may be: a visitor whose nights were taken sees it at the next look. */
const PROPERTY_SECONDS = 10;

/** What visitors read of calendars; apart from what staff change, which pages need not load. */
export const publicStaysApi = defineApi({
  'GET /api/stays/{page}': {
    summary: 'Gives prices and free nights of all properties of a listing page by a key, in compact texts.',
    access: 'public',
    params: { page: z.enum(STAY_PAGES) },
    response: z.strictObject({ keys: z.array(z.string()), terms: z.array(z.string()), taken: z.array(z.string()) }),
    errors: [],
    cacheSeconds: LISTED_SECONDS,
  },
  'GET /api/properties/{id}/stay': {
    summary: 'Gives prices and free nights of a published property; null for one without a calendar.',
    access: 'public',
    params: { id: z.uuid() },
    response: z.strictObject({ stay: publicStaySchema.nullable() }),
    errors: ['not_found'],
    cacheSeconds: PROPERTY_SECONDS,
  },
});
