import type { Handler, Member } from '#domain/api/handler.ts';
import type { staysApi } from '#domain/api/stays.ts';
import { ApiError } from '#domain/core/errors.ts';
import { isOwn } from '#domain/stay/occupancy.ts';
import type { ContentDeps, ContentTransaction } from '#platform/content/content-transaction.ts';
import { changeCalendar, describeDates } from '#platform/stays/change-calendar.ts';

/** Notes in an enquiry, within a transaction and after its reads, that nights were released which were held or booked for it. */
export type ReleaseEnquiry = (
  step: ContentTransaction,
  enquiryId: string,
  member: Pick<Member, 'uid' | 'email'>,
  released: { readonly dates: string; readonly kind: 'hold' | 'booking' },
) => Promise<void>;

/** Makes the handler of DELETE /api/admin/calendars/{id}/occupancies/{occupancyId}. */
export function removeOccupancy(
  deps: ContentDeps,
  releaseEnquiry: ReleaseEnquiry,
): Handler<(typeof staysApi)['DELETE /api/admin/calendars/{id}/occupancies/{occupancyId}']> {
  return ({ params: { id, occupancyId }, member }) =>
    changeCalendar(deps, { id, uid: member.uid }, async (current, step) => {
      const { occupancies } = current;
      const removed = occupancies.find((occupancy) => occupancy.id === occupancyId);
      if (removed === undefined) return null;
      // Only their site makes them free.
      if (!isOwn(removed)) throw new ApiError('not_found');
      const dates = describeDates(current, removed);
      if (removed.kind !== 'block' && removed.enquiryId !== null)
        await releaseEnquiry(step, removed.enquiryId, member, { dates, kind: removed.kind });
      return {
        calendar: { occupancies: occupancies.filter((occupancy) => occupancy !== removed) },
        entry: {
          action: 'calendar.freed',
          details: { dates },
          before: removed,
        },
      };
    });
}
