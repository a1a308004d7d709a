import * as z from 'zod';
import { SECOND_FACTOR_CODE_INVALID } from './text.ts';

/** Values of the setting STAFF_SECOND_FACTOR: not available, offered at sign-in, or required for every staff request. */
export const SECOND_FACTOR_POLICIES = ['off', 'optional', 'required'] as const;

export const secondFactorPolicySchema = z.enum(SECOND_FACTOR_POLICIES);

export type SecondFactorPolicy = z.infer<typeof secondFactorPolicySchema>;

/** A code of an authenticator app as typed: six digits, with the spaces that apps show between them. */
export const secondFactorCodeSchema = z
  .string()
  .transform((text) => text.replaceAll(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, { error: SECOND_FACTOR_CODE_INVALID }));
