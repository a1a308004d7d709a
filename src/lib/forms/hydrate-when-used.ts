import { type Hydrate, hydrateOnInteraction } from '../hydrate-on-interaction.ts';
import { hasDraft } from './form-draft.ts';

/**
 * Wakes a form on the first touch, or at once when it was half filled before a reload. Only its buttons wait for the
 * code: what is typed, chosen or ticked meanwhile stands in the markup, which the form reads when it wakes.
 */
export function hydrateWhenUsed(root: HTMLElement, hydrate: Hydrate): void {
  const begin = hydrateOnInteraction(root, hydrate, 'button');
  const form = root.querySelector('form');
  if (form && hasDraft(form.id)) begin();
}
