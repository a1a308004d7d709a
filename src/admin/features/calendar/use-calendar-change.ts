import { stayCalendarSchema, type StayCalendar } from '#domain/stay/calendar.ts';
import { storedInConflict } from '#admin/lib/content/save-item.ts';
import { failureText } from '#admin/lib/failure-text.ts';
import { useAttempt, type Attempts } from '#admin/lib/use-attempt.ts';
import { useShowCalendar } from './use-calendar.ts';

/** Changes of a property's calendar. */
interface CalendarChange extends Pick<Attempts, 'failure' | 'busy'> {
  /**
   * Awaits a change, shows the calendar that it brought, or the one in its way, and gives whether it succeeded; never
   * rejects. `inTheWay` is the message for the latter, by default that of the API.
   */
  readonly change: (work: Promise<StayCalendar>, failed: string, inTheWay?: string) => Promise<boolean>;
}

/** Where the message of a failure is outside, `report` gets it instead, and '' at the next attempt. */
export function useCalendarChange(propertyId: string, report?: (failure: string) => void): CalendarChange {
  const show = useShowCalendar(propertyId);
  const { failure, busy, attempt } = useAttempt(report);
  const showResult = async (work: Promise<StayCalendar>): Promise<void> => {
    try {
      await show(await work);
    } catch (error) {
      const stored = storedInConflict(error, stayCalendarSchema);
      if (stored !== null) await show(stored);
      throw error;
    }
  };
  return {
    failure,
    busy,
    change: (work, failed, inTheWay) =>
      attempt(showResult(work), (error) =>
        inTheWay === undefined || storedInConflict(error, stayCalendarSchema) === null
          ? failureText(error, failed)
          : inTheWay,
      ),
  };
}
