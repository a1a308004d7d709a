import { CONCIERGES } from '#domain/staff/role.ts';
import type { Handler } from '#domain/api/handler.ts';
import type { inboxApi } from '#domain/api/inbox.ts';
import { BUSINESS_COLLECTIONS } from '#domain/content/collections.ts';
import { storedSubmissionSchema } from '#domain/submission/stored-submission.ts';
import type { SiteDeps } from '#platform/content/published-content.ts';

/** Makes the handler of GET /api/admin/property-owners/{id}. Only staff who handle messages see the owner. */
export function findPropertyOwner({
  database,
}: SiteDeps): Handler<(typeof inboxApi)['GET /api/admin/property-owners/{id}']> {
  return async ({ params: { id }, member }) => {
    const { docs } = await database()
      .collection(BUSINESS_COLLECTIONS.submissions)
      .where('propertyId', '==', id)
      .limit(1)
      .get();
    const [found] = docs;
    if (found === undefined) return { submission: null };
    const { receivedAt, submission } = storedSubmissionSchema.parse(found.data());
    const maySeeOwner = member.role !== null && CONCIERGES.includes(member.role);
    const owner =
      submission === null || !maySeeOwner
        ? null
        : { name: submission.ownerName, email: submission.email, phone: submission.phone };
    return { submission: { id: found.id, receivedAt, owner } };
  };
}
