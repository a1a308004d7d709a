import { stayCalendarSchema, type StayCalendar } from '#domain/stay/calendar.ts';
import { useState } from 'react';
import { storedInConflict } from '#admin/lib/content/save-item.ts';
import { keepFocus } from '#admin/lib/keep-focus.ts';
import { useAttempt } from '#admin/lib/use-attempt.ts';
import { useShowCalendar } from '../use-calendar.ts';

/** Changes of a calendar that need no form, with their message. */
export interface ChangeSites {
  readonly failure: string;
  readonly busy: boolean;
  /** What the last change did; '' for none. */
  readonly note: string;
  readonly setNote: (note: string) => void;
  /** Awaits a change, shows the calendar that it brought, and says what it did. */
  readonly change: (work: Promise<StayCalendar>, done: string | (() => string), failed: string) => Promise<void>;
}

export function useChangeSites(propertyId: string): ChangeSites {
  const show = useShowCalendar(propertyId);
  const { failure, busy, attempt } = useAttempt();
  const [note, setNote] = useState('');
  return {
    ...{ failure, busy, note, setNote },
    change: (work, done, failed) => {
      setNote('');
      const store = async (): Promise<void> => {
        try {
          await show(await work);
        } catch (error) {
          const stored = storedInConflict(error, stayCalendarSchema);
          if (stored !== null) await show(stored);
          throw error;
        }
      };
      return keepFocus(async () => {
        if (await attempt(store(), failed)) setNote(typeof done === 'string' ? done : done());
      });
    },
  };
}
