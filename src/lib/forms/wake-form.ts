import { type Wake, wakeOnTouch } from '../wake-on-touch.ts';
import { hasDraft } from './form-draft.ts';

/** Wakes a form on the first touch, or at once when it was half filled before a reload. */
export function wakeForm(root: HTMLElement, wake: Wake): void {
  const begin = wakeOnTouch(root, wake);
  const form = root.querySelector('form');
  if (form && hasDraft(form.id)) begin();
}
