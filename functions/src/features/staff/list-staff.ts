import type { Handler } from '@site/domain/api-handler';
import type { staffApi } from '@site/domain/api-staff';
import { HOUSE_COLLECTIONS } from '@site/domain/firestore-collections';
import { storedStaffSchema } from '@site/domain/stored-staff';
import { accountsOf } from '../../platform/accounts-of.ts';
import type { StaffDesk } from './staff-desk.ts';
import { staffLine } from './staff-line.ts';

/** Makes the handler of GET /api/admin/staff. */
export function listStaff({ accounts, database }: StaffDesk): Handler<(typeof staffApi)['GET /api/admin/staff']> {
  return async () => {
    const { docs } = await database().collection(HOUSE_COLLECTIONS.staff).orderBy('name').get();
    const people = await accountsOf(
      accounts(),
      docs.map(({ id }) => id),
    );
    return {
      staff: docs.map((found) => staffLine(found.id, storedStaffSchema.parse(found.data()), people.get(found.id))),
    };
  };
}
