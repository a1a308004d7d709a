// react-day-picker works with dates of the browser's own zone; everything of ours is a day 'YYYY-MM-DD'.

/** Noon of a day, which exists in every zone. */
export function dateOf(day: string): Date {
  return new Date(`${day}T12:00`);
}

/** The day of a date in the browser's own zone. */
export function dayOf(date: Date): string {
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return parts.map((part, index) => String(part).padStart(index === 0 ? 4 : 2, '0')).join('-');
}
