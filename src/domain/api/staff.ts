import * as z from 'zod';
import { defineApi } from './endpoint.ts';
import { revision } from '#domain/content/revision.ts';
import { creationKey } from './creation-key.ts';
import { requiredEmail } from '#domain/text/form-fields.ts';
import { FORM_BYTES_MAX } from '#domain/site/limits.ts';
import { secondFactorPolicySchema } from '#domain/staff/second-factor.ts';
import { STAFF_ROLES, staffRoleSchema } from '#domain/staff/role.ts';
import { storedStaffSchema } from '#domain/staff/stored-staff.ts';

const ADMINS = ['admin'] as const;
const uid = z.string().regex(/^[A-Za-z0-9_-]{1,128}$/);

/** Somebody who works here, as the back office lists them. */
export const staffMemberSchema = storedStaffSchema.extend({
  /** Id of the account. */
  uid,
  /** When this person was invited. */
  invitedAt: z.iso.datetime(),
  /** When somebody last signed in; null for never. */
  lastSignInAt: z.iso.datetime().nullable(),
  /** Whether the account signs in with an authenticator app. */
  hasSecondFactor: z.boolean(),
});

/** Somebody who works here. */
export type StaffMember = z.output<typeof staffMemberSchema>;

const member = z.strictObject({
  /** The person as stored now. */
  member: staffMemberSchema,
});

/** Those who work here. */
export const staffApi = defineApi({
  'GET /api/admin/session': {
    summary: 'Says what a sign-in of staff needs besides the password.',
    access: STAFF_ROLES,
    params: {},
    query: null,
    body: null,
    response: z.strictObject({
      /** Whether staff sign in with a second factor. */
      secondFactor: secondFactorPolicySchema,
    }),
    errors: [],
  },
  'GET /api/admin/staff': {
    summary: 'Lists those who work here, by name.',
    access: ADMINS,
    params: {},
    query: null,
    body: null,
    response: z.strictObject({
      /** Everybody, disabled colleagues too. */
      staff: z.array(staffMemberSchema),
    }),
    errors: ['unavailable'],
  },
  'POST /api/admin/staff': {
    creates: 'body.key',
    summary: 'Invites somebody by e-mail; an account of that address is given the role, else one is made.',
    access: ADMINS,
    params: {},
    query: null,
    body: {
      schema: z.strictObject({
        /** Made by the caller: the same invitation sent twice goes out once. */
        key: creationKey,
        /** Address that will sign in. */
        email: requiredEmail(),
        /** Name as colleagues know it. */
        name: storedStaffSchema.shape.name,
        /** What this person may do. */
        role: staffRoleSchema,
      }),
      maxBytes: FORM_BYTES_MAX,
    },
    response: member,
    errors: ['conflict', 'unavailable'],
  },
  'POST /api/admin/staff/{uid}/invitation': {
    creates: null,
    summary: 'Sends the letter of invitation again.',
    access: ADMINS,
    params: { uid },
    query: null,
    body: null,
    response: member,
    errors: ['not_found', 'conflict', 'unavailable'],
  },
  'PUT /api/admin/staff/{uid}': {
    summary: 'Changes what somebody may do, or closes or opens the account; whoever is signed in must do so again.',
    access: ADMINS,
    params: { uid },
    query: null,
    body: {
      schema: z.strictObject({
        /** Revision that the admin saw. */
        rev: revision,
        /** What this person may do. */
        role: staffRoleSchema,
        /** Whether the account is closed. */
        isDisabled: z.boolean(),
      }),
      maxBytes: FORM_BYTES_MAX,
    },
    response: member,
    errors: ['not_found', 'conflict', 'last_admin', 'unavailable'],
  },
  'DELETE /api/admin/staff/{uid}/second-factor': {
    summary: 'Removes the second factor of a colleague who has lost it, signs them out and tells them by email.',
    access: ADMINS,
    params: { uid },
    query: null,
    body: null,
    response: member,
    errors: ['not_found', 'conflict', 'unavailable'],
  },
  'DELETE /api/admin/staff/{uid}': {
    summary: 'Takes somebody whose account is closed off the list of staff; the account stays closed.',
    access: ADMINS,
    params: { uid },
    query: z.strictObject({
      /** Revision that the admin saw. */
      rev: z.coerce.number().int().min(1),
    }),
    body: null,
    response: z.strictObject({
      /** The list does not hold this person any more. */
      status: z.literal('removed'),
    }),
    errors: ['not_found', 'conflict', 'unavailable'],
  },
});
