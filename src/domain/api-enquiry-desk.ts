import * as z from 'zod';
import { defineApi } from './api-endpoint.ts';

/** What staff do with all that visitors sent. */
export const enquiryDeskApi = defineApi({
  'GET /api/admin/enquiries/export': {
    summary: 'Gives the enquiries of a period as CSV, with formulas made harmless.',
    access: ['concierge', 'admin'],
    params: {},
    query: z.strictObject({
      /** First day, as 'YYYY-MM-DD'. */
      from: z.iso.date(),
      /** Last day, as 'YYYY-MM-DD'. */
      to: z.iso.date(),
    }),
    body: null,
    media: 'text/csv',
    response: z.string(),
    errors: [],
  },
});
