import * as z from 'zod';
import { forgotPasswordSchema, registerSchema } from '#domain/account/forms.ts';
import { defineApi } from './endpoint.ts';
import { FAVORITES_MAX } from '#domain/account/limits.ts';
import { SHORT_TEXT } from '#domain/core/limits.ts';

/** Largest body of an account form, in bytes. */
const FORM_BYTES = 4096;

/** The same for everybody: whether an account exists, no answer tells. */
const messageSchema = z.object({
  /** An email goes to the address when there is something to write. */
  status: z.literal('accepted'),
});

/** Accounts: what Auth cannot do from a browser without telling who has one, and what only the house can do. */
export const accountsApi = defineApi({
  'POST /api/accounts': {
    creates: 'body.email',
    summary:
      'Creates an account without a password and sends a link to confirm the address and choose one; who has a confirmed account is told by email.',
    access: 'public',
    params: {},
    query: null,
    body: { schema: registerSchema, maxBytes: FORM_BYTES },
    response: messageSchema,
    errors: ['rate_limited', 'unavailable'],
  },
  'POST /api/accounts/password-reset': {
    creates: null,
    summary: 'Sends a link to choose a new password to the holder of an address, if there is one.',
    access: 'public',
    params: {},
    query: null,
    body: { schema: forgotPasswordSchema, maxBytes: FORM_BYTES },
    response: messageSchema,
    errors: ['rate_limited', 'unavailable'],
  },
  'POST /api/account/confirmation': {
    creates: null,
    summary: "Sends the link that confirms the account's address once more.",
    access: 'member',
    params: {},
    query: null,
    body: null,
    response: messageSchema,
    errors: ['rate_limited', 'unavailable'],
  },
  'GET /api/account': {
    summary: 'Gives everything that is kept with the account of the member.',
    access: 'member',
    params: {},
    query: null,
    body: null,
    response: z.object({
      /** Account's id. */
      uid: z.string().min(1),
      /** Its address; null for an account without one. */
      email: z.string().nullable(),
      /** Whether the address was confirmed. */
      emailConfirmed: z.boolean(),
      /** When the account was made. */
      createdAt: z.iso.datetime(),
      /** When somebody last signed in; null for never. */
      lastSignInAt: z.iso.datetime().nullable(),
      /** Full name; '' when not given. */
      name: z.string().max(SHORT_TEXT),
      /** Favourites, newest first. */
      favorites: z
        .array(
          z.object({
            /** The property saved. */
            propertyId: z.uuid(),
            /** When it was saved. */
            createdAt: z.iso.datetime(),
          }),
        )
        .max(FAVORITES_MAX),
    }),
    errors: ['unavailable'],
  },
  'DELETE /api/account': {
    summary: 'Deletes the account of the member with all its data; the sign-in must be a few minutes old at most.',
    access: 'member',
    params: {},
    query: null,
    body: null,
    response: z.object({
      /** Nothing of the account is left. */
      status: z.literal('deleted'),
    }),
    errors: ['stale_sign_in', 'conflict', 'unavailable'],
  },
});
