import * as z from 'zod';
import { defineApi } from './endpoint.ts';
import { signedMessageSchema } from '#domain/publishing/publisher-messages.ts';

/** Reports of the publisher, which are signed. */
export const publisherApi = defineApi({
  'POST /api/publisher/reports': {
    creates: null,
    summary: 'Accepts a signed report of the publisher on a build or a preview; an outdated one is a conflict.',
    access: 'public',
    body: { schema: signedMessageSchema, maxBytes: 2 * 1024 * 1024 },
    response: z.strictObject({}),
    errors: ['bad_signature', 'not_found', 'conflict', 'unavailable'],
  },
});
