import type { Handler } from '#domain/api/handler.ts';
import type { inboxApi } from '#domain/api/inbox.ts';
import { senderName } from '#domain/enquiry/stored-enquiry.ts';
import { formatLisbonTime } from '#domain/core/format-date.ts';
import { ApiError } from '#domain/core/errors.ts';
import { lisbonTime } from '#domain/core/lisbon-time.ts';
import { DATE_PASSED } from '#domain/enquiry/text.ts';
import { propertyPath } from '#domain/site/paths.ts';
import { PROPERTY_NOT_LISTED } from '#domain/site/text.ts';
import { holdMail } from '#domain/stay/hold-emails.ts';
import { HOLD_HOURS } from '#domain/stay/limits.ts';
import { describeStay } from '#domain/stay/night-word.ts';
import { enquiryPath, publishedPropertyPath } from '#platform/firestore-paths.ts';
import { writeCalendar } from '#platform/stays/change-calendar.ts';
import { takeNights } from '#platform/stays/take-nights.ts';
import { HOUR, later } from '#platform/time.ts';
import { writeMail } from '#platform/write-mail.ts';
import type { SiteDeps } from '#platform/content/published-content.ts';
import { writeHandling } from '../write-handling.ts';
import { changeStay } from './change-stay.ts';
import { otherEntries, ownEntries, quoteOf } from './calendar-parts.ts';

/**
 * Makes the handler of POST /api/admin/enquiries/{id}/hold. Nights, message and the guest's email in one transaction; throws
 * not_found for a property that has left the site.
 */
export function holdStay(deps: SiteDeps): Handler<(typeof inboxApi)['POST /api/admin/enquiries/{id}/hold']> {
  return async ({ params: { id }, body, member }) => {
    const settings = await deps.content.readSettings();
    return changeStay(deps, id, member, async (step) => {
      const { firestore, transaction, now, uid, enquiry, calendar } = step;
      const { property, range, word, accepted } = step.asked;
      // The same request sent twice, and a colleague who held it too.
      if (ownEntries(calendar.occupancies, id, now).length > 0) return;
      if (range.from < lisbonTime(now).date) {
        throw new ApiError('invalid_request', { fields: [{ path: '', message: DATE_PASSED }] });
      }
      // The guest's email leads to the page of the property.
      const published = await transaction.get(firestore.doc(publishedPropertyPath(property.id)));
      if (!published.exists) throw new ApiError('not_found', { detail: PROPERTY_NOT_LISTED });
      const until = later(now, HOLD_HOURS * HOUR);
      const made = { by: uid, createdAt: now.toISOString(), note: '' };
      const hold = {
        kind: 'hold',
        id: body.id,
        ...range,
        enquiryId: id,
        expiresAt: until.toISOString(),
        ...made,
      } as const;
      const others = otherEntries(calendar.occupancies, id);
      const occupancies = takeNights({ ...calendar, occupancies: others }, hold, now);
      const dates = describeStay(range, word);
      writeCalendar(step, calendar, {
        calendar: { occupancies },
        entry: { action: 'calendar.held', details: { dates }, after: hold },
      });
      const text = `Held until ${formatLisbonTime(until)} in Portugal`;
      const to = enquiry.enquiry?.email ?? '';
      const entries = [{ id: body.id, kind: 'change', subject: '', text }] as const;
      writeHandling(step, { action: 'enquiry.held', entries, isExchange: to !== '' });
      if (enquiry.enquiry === null || to === '') return;
      // The guest is told what they accepted, although prices may have changed since (docs/decisions/0168).
      const quote = accepted ?? quoteOf(step.asked, calendar, 0, now).quote;
      const url = `${deps.siteOrigin()}${propertyPath(property.slug)}`;
      const name = senderName(enquiry.enquiry);
      const mail = holdMail({ to, name, property: property.title, url, range, word, until, quote }, settings);
      writeMail(firestore, transaction, mail, enquiryPath(id), now);
    });
  };
}
