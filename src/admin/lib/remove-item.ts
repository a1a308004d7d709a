import { announce } from '#lib/announce.ts';

/** Awaits the removal of an item of a list, which gives whether it succeeded, and announces it. */
export async function removeItem(name: string, remove: () => Promise<boolean>): Promise<void> {
  if (await remove()) announce(`${name} was removed.`);
}
