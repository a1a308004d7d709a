import type { Handler } from '#domain/api/handler.ts';
import type { staffApi } from '#domain/api/staff.ts';
import { BUSINESS_COLLECTIONS } from '#domain/content/collections.ts';
import { storedStaffSchema } from '#domain/staff/stored-staff.ts';
import { accountsOf } from '#platform/accounts/accounts-of.ts';
import type { StaffDeps } from './staff-deps.ts';
import { staffLine } from './staff-line.ts';

/** Makes the handler of GET /api/admin/staff. */
export function listStaff({ accounts, database }: StaffDeps): Handler<(typeof staffApi)['GET /api/admin/staff']> {
  return async () => {
    const { docs } = await database().collection(BUSINESS_COLLECTIONS.staff).orderBy('name').get();
    const people = await accountsOf(
      accounts(),
      docs.map(({ id }) => id),
    );
    return {
      staff: docs.map((found) => staffLine(found.id, storedStaffSchema.parse(found.data()), people.get(found.id))),
    };
  };
}
