import * as z from 'zod';
import { forgotPasswordSchema, registerSchema } from '#domain/account/forms.ts';
import { defineApi } from './endpoint.ts';
import { FAVORITES_MAX } from '#domain/account/limits.ts';
import { SHORT_TEXT } from '#domain/core/limits.ts';

/** Largest body of an account form, in bytes. */
const FORM_BYTES = 4096;

/** The same response for everybody: it does not reveal whether an account exists. */
const messageSchema = z.object({
  /** An email is sent if there is a reason to. */
  status: z.literal('accepted'),
});

/** Accounts: what Firebase Auth in the browser cannot do without revealing accounts, and what needs the API. */
export const accountsApi = defineApi({
  'POST /api/accounts': {
    creates: 'body.email',
    summary:
      'Creates an account without a password and sends a link to confirm the email and choose one; the holder of a confirmed account gets an email.',
    access: 'public',
    body: { schema: registerSchema, maxBytes: FORM_BYTES },
    response: messageSchema,
    errors: ['rate_limited', 'unavailable'],
  },
  'POST /api/accounts/password-reset': {
    creates: null,
    summary: 'Sends a link to choose a new password to the holder of an email address, if there is one.',
    access: 'public',
    body: { schema: forgotPasswordSchema, maxBytes: FORM_BYTES },
    response: messageSchema,
    errors: ['rate_limited', 'unavailable'],
  },
  'POST /api/account/confirmation': {
    creates: null,
    summary: "Sends the link that confirms the account's email again.",
    access: 'member',
    response: messageSchema,
    errors: ['rate_limited', 'unavailable'],
  },
  'GET /api/account': {
    summary: 'Gives everything that is kept with the account of the member.',
    access: 'member',
    response: z.object({
      uid: z.string().min(1),
      /** Null for an account without one. */
      email: z.string().nullable(),
      emailConfirmed: z.boolean(),
      createdAt: z.iso.datetime(),
      /** Null for never. */
      lastSignInAt: z.iso.datetime().nullable(),
      /** '' when not given. */
      name: z.string().max(SHORT_TEXT),
      /** Favourites, newest first. */
      favorites: z
        .array(
          z.object({
            propertyId: z.uuid(),
            createdAt: z.iso.datetime(),
          }),
        )
        .max(FAVORITES_MAX),
      /** Emails about the account, oldest first; without their text, whose links would set a password. */
      emails: z.array(z.object({ subject: z.string(), queuedAt: z.iso.datetime() })),
    }),
    errors: ['unavailable'],
  },
  'DELETE /api/account': {
    summary: 'Deletes the account of the member with all its data; the sign-in must be a few minutes old at most.',
    access: 'member',
    response: z.object({
      status: z.literal('deleted'),
    }),
    errors: ['stale_sign_in', 'conflict', 'unavailable'],
  },
});
