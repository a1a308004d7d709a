// No zod: forms of public pages use these days.

/** Days of the week, as stored in the settings. */
export const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

export type Weekday = (typeof WEEKDAYS)[number];

export const WEEKDAY_LABELS: Record<Weekday, string> = {
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
  sunday: 'Sunday',
};

/** Default days on which the office is open. */
export const USUAL_OFFICE_DAYS: readonly Weekday[] = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'];

/** Finds the weekday of a date 'YYYY-MM-DD'; null for any other text. */
export function findWeekday(date: string): Weekday | null {
  const sundayFirst = new Date(`${date}T00:00:00Z`).getUTCDay();
  return WEEKDAYS[(sundayFirst + 6) % 7] ?? null;
}

/** Writes days in a sentence: 'Monday to Friday', or 'Monday, Tuesday and Friday' for days with gaps. */
export function listWeekdays(days: readonly Weekday[]): string {
  const places = WEEKDAYS.flatMap((day, place) => (days.includes(day) ? [place] : []));
  const labels = WEEKDAYS.filter((day) => days.includes(day)).map((day) => WEEKDAY_LABELS[day]);
  const [first = '', last = ''] = [labels[0], labels.at(-1)];
  const isRun = places.length > 2 && (places.at(-1) ?? 0) - (places[0] ?? 0) === places.length - 1;
  if (isRun) return `${first} to ${last}`;
  return labels.length < 2 ? first : `${labels.slice(0, -1).join(', ')} and ${last}`;
}
