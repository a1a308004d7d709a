import { hasDraft } from './form-draft.ts';

// A form with a draft shows it at once (islands/interaction-directive.ts); any other waits until it is used.
for (const form of document.querySelectorAll<HTMLFormElement>('astro-island form[id]')) {
  if (hasDraft(form.id)) form.dispatchEvent(new Event('hydrate', { bubbles: true }));
}
