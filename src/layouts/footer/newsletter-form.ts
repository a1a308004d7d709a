import { wakeForm } from '#lib/forms/hydrate-when-used.ts';
import { loadWithSchemas } from '#lib/load-with-schemas.ts';

/** Lets the newsletter's form be sent by code from the first touch on. */
export function wakeNewsletter(form: HTMLFormElement): void {
  wakeForm(form, async () => (await loadWithSchemas(() => import('./subscribe.ts'))).takeOver(form));
}
