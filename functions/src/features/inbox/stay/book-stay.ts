import type { Handler } from '#domain/api/handler.ts';
import type { inboxApi } from '#domain/api/inbox.ts';
import { describeStay } from '#domain/stay/night-word.ts';
import { writeCalendar } from '#platform/stays/change-calendar.ts';
import { takeNights } from '#platform/stays/take-nights.ts';
import type { SiteDeps } from '#platform/content/published-content.ts';
import { writeHandling } from '../write-handling.ts';
import { changeStay } from './change-stay.ts';
import { otherEntries, ownEntries } from './calendar-parts.ts';

/** Makes the handler of POST /api/admin/enquiries/{id}/booking; what was held for the enquiry becomes its booking. */
export function bookStay(deps: SiteDeps): Handler<(typeof inboxApi)['POST /api/admin/enquiries/{id}/booking']> {
  return ({ params: { id }, body, member }) =>
    changeStay(deps, id, member, (step) => {
      const { now, uid, calendar, asked } = step;
      const own = ownEntries(calendar.occupancies, id, now);
      if (own.some(({ kind }) => kind === 'booking')) return;
      const others = otherEntries(calendar.occupancies, id);
      const made = { by: uid, createdAt: now.toISOString(), note: '' };
      // With the id of the hold, by which staff may have said that another site shows the same stay.
      const entryId = own[0]?.id ?? body.id;
      const booking = { kind: 'booking', id: entryId, ...asked.range, enquiryId: id, ...made } as const;
      const dates = describeStay(asked.range, asked.word);
      writeCalendar(step, calendar, {
        calendar: {
          occupancies: takeNights({ ...calendar, occupancies: others }, booking, now),
        },
        entry: { action: 'calendar.booked', details: { dates }, after: booking },
      });
      const entries = [{ id: body.id, kind: 'change', subject: '', text: `Booked: ${dates}` }] as const;
      writeHandling(step, { action: 'enquiry.booked', status: 'booked', entries });
    });
}
