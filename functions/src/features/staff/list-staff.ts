import type { Handler } from '#domain/api/handler.ts';
import type { staffApi } from '#domain/api/staff.ts';
import { BUSINESS_COLLECTIONS } from '#domain/content/collections.ts';
import { ALPHABET } from '#domain/core/alphabet.ts';
import { storedStaffSchema } from '#domain/staff/stored-staff.ts';
import { findAccounts } from '#platform/accounts/find-accounts.ts';
import { parseOrReport } from '#platform/parse-or-report.ts';
import type { StaffDeps } from './staff-deps.ts';
import { toStaffMember } from './staff-member.ts';

/** Makes the handler of GET /api/admin/staff. */
export function listStaff({ accounts, database }: StaffDeps): Handler<(typeof staffApi)['GET /api/admin/staff']> {
  return async () => {
    const { docs } = await database().collection(BUSINESS_COLLECTIONS.staff).get();
    const people = await findAccounts(
      accounts(),
      docs.map(({ id }) => id),
    );
    return {
      staff: docs
        .flatMap((found) => {
          const staff = parseOrReport(found, storedStaffSchema);
          return staff === null ? [] : [toStaffMember(found.id, staff, people.get(found.id) ?? null)];
        })
        // Firestore orders by bytes, which puts 'Álvaro' after 'Vera'.
        .toSorted((one, other) => ALPHABET.compare(one.name, other.name)),
    };
  };
}
