import type { StayCalendar } from '#domain/stay/calendar.ts';
import { useState } from 'react';
import { useCalendarChange } from '../use-calendar-change.ts';

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
  const { failure, busy, change } = useCalendarChange(propertyId);
  const [note, setNote] = useState('');
  return {
    ...{ failure, busy, note, setNote },
    change: async (work, done, failed) => {
      setNote('');
      if (await change(work, failed)) setNote(typeof done === 'string' ? done : done());
    },
  };
}
