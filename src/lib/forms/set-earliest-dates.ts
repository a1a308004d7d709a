import { lisbonTime } from '#domain/core/lisbon-time.ts';

/** Lets the calendars of a form's date fields begin today, which a page that was built once cannot know. */
export function beginDatesToday(form: HTMLFormElement | null): void {
  const { date } = lisbonTime(new Date());
  for (const field of form?.querySelectorAll<HTMLInputElement>('input[type="date"]') ?? []) field.min = date;
}
