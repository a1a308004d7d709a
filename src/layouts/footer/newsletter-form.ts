import { hydrateWhenUsed } from '#lib/forms/hydrate-when-used.ts';
import { loadWithSchemas } from '#lib/load-with-schemas.ts';

/** Lets the newsletter's form be sent by code from the first touch on. */
export function hydrateNewsletter(form: HTMLFormElement): void {
  hydrateWhenUsed(form, async () => (await loadWithSchemas(() => import('./subscribe.ts'))).takeOver(form));
}
