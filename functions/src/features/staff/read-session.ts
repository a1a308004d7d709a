import type { Handler } from '@site/domain/api-handler';
import type { staffApi } from '@site/domain/api-staff';
import type { SecondFactorPolicy } from '@site/domain/second-factor';

/** Makes the handler of GET /api/admin/session. */
export function readSession(policy: () => SecondFactorPolicy): Handler<(typeof staffApi)['GET /api/admin/session']> {
  return async () => ({ secondFactor: policy() });
}
