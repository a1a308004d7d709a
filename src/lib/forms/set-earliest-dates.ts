import { lisbonTime } from '#domain/core/lisbon-time.ts';

/**
 * Sets the minimum of a form's date fields to today, which a static page does not know: no form asks about the past. For the
 * focused field when it loses the focus: Chrome scrolls it into view, away from the button that is being pressed.
 */
export function setEarliestDates(form: HTMLFormElement | null): void {
  const { date } = lisbonTime(new Date());
  for (const field of form?.querySelectorAll<HTMLInputElement>('input[type="date"]') ?? []) {
    const setMinimum = (): void => void (field.min = date);
    if (field === document.activeElement) field.addEventListener('blur', setMinimum, { once: true });
    else setMinimum();
  }
}
