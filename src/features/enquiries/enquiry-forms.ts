import { wakeForm } from '../../lib/forms/wake-form.ts';
import { loadWithSchemas } from '../../lib/load-with-schemas.ts';

for (const root of document.querySelectorAll<HTMLElement>('[data-enquiry-form]')) {
  wakeForm(root, async () => (await loadWithSchemas(() => import('./wake-forms.tsx'))).wakeEnquiry(root));
}
