import { type Hydrate, hydrateOnInteraction } from '#lib/hydrate-on-interaction.ts';
import { hasDraft } from './form-draft.ts';

/**
 * Hydrates a form on the first interaction, or immediately when it has a draft. Only its buttons wait for the code:
 * React reads fields changed meanwhile from the markup.
 */
export function hydrateWhenUsed(root: HTMLElement, hydrate: Hydrate): void {
  const begin = hydrateOnInteraction(root, hydrate, 'button');
  const form = root.querySelector('form');
  if (form && hasDraft(form.id)) begin();
}
