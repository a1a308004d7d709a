import { ADMINS } from '#domain/staff/role.ts';
import * as z from 'zod';
import { defineApi } from './endpoint.ts';
import { requiredEmail } from '#domain/text/form-fields.ts';
import { FORM_BYTES_MAX } from '#domain/site/limits.ts';

const count = z.int().min(0);

/** A stored document with times in ISO 8601, without the secrets of links and uploads. */
const stored = z.record(z.string(), z.unknown());

const personBody = {
  schema: z.strictObject({
    /** In upper or lower case. */
    email: requiredEmail(),
  }),
  maxBytes: FORM_BYTES_MAX,
};

/** All stored data of a person. */
export const personFileSchema = z.strictObject({
  /** In lower case. */
  email: z.string(),
  preparedAt: z.iso.datetime(),
  /** With notes and replies of staff. */
  enquiries: z.array(stored),
  /** With notes and replies of staff. */
  submissions: z.array(stored),
  /** Newsletter sign-ups with their consents. */
  subscribers: z.array(stored),
  /** Account of a member or of staff; null for none. */
  account: z
    .strictObject({
      uid: z.string(),
      createdAt: z.iso.datetime(),
      /** Null for never. */
      lastSignInAt: z.iso.datetime().nullable(),
      /** Null for none. */
      profile: stored.nullable(),
      favorites: z.array(stored),
      /** Document of the staff list; null for a member. */
      staff: stored.nullable(),
    })
    .nullable(),
  /** Emails that are not deleted yet, as text, without the parameters of their links. */
  mails: z.array(stored),
  /** Number of documents in which publishing has stored the email; an erasure takes it out of them. */
  published: count,
});

export type PersonFile = z.output<typeof personFileSchema>;

/** Requests of people about their data. Emails are sent in bodies, because URLs are logged. */
export const privacyApi = defineApi({
  'POST /api/admin/person-files': {
    creates: null,
    summary: 'Gives all stored data of the person with an email address.',
    access: ADMINS,
    body: personBody,
    response: personFileSchema,
    errors: ['unavailable'],
  },
  'POST /api/admin/erasures': {
    creates: null,
    summary: 'Deletes all data of the person with an email address, with emails, photographs and account.',
    access: ADMINS,
    body: personBody,
    response: z.strictObject({
      enquiries: count,
      submissions: count,
      subscribers: count,
      accounts: count,
      mails: count,
    }),
    errors: ['conflict', 'unavailable'],
  },
});
