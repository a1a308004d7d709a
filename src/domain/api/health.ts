import * as z from 'zod';
import { defineApi } from './endpoint.ts';

export const healthApi = defineApi({
  'GET /api/health': {
    summary: 'Reads one document from Firestore and says how long that took.',
    access: 'public',
    response: z.object({
      /** Any other state is an error response. */
      status: z.literal('ok'),
      firestore: z.object({
        /** Duration of one read. */
        milliseconds: z.int().min(0),
      }),
      /** Revision of the content in the last build; absent before the first build. */
      revision: z.int().min(0).optional(),
    }),
    errors: ['unavailable'],
  },
});
