import * as z from 'zod';
import { defineApi } from './api-endpoint.ts';
import { requiredEmail } from './form-text.ts';
import { FORM_BYTES_MAX } from './limits.ts';

const count = z.int().min(0);

/** What staff do with all that visitors sent. */
export const enquiryDeskApi = defineApi({
  'POST /api/admin/erasures': {
    summary: 'Deletes everything that came from one e-mail address, with its mails and photographs.',
    access: ['admin'],
    params: {},
    query: null,
    body: {
      schema: z.strictObject({
        /** The address, in any case of letters. */
        email: requiredEmail(),
      }),
      maxBytes: FORM_BYTES_MAX,
    },
    response: z.strictObject({
      /** Enquiries deleted. */
      enquiries: count,
      /** Submissions deleted. */
      submissions: count,
      /** Newsletter sign-ups deleted. */
      subscribers: count,
      /** Mails deleted. */
      mails: count,
    }),
    errors: ['unavailable'],
  },
});
