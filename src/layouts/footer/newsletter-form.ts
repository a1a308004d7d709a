import { hydrateWhenUsed } from '#lib/forms/hydrate-when-used.ts';
import { loadWithSchemas } from '#lib/load-with-schemas.ts';

/** Sends the newsletter's form with JavaScript from the first interaction on. */
export function hydrateNewsletter(form: HTMLFormElement): void {
  hydrateWhenUsed(form, async () =>
    (await loadWithSchemas(() => import('./subscribe.ts'))).hydrateNewsletterForm(form),
  );
}
