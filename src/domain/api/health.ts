import * as z from 'zod';
import { defineApi } from './endpoint.ts';

/** Whether the API can do its work. */
export const healthApi = defineApi({
  'GET /api/health': {
    summary: 'Reads one document from Firestore and says how long that took.',
    access: 'public',
    params: {},
    query: null,
    body: null,
    response: z.object({
      /** 'ok'; anything else is an error answer. */
      status: z.literal('ok'),
      /** The database behind the API. */
      firestore: z.object({
        /** How long one read took, in whole milliseconds. */
        milliseconds: z.int().min(0),
      }),
      /** The revision of the content that the site was last built from; absent before the first build. */
      revision: z.int().min(0).optional(),
    }),
    errors: ['unavailable'],
  },
});
