import type { Handler } from '#domain/api/handler.ts';
import type { staffApi } from '#domain/api/staff.ts';
import type { SecondFactorPolicy } from '#domain/staff/second-factor.ts';

/** Makes the handler of GET /api/admin/session. */
export function readSession(policy: () => SecondFactorPolicy): Handler<(typeof staffApi)['GET /api/admin/session']> {
  return async () => ({ secondFactor: policy() });
}
