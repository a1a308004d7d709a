import type { Handler } from '#domain/api/handler.ts';
import type { inboxApi } from '#domain/api/inbox.ts';
import { BUSINESS_COLLECTIONS } from '#domain/content/collections.ts';
import { storedStaffSchema } from '#domain/staff/stored-staff.ts';
import { staffPath } from '#platform/firestore-paths.ts';
import { parseOrReport } from '#platform/parse-or-report.ts';
import type { SiteDeps } from '#platform/content/published-content.ts';
import { handlesMessages, personOf } from './inbox-people.ts';

/** Makes the handler of GET /api/admin/inbox-people. */
export function listPeople({ database }: SiteDeps): Handler<(typeof inboxApi)['GET /api/admin/inbox-people']> {
  return async ({ member }) => {
    const firestore = database();
    const [me, { docs }] = await Promise.all([
      firestore.doc(staffPath(member.uid)).get(),
      firestore.collection(BUSINESS_COLLECTIONS.staff).orderBy('name').get(),
    ]);
    const colleagues = docs
      .filter(({ id }) => id !== member.uid)
      .flatMap((found) => {
        const staff = parseOrReport(found, storedStaffSchema);
        return staff === null ? [] : [{ uid: found.id, name: staff.name, handlesMessages: handlesMessages(staff) }];
      });
    const { role } = member;
    const caller = {
      ...personOf(member, me),
      handlesMessages: role !== null && handlesMessages({ role, isDisabled: false }),
    };
    return { people: [caller, ...colleagues] };
  };
}
