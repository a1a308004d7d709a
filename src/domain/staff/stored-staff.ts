import * as z from 'zod';
import { revision } from '#domain/content/revision.ts';
import { EMAIL_MAX } from '#domain/core/limits.ts';
import { staffRoleSchema } from './role.ts';
import { storedTime } from '#domain/core/stored-time.ts';
import { requiredLine } from '#domain/text/text-fields.ts';

/**
 * staff/{uid} as read. Tokens have the role as a claim of Firebase Auth, which the API sets and removes according to this
 * document; the document's revision orders concurrent changes.
 */
export const storedStaffSchema = z.strictObject({
  /** Email of the sign-in. */
  email: z.email().max(EMAIL_MAX),
  name: requiredLine,
  role: staffRoleSchema,
  isDisabled: z.boolean(),
  invitedAt: storedTime,
  /** Counted from 1. */
  rev: revision,
});

export type StoredStaff = z.output<typeof storedStaffSchema>;
