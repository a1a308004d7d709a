import type { Access } from '#domain/api/endpoint.ts';
import type { Member } from '#domain/api/handler.ts';
import { ApiError } from '#domain/core/errors.ts';
import type { SecondFactorPolicy } from '#domain/staff/second-factor.ts';

/** Throws second_factor_required where staff must sign in with a second factor and this sign-in had none. */
export function requireSecondFactor(access: Access, member: Member | null, policy: SecondFactorPolicy): void {
  const isForStaff = typeof access !== 'string';
  if (policy === 'required' && isForStaff && member?.hasSecondFactor !== true) {
    throw new ApiError('second_factor_required');
  }
}
