import * as z from 'zod';
import { defineApi } from './endpoint.ts';
import { requiredEmail } from '#domain/text/form-fields.ts';
import { FORM_BYTES_MAX } from '#domain/site/limits.ts';

const ADMINS = ['admin'] as const;
const count = z.int().min(0);

/** A document as it is stored, times in ISO 8601, without the secrets of links and uploads. */
const stored = z.record(z.string(), z.unknown());

const whom = {
  schema: z.strictObject({
    /** The address, in any case of letters. */
    email: requiredEmail(),
  }),
  maxBytes: FORM_BYTES_MAX,
};

/** Everything that is stored about a person. */
export const personFileSchema = z.strictObject({
  /** The address asked for, in lower case. */
  email: z.string(),
  /** When this was put together. */
  preparedAt: z.iso.datetime(),
  /** Enquiries, with the notes and answers of the desk. */
  enquiries: z.array(stored),
  /** Properties proposed, with the notes and answers of the desk. */
  submissions: z.array(stored),
  /** Sign-ups for the newsletter with their consents. */
  subscribers: z.array(stored),
  /** Account of a member or of staff; null for none. */
  account: z
    .strictObject({
      /** Its id. */
      uid: z.string(),
      /** When it was opened. */
      createdAt: z.iso.datetime(),
      /** When somebody last signed in; null for never. */
      lastSignInAt: z.iso.datetime().nullable(),
      /** Its profile; null for none. */
      profile: stored.nullable(),
      /** Properties saved. */
      favorites: z.array(stored),
      /** Its place among the staff; null for a member. */
      staff: stored.nullable(),
    })
    .nullable(),
  /** Mails that are still kept. */
  mails: z.array(stored),
});

/** Everything that is stored about a person. */
export type PersonFile = z.output<typeof personFileSchema>;

/** What the house knows of people, for those who ask. Addresses travel in bodies: those of pages end up in logs. */
export const privacyApi = defineApi({
  'POST /api/admin/person-files': {
    creates: null,
    summary: 'Gives everything that is stored about the person of an e-mail address.',
    access: ADMINS,
    params: {},
    query: null,
    body: whom,
    response: personFileSchema,
    errors: ['unavailable'],
  },
  'POST /api/admin/erasures': {
    creates: null,
    summary: 'Deletes everything about the person of an e-mail address, with mails, photographs and account.',
    access: ADMINS,
    params: {},
    query: null,
    body: whom,
    response: z.strictObject({
      /** Enquiries deleted. */
      enquiries: count,
      /** Submissions deleted. */
      submissions: count,
      /** Newsletter sign-ups deleted. */
      subscribers: count,
      /** Accounts deleted, with profile and favourites. */
      accounts: count,
      /** Mails deleted. */
      mails: count,
    }),
    errors: ['conflict', 'unavailable'],
  },
});
