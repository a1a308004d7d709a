import { randomUUID } from 'node:crypto';
import type { Handler, Member } from '#domain/api/handler.ts';
import type { inboxApi } from '#domain/api/inbox.ts';
import { describeStay } from '#domain/stay/night-word.ts';
import type { ContentTransaction } from '#platform/content/content-transaction.ts';
import { findCalendar, writeCalendar } from '#platform/stays/change-calendar.ts';
import type { SiteDeps } from '#platform/content/published-content.ts';
import { findMessage, type InboxTransaction } from '../inbox-transaction.ts';
import { writeHandling } from '../write-handling.ts';
import { changeStay, type StayTransaction } from './change-stay.ts';
import { ownEntries } from './calendar-parts.ts';

/**
 * Makes the handler of DELETE /api/admin/enquiries/{id}/stay; a booked enquiry is an answered one again. Also for a property
 * that is deleted, whose calendar stays and opens on no screen.
 */
export function releaseStay(deps: SiteDeps): Handler<(typeof inboxApi)['DELETE /api/admin/enquiries/{id}/stay']> {
  const release = (step: StayTransaction): void => {
    const { now, calendar, asked, enquiry } = step;
    const own = ownEntries(calendar.occupancies, enquiry.id, now);
    if (own.length === 0) return;
    const dates = describeStay(asked.range, asked.word);
    writeCalendar(step, calendar, {
      calendar: {
        occupancies: calendar.occupancies.filter((occupancy) => !own.includes(occupancy)),
      },
      entry: { action: 'calendar.freed', details: { dates }, before: { released: own } },
    });
    writeReleased(step, { dates, kind: own.some(({ kind }) => kind === 'booking') ? 'booking' : 'hold' });
  };
  return ({ params: { id }, member }) => changeStay(deps, id, member, release, findCalendar);
}

/** The nights that were made free, and what had taken them. */
interface Released {
  readonly dates: string;
  readonly kind: 'hold' | 'booking';
}

/** Notes in an enquiry whose nights were made free in the calendar that they were released, unless it is erased. */
export async function releaseEnquiry(
  step: ContentTransaction,
  id: string,
  member: Pick<Member, 'uid' | 'email'>,
  released: Released,
): Promise<void> {
  const found = await findMessage(step, { box: 'enquiries', id }, member);
  if (found !== null) writeReleased(found, released);
}

function writeReleased(step: InboxTransaction, { dates, kind }: Released): void {
  const { status } = step.message.stored;
  writeHandling(step, {
    action: 'enquiry.released',
    // A contract may follow while the nights are only held; a hold that goes takes nothing back.
    status: status === 'booked' && kind === 'booking' ? 'answered' : status,
    entries: [{ id: randomUUID(), kind: 'change', subject: '', text: `Released: ${dates}` }],
  });
}
