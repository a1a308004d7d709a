import { slugInContactUrl } from '#domain/enquiry/contact-path.ts';
import { hasDraft } from '#lib/forms/form-draft.ts';
import { ENQUIRY_FORMS } from './form-ids.ts';
import { sampleWeek } from './sample-week.ts';

/**
 * Puts the specification's sample dates into an untouched contact form; a static page does not know today's date. Not
 * for an enquiry about a property: dates that nobody chose would look like a request.
 */
function showSampleWeek(): void {
  const form = document.getElementById(ENQUIRY_FORMS.contact());
  const isAboutProperty = slugInContactUrl(location.href) !== '';
  if (!(form instanceof HTMLFormElement) || hasDraft(form.id) || isAboutProperty) return;
  const week = sampleWeek(new Date());
  for (const [name, day] of Object.entries(week)) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement && field.value === '') field.value = day;
  }
}

showSampleWeek();
