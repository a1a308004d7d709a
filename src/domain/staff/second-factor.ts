import * as z from 'zod';
import { SECOND_FACTOR_CODE_INVALID } from './second-factor-text.ts';

/** What the setting STAFF_SECOND_FACTOR may be: not available, offered at sign-in, or needed for every call of staff. */
export const SECOND_FACTOR_POLICIES = ['off', 'optional', 'required'] as const;

/** Whether staff sign in with a second factor. */
export const secondFactorPolicySchema = z.enum(SECOND_FACTOR_POLICIES);

/** Whether staff sign in with a second factor. */
export type SecondFactorPolicy = z.infer<typeof secondFactorPolicySchema>;

/** A code of an authenticator app as typed: six digits, with the spaces that apps show between them. */
export const secondFactorCodeSchema = z
  .string()
  .transform((text) => text.replaceAll(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, { error: SECOND_FACTOR_CODE_INVALID }));
