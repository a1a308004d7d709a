import { CONCIERGES } from '#domain/staff/role.ts';
import * as z from 'zod';
import { defineApi } from './endpoint.ts';
import { SUBSCRIBERS_PAGE } from '#domain/newsletter/limits.ts';
import { FORM_BYTES_MAX } from '#domain/site/limits.ts';
import { storedSubscriberSchema } from '#domain/newsletter/stored-subscriber.ts';

const state = storedSubscriberSchema.shape.state;

/** A newsletter sign-up without the secrets of its links. */
export const subscriberLineSchema = z.strictObject({
  id: z.uuid(),
  email: z.string(),
  state,
  signedUpAt: z.iso.datetime(),
  /** Null until then. */
  confirmedAt: z.iso.datetime().nullable(),
  /** Null until then. */
  unsubscribedAt: z.iso.datetime().nullable(),
});

export type SubscriberLine = z.output<typeof subscriberLineSchema>;

/** Sign-ups for the newsletter. Emails are sent in bodies, because URLs are logged. */
export const subscribersApi = defineApi({
  'POST /api/admin/subscribers/search': {
    creates: null,
    summary: 'Lists sign-ups for the newsletter, newest first.',
    access: CONCIERGES,
    body: {
      schema: z.strictObject({
        /** Only those in this state; absent for all. */
        state: state.optional(),
        /** Only emails that begin with this text; absent for all. */
        email: z.string().trim().toLowerCase().min(1).max(254).optional(),
        /** Last sign-up of the previous page; absent for the first page. */
        after: z.uuid().optional(),
      }),
      maxBytes: FORM_BYTES_MAX,
    },
    response: z.strictObject({
      subscribers: z.array(subscriberLineSchema).max(SUBSCRIBERS_PAGE),
      /** `after` of the next page; null on the last one. */
      next: z.uuid().nullable(),
      /** Number of sign-ups in each state. */
      counts: z.record(state, z.int().min(0)),
    }),
    errors: ['not_found', 'unavailable'],
  },
  'POST /api/admin/subscribers/{id}/end': {
    creates: null,
    summary: 'Ends a subscription at the request of a subscriber.',
    access: CONCIERGES,
    params: { id: z.uuid() },
    response: z.strictObject({
      subscriber: subscriberLineSchema,
    }),
    errors: ['not_found', 'unavailable'],
  },
});
