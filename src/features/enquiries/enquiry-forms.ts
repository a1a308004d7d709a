import { wakeForm } from '#lib/forms/hydrate-when-used.ts';
import { loadWithSchemas } from '#lib/load-with-schemas.ts';

for (const root of document.querySelectorAll<HTMLElement>('[data-enquiry-form]')) {
  wakeForm(root, async () => (await loadWithSchemas(() => import('./hydrate-forms.tsx'))).wakeEnquiry(root));
}
