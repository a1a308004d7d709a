import * as z from 'zod';
import { defineApi } from './endpoint.ts';
import { revision } from '#domain/content/revision.ts';
import { creationKey } from './creation-key.ts';
import { documentIdOf } from '#domain/core/document-id.ts';
import { requiredEmail } from '#domain/text/form-fields.ts';
import { FORM_BYTES_MAX } from '#domain/site/limits.ts';
import { secondFactorPolicySchema } from '#domain/staff/second-factor.ts';
import { STAFF_ROLES, staffRoleSchema, ADMINS } from '#domain/staff/role.ts';
import { storedStaffSchema } from '#domain/staff/stored-staff.ts';

/** Auth's ids have at most 128 characters. */
const uid = documentIdOf(128);

/** A member of staff, as the back office lists them. */
export const staffMemberSchema = storedStaffSchema.extend({
  uid,
  invitedAt: z.iso.datetime(),
  /** Null for never. */
  lastSignInAt: z.iso.datetime().nullable(),
  /** Whether the account uses an authenticator app. */
  hasSecondFactor: z.boolean(),
});

export type StaffMember = z.output<typeof staffMemberSchema>;

const member = z.strictObject({ member: staffMemberSchema });

export const staffApi = defineApi({
  'GET /api/admin/session': {
    summary: 'Gives the second-factor policy of staff.',
    access: STAFF_ROLES,
    response: z.strictObject({
      secondFactor: secondFactorPolicySchema,
    }),
    errors: [],
  },
  'GET /api/admin/staff': {
    summary: 'Lists the staff by name.',
    access: ADMINS,
    response: z.strictObject({
      /** Including disabled accounts. */
      staff: z.array(staffMemberSchema),
    }),
    errors: ['unavailable'],
  },
  'POST /api/admin/staff': {
    creates: 'body.key',
    summary: 'Invites a person by email; an account with that email gets the role, otherwise one is created.',
    access: ADMINS,
    body: {
      schema: z.strictObject({
        /** Made by the caller; the same invitation sent twice is emailed once. */
        key: creationKey,
        email: requiredEmail(),
        name: storedStaffSchema.shape.name,
        role: staffRoleSchema,
      }),
      maxBytes: FORM_BYTES_MAX,
    },
    response: member,
    errors: ['conflict', 'unavailable'],
  },
  'POST /api/admin/staff/{uid}/invitation': {
    creates: null,
    summary: 'Sends the invitation email again.',
    access: ADMINS,
    params: { uid },
    response: member,
    errors: ['not_found', 'conflict', 'unavailable'],
  },
  'PUT /api/admin/staff/{uid}': {
    summary: 'Changes the role of a member of staff, or disables or enables the account, and ends all its sessions.',
    access: ADMINS,
    params: { uid },
    body: {
      schema: z.strictObject({
        /** Revision that the administrator saw. */
        rev: revision,
        role: staffRoleSchema,
        isDisabled: z.boolean(),
      }),
      maxBytes: FORM_BYTES_MAX,
    },
    response: member,
    errors: ['not_found', 'conflict', 'last_admin', 'unavailable'],
  },
  'DELETE /api/admin/staff/{uid}/second-factor': {
    summary: 'Removes the second factor of a colleague who has lost it, signs them out and informs them by email.',
    access: ADMINS,
    params: { uid },
    response: member,
    errors: ['not_found', 'conflict', 'unavailable'],
  },
  'DELETE /api/admin/staff/{uid}': {
    summary: 'Removes a person whose account is disabled from the list of staff, and deletes the account.',
    access: ADMINS,
    params: { uid },
    query: z.strictObject({
      /** Revision that the administrator saw. */
      rev: z.coerce.number().int().min(1),
    }),
    response: z.strictObject({
      status: z.literal('removed'),
    }),
    errors: ['not_found', 'conflict', 'unavailable'],
  },
});
