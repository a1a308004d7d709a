// No zod: the forms of public pages name these days.

/** Days of the week in order, as the settings name them. */
export const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

/** A day of the week. */
export type Weekday = (typeof WEEKDAYS)[number];

/** What people call each. */
export const WEEKDAY_LABELS: Record<Weekday, string> = {
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
  sunday: 'Sunday',
};

/** Days on which the office is open unless the settings say otherwise. */
export const USUAL_OFFICE_DAYS: readonly Weekday[] = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'];

/** The day of the week of a date written as 'YYYY-MM-DD'; null for anything else. */
export function weekdayOf(date: string): Weekday | null {
  const sundayFirst = new Date(`${date}T00:00:00Z`).getUTCDay();
  return WEEKDAYS[(sundayFirst + 6) % 7] ?? null;
}

/** Days as a sentence names them: 'Monday to Friday', or 'Monday, Tuesday and Friday' when some between are missing. */
export function listWeekdays(days: readonly Weekday[]): string {
  const places = WEEKDAYS.flatMap((day, place) => (days.includes(day) ? [place] : []));
  const labels = WEEKDAYS.filter((day) => days.includes(day)).map((day) => WEEKDAY_LABELS[day]);
  const [first = '', last = ''] = [labels[0], labels.at(-1)];
  const isRun = places.length > 2 && (places.at(-1) ?? 0) - (places[0] ?? 0) === places.length - 1;
  if (isRun) return `${first} to ${last}`;
  return labels.length < 2 ? first : `${labels.slice(0, -1).join(', ')} and ${last}`;
}
