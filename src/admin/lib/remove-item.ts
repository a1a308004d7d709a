import { announce } from '#lib/announce.ts';
import { keepFocus } from './keep-focus.ts';

/** Awaits the removal of an item of a list, which gives whether it succeeded, and announces it. */
export async function removeItem(name: string, remove: () => Promise<boolean>): Promise<void> {
  if (await keepFocus(remove)) announce(`${name} was removed.`);
}
