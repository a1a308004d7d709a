import { ApiError } from '#domain/core/errors.ts';
import { pickFields } from '#domain/core/pick-fields.ts';
import type { PropertyType } from '#domain/property/type.ts';
import { NO_CALENDAR, nextHoldEnd, stayCalendarSchema, type StayCalendar } from '#domain/stay/calendar.ts';
import { describeStay, nightWordOf } from '#domain/stay/night-word.ts';
import type { NightRange } from '#domain/stay/nights.ts';
import type { AuditEntry } from '#domain/staff/audit-entry.ts';
import { calendarPath, propertyPath } from '../firestore-paths.ts';
import { inContentTransaction, type ContentDeps, type ContentTransaction } from '../content/content-transaction.ts';
import { writeAudit } from '../write-audit.ts';
import { listedPropertySchema, writeListed } from './listed-stays.ts';

type CalendarStep = Pick<ContentTransaction, 'firestore' | 'transaction'>;

const PARTS = ['seasons', 'fees', 'occupancies', 'sameStays', 'exportKey'] as const;

type CalendarParts = Pick<StayCalendar, (typeof PARTS)[number]>;

/** The calendar of a property as a change finds it. */
export interface CurrentCalendar extends CalendarParts {
  readonly propertyId: string;
  /** Null for a property that is deleted. */
  readonly type: PropertyType | null;
  /** 0 before the first change. */
  readonly rev: number;
  /** Null before the first change. */
  readonly stored: StayCalendar | null;
}

/** What a change makes of the parts of a calendar that it names. */
export interface CalendarChange {
  readonly calendar: Partial<CalendarParts>;
  readonly entry: Pick<AuditEntry, 'action' | 'details' | 'before' | 'after'>;
}

/** Reads the calendar of a property within a transaction; throws not_found without the property. */
export async function readCalendar(step: CalendarStep, propertyId: string): Promise<CurrentCalendar> {
  const calendar = await findCalendar(step, propertyId);
  if (calendar.type === null) throw new ApiError('not_found');
  return calendar;
}

/** Finds the calendar of a property, which may be deleted. */
export async function findCalendar(
  { firestore, transaction }: CalendarStep,
  propertyId: string,
): Promise<CurrentCalendar> {
  const [found, property] = await transaction.getAll(
    firestore.doc(calendarPath(propertyId)),
    firestore.doc(propertyPath(propertyId)),
  );
  const type = property?.exists === true ? listedPropertySchema.parse(property.data()).type : null;
  const stored = found?.exists === true ? stayCalendarSchema.parse(found.data()) : null;
  return { propertyId, type, ...pickFields(stored ?? NO_CALENDAR, PARTS), rev: stored?.rev ?? 0, stored };
}

/** Writes a change of a calendar with its revision, its audit entry, and what its listing page knows; returns it. */
export function writeCalendar(
  { firestore, transaction, now, uid }: Omit<ContentTransaction, 'uid'> & { readonly uid: string | null },
  current: CurrentCalendar,
  { calendar: changed, entry }: CalendarChange,
): StayCalendar {
  const { propertyId: id, type, rev } = current;
  const parts = { ...pickFields(current, PARTS), ...changed };
  const calendar = stayCalendarSchema.parse({
    ...parts,
    rev: rev + 1,
    nextHoldEnd: nextHoldEnd(parts.occupancies),
    updatedAt: now.toISOString(),
  });
  transaction.set(firestore.doc(calendarPath(id)), calendar);
  if (type !== null) writeListed(firestore, transaction, { id, type }, calendar, now);
  writeAudit(firestore, transaction, { ...entry, target: propertyPath(id), uid }, now);
  return calendar;
}

/** The dates of nights or days of a calendar as people name them, for the audit log. */
export function describeDates({ type }: Pick<CurrentCalendar, 'type'>, range: NightRange): string {
  return describeStay(range, type === null ? 'night' : nightWordOf(type));
}

/**
 * Changes the calendar of a property in one transaction, with a new revision and an audit entry, and returns it. Two at
 * once follow one another, so that the second one sees the nights of the first. `change` may throw a conflict, and change
 * what belongs to it in the same transaction; null changes nothing.
 */
export function changeCalendar(
  deps: ContentDeps,
  { id, uid }: { readonly id: string; readonly uid: string },
  change: (
    current: CurrentCalendar,
    step: ContentTransaction,
  ) => CalendarChange | null | Promise<CalendarChange | null>,
): Promise<{ calendar: StayCalendar }> {
  return inContentTransaction(deps, uid, async (step) => {
    const current = await readCalendar(step, id);
    const changed = await change(current, step);
    if (changed !== null) return { calendar: writeCalendar(step, current, changed) };
    if (current.stored === null) throw new ApiError('not_found');
    return { calendar: current.stored };
  });
}

/** The conflict that carries what is stored. */
export function calendarConflict({ stored }: CurrentCalendar): ApiError {
  return new ApiError('conflict', { current: stored ?? { ...NO_CALENDAR, rev: 0 } });
}
