import * as z from 'zod';
import { revision } from '#domain/content/revision.ts';
import { EMAIL_MAX } from '#domain/core/limits.ts';
import { staffRoleSchema } from './role.ts';
import { storedTime } from '#domain/core/stored-time.ts';
import { requiredLine } from '#domain/text/text-fields.ts';

/**
 * staff/{uid} as read: who works here. Tokens carry the role as a claim of Auth, which the API gives and takes as this
 * document says; the document is what makes one of two changes the first.
 */
export const storedStaffSchema = z.strictObject({
  /** Address that signs in. */
  email: z.email().max(EMAIL_MAX),
  /** Name as colleagues know it. */
  name: requiredLine,
  /** What this person may do. */
  role: staffRoleSchema,
  /** Whether the account is closed. */
  isDisabled: z.boolean(),
  /** When this person was invited. */
  invitedAt: storedTime,
  /** Revision, counted from 1. */
  rev: revision,
});

/** Somebody who works here. */
export type StoredStaff = z.output<typeof storedStaffSchema>;
