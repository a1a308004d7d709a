import type { Handler } from '@site/domain/api-handler';
import type { inboxApi } from '@site/domain/api-inbox';
import { HOUSE_COLLECTIONS } from '@site/domain/firestore-collections';
import { storedStaffSchema } from '@site/domain/stored-staff';
import { staffPath } from '../../platform/firestore-paths.ts';
import { answersPeople } from './answers-people.ts';
import type { InboxDesk } from './inbox-desk.ts';
import { personOf } from './person-of.ts';

/** Makes the handler of GET /api/admin/inbox-people. */
export function listPeople({ database }: InboxDesk): Handler<(typeof inboxApi)['GET /api/admin/inbox-people']> {
  return async ({ member }) => {
    const firestore = database();
    const [me, { docs }] = await Promise.all([
      firestore.doc(staffPath(member.uid)).get(),
      firestore.collection(HOUSE_COLLECTIONS.staff).orderBy('name').get(),
    ]);
    const colleagues = docs
      .map((found) => ({ uid: found.id, staff: storedStaffSchema.parse(found.data()) }))
      .filter(({ uid, staff }) => uid !== member.uid && answersPeople(staff))
      .map(({ uid, staff }) => ({ uid, name: staff.name }));
    return { people: [personOf(member, me), ...colleagues] };
  };
}
