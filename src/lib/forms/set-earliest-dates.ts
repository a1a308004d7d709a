import { lisbonTime } from '#domain/core/lisbon-time.ts';

/** Sets the minimum of a form's date fields to today, which a static page does not know: no form asks about the past. */
export function setEarliestDates(form: HTMLFormElement | null): void {
  const { date } = lisbonTime(new Date());
  for (const field of form?.querySelectorAll<HTMLInputElement>('input[type="date"]') ?? []) field.min = date;
}
