import { changeFavorite } from './change-favorite.ts';

/** Removes favourites one after the other, until one fails: what it announces is true of all. Returns whether all are gone. */
export async function removeFavorites(ids: readonly string[]): Promise<boolean> {
  for (const id of ids) if (!(await changeFavorite(id, false))) return false;
  return true;
}
