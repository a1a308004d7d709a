import { hydrateWhenUsed } from '#lib/forms/hydrate-when-used.ts';
import { loadWithSchemas } from '#lib/load-with-schemas.ts';

for (const root of document.querySelectorAll<HTMLElement>('[data-submission-wizard]')) {
  hydrateWhenUsed(root, async () => (await loadWithSchemas(() => import('./hydrate-wizard.tsx'))).hydrateWizard(root));
}
