import type { HandlerMap } from '#domain/api/handler.ts';
import type { staffApi } from '#domain/api/staff.ts';
import { secondFactorPolicy } from '#platform/configuration.ts';
import { changeStaff } from './change-staff.ts';
import { inviteAgain } from './invite-again.ts';
import { inviteStaff } from './invite-staff.ts';
import { listStaff } from './list-staff.ts';
import { removeSecondFactor } from './remove-second-factor.ts';
import { removeStaff } from './remove-staff.ts';
import type { StaffDeps } from './staff-deps.ts';

/** The endpoints about staff and their sign-in. */
export function staffRoutes(deps: StaffDeps): HandlerMap<typeof staffApi> {
  return {
    'GET /api/admin/staff': listStaff(deps),
    'POST /api/admin/staff': inviteStaff(deps),
    'POST /api/admin/staff/{uid}/invitation': inviteAgain(deps),
    'PUT /api/admin/staff/{uid}': changeStaff(deps),
    'DELETE /api/admin/staff/{uid}': removeStaff(deps),
    'GET /api/admin/session': async () => ({ secondFactor: secondFactorPolicy() }),
    'DELETE /api/admin/staff/{uid}/second-factor': removeSecondFactor(deps),
  };
}
