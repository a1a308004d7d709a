import { useState } from 'react';
import type { DateRangePicker } from '#components/calendar/DateRangePicker.tsx';

/** A calendar whose code is loaded when it is first opened. */
export interface DatePicker {
  readonly state: 'closed' | 'open' | 'failed';
  /** Null while it is loading. */
  readonly Picker: typeof DateRangePicker | null;
  readonly open: () => void;
  readonly close: () => void;
}

/** Opens and closes the calendar. Not React's `lazy`: where its code cannot be loaded, the planner around it must stay. */
export function useDatePicker(): DatePicker {
  const [state, setState] = useState<DatePicker['state']>('closed');
  const [Picker, setPicker] = useState<DatePicker['Picker']>(null);
  const load = async (): Promise<void> => {
    try {
      const loaded = await import('#components/calendar/DateRangePicker.tsx');
      setPicker(() => loaded.DateRangePicker);
    } catch (error) {
      reportError(error);
      setState('failed');
    }
  };
  const open = (): void => {
    setState('open');
    if (Picker === null) void load();
  };
  return { state, Picker, open, close: () => setState('closed') };
}
