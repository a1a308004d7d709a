import type { Access } from '@site/domain/api-endpoint';
import type { Member } from '@site/domain/api-handler';
import { ApiError } from '@site/domain/errors';
import type { SecondFactorPolicy } from '@site/domain/second-factor';

/** Throws second_factor_required where staff must sign in with a second factor and this sign-in had none. */
export function requireSecondFactor(access: Access, member: Member | null, policy: SecondFactorPolicy): void {
  const isForStaff = typeof access !== 'string';
  if (policy === 'required' && isForStaff && member?.hasSecondFactor !== true) {
    throw new ApiError('second_factor_required');
  }
}
