import { ApiFailure, isOutcomeUnknown } from '#lib/api/api-failure.ts';
import type * as z from 'zod';
import type { StoredContent } from './content-resource.ts';

/**
 * Stores what a form holds. `base` is the stored item it is based on, null for a new one; `key` is the same for every
 * attempt of a new one.
 */
export type SaveItem<Input, Item> = (input: Input, base: Item | null, key: string) => Promise<Item>;

/** Saves one item in any number of attempts; a new one is created once for each key. */
export function createItemSaving<Item extends StoredContent>(
  stored: z.ZodType<Item>,
): <Input>(save: SaveItem<Input, Item>, ...args: Parameters<SaveItem<Input, Item>>) => Promise<Item> {
  let isOutcomeLost = false;
  return async (save, input, base, key) => {
    try {
      return await save(input, base, key);
    } catch (error) {
      const created = base === null && isOutcomeLost ? storedInConflict(error, stored) : null;
      isOutcomeLost ||= isOutcomeUnknown(error);
      // An earlier attempt whose response was lost has created it: the current values are saved over that.
      if (created?.rev !== 1) throw error;
      return save(input, created, key);
    }
  };
}

/** The stored item that a conflict carries; null for any other error. */
export function storedInConflict<Item>(error: unknown, stored: z.ZodType<Item>): Item | null {
  return error instanceof ApiFailure && error.code === 'conflict'
    ? (stored.safeParse(error.current).data ?? null)
    : null;
}
