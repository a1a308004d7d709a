import type { Member } from '#domain/api/handler.ts';
import { askedStayOf, type AskedStay } from '#domain/enquiry/asked-stay.ts';
import type { StayReport } from '#domain/enquiry/stay-report.ts';
import { ApiError } from '#domain/core/errors.ts';
import type { InboxMessage } from '#domain/inbox/message.ts';
import { storedEnquirySchema, type StoredEnquiry } from '#domain/enquiry/stored-enquiry.ts';
import { readCalendar, type CurrentCalendar } from '#platform/stays/change-calendar.ts';
import { enquiryPath } from '#platform/firestore-paths.ts';
import { requireDocument } from '#platform/require-document.ts';
import type { SiteDeps } from '#platform/content/published-content.ts';
import { inInboxTransaction, type InboxTransaction } from '../inbox-transaction.ts';
import { composeStay } from './compose-stay.ts';

/** A transaction that changes the stay of an enquiry: its message and the calendar of its property. */
export interface StayTransaction extends InboxTransaction {
  readonly enquiry: StoredEnquiry;
  readonly asked: AskedStay;
  readonly calendar: CurrentCalendar;
}

/**
 * Changes message and calendar in one transaction and gives both; throws not_found for an enquiry without a stay, and for a
 * property that is deleted unless `read` finds its calendar too.
 */
export async function changeStay(
  deps: SiteDeps,
  id: string,
  member: Pick<Member, 'uid' | 'email'>,
  work: (step: StayTransaction) => Promise<void> | void,
  read = readCalendar,
): Promise<{ message: InboxMessage; stay: StayReport | null }> {
  const changed = await inInboxTransaction(deps, { box: 'enquiries', id }, member, async (step) => {
    if (step.message.box !== 'enquiries') throw new ApiError('not_found');
    const enquiry = step.message.stored;
    const asked = askedStayOf(enquiry);
    if (asked === null) throw new ApiError('not_found');
    await work({ ...step, enquiry, asked, calendar: await read(step, asked.property.id) });
  });
  return { ...changed, stay: await readStay(deps, id) };
}

/** What is true of the stay of an enquiry; throws not_found without the enquiry. */
export async function readStay({ database, clock }: SiteDeps, id: string): Promise<StayReport | null> {
  const firestore = database();
  const found = await firestore.doc(enquiryPath(id)).get();
  return composeStay(firestore, requireDocument(found, storedEnquirySchema), clock());
}
