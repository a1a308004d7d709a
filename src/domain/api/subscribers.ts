import * as z from 'zod';
import { defineApi } from './endpoint.ts';
import { SUBSCRIBERS_PAGE } from '#domain/newsletter/limits.ts';
import { storedSubscriberSchema } from '#domain/newsletter/stored-subscriber.ts';

const DESK = ['concierge', 'admin'] as const;
const state = storedSubscriberSchema.shape.state;

/** A sign-up for the newsletter as the back office lists it: without the secrets of its links. */
export const subscriberLineSchema = z.strictObject({
  /** Its id. */
  id: z.uuid(),
  /** Where the newsletter goes. */
  email: z.string(),
  /** How it stands. */
  state,
  /** When the form arrived. */
  signedUpAt: z.iso.datetime(),
  /** When the link in the mail was pressed; null until then. */
  confirmedAt: z.iso.datetime().nullable(),
  /** When it ended; null until then. */
  unsubscribedAt: z.iso.datetime().nullable(),
});

/** A sign-up for the newsletter as the back office lists it. */
export type SubscriberLine = z.output<typeof subscriberLineSchema>;

/** Those who read the newsletter. */
export const subscribersApi = defineApi({
  'GET /api/admin/subscribers': {
    summary: 'Lists sign-ups for the newsletter, newest first.',
    access: DESK,
    params: {},
    query: z.strictObject({
      /** Only those that stand so; absent for all. */
      state: state.optional(),
      /** Only this address and those that begin with it; absent for all. */
      email: z.string().trim().toLowerCase().min(1).max(254).optional(),
      /** Sign-up after which the page begins; absent for the first page. */
      after: z.uuid().optional(),
    }),
    body: null,
    response: z.strictObject({
      /** Sign-ups of this page. */
      subscribers: z.array(subscriberLineSchema).max(SUBSCRIBERS_PAGE),
      /** What to ask the next page with; null on the last. */
      next: z.uuid().nullable(),
      /** How many there are with each state. */
      counts: z.record(state, z.int().min(0)),
    }),
    errors: ['not_found', 'unavailable'],
  },
  'POST /api/admin/subscribers/{id}/end': {
    creates: null,
    summary: 'Ends a subscription for somebody who asked us to.',
    access: DESK,
    params: { id: z.uuid() },
    query: null,
    body: null,
    response: z.strictObject({
      /** The sign-up as stored now. */
      subscriber: subscriberLineSchema,
    }),
    errors: ['not_found', 'unavailable'],
  },
});
