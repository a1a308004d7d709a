import { ApiError } from '#domain/core/errors.ts';
import { NO_TERMS, stayCalendarSchema, type StayCalendar } from '#domain/stay/calendar.ts';
import type { AuditEntry } from '#domain/staff/audit-entry.ts';
import type { ContentDeps } from '#platform/content/content-transaction.ts';
import { calendarPath, propertyPath } from '#platform/firestore-paths.ts';
import { inTransaction } from '#platform/retry-on-contention.ts';
import { writeAudit } from '#platform/write-audit.ts';
import { listedPropertySchema, writeListed } from './listed-stays.ts';

/** The calendar of a property as a change finds it; `rev` is 0 before the first change. */
export type CurrentCalendar = Pick<StayCalendar, 'seasons' | 'fees' | 'occupancies'> & { readonly rev: number };

/** What a change makes of a calendar. */
export interface CalendarChange {
  readonly calendar: Pick<StayCalendar, 'seasons' | 'fees' | 'occupancies'>;
  readonly entry: Pick<AuditEntry, 'action' | 'details' | 'before' | 'after'>;
}

/**
 * Changes the calendar of a property in one transaction, with a new revision and an audit entry, and returns it. Two at
 * once follow one another, so that the second one sees the nights of the first. `change` may throw a conflict; null
 * changes nothing.
 */
export function changeCalendar(
  { database, clock }: ContentDeps,
  { id, uid }: { readonly id: string; readonly uid: string },
  change: (current: CurrentCalendar, now: Date) => CalendarChange | null,
): Promise<{ calendar: StayCalendar }> {
  const firestore = database();
  const document = firestore.doc(calendarPath(id));
  const property = firestore.doc(propertyPath(id));
  return inTransaction(firestore, async (transaction) => {
    const [stored, known] = await transaction.getAll(document, property);
    if (known?.exists !== true) throw new ApiError('not_found');
    const { type } = listedPropertySchema.parse(known.data());
    const before = stored?.exists === true ? stayCalendarSchema.parse(stored.data()) : null;
    const now = clock();
    const changed = change(before ?? { ...NO_TERMS, occupancies: [], rev: 0 }, now);
    if (changed === null) {
      if (before === null) throw new ApiError('not_found');
      return { calendar: before };
    }
    const rev = (before?.rev ?? 0) + 1;
    const calendar = stayCalendarSchema.parse({ ...changed.calendar, rev, updatedAt: now.toISOString() });
    transaction.set(document, calendar);
    writeListed(firestore, transaction, { id, type }, calendar, now);
    writeAudit(firestore, transaction, { ...changed.entry, target: property.path, uid }, now);
    return { calendar };
  });
}

/** The conflict that carries what is stored. */
export function calendarConflict(current: CurrentCalendar): ApiError {
  return new ApiError('conflict', { current });
}
