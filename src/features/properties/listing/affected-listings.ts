import { PAGE_TYPES, type PageType } from '#domain/property/type.ts';

let affected: readonly PageType[] = PAGE_TYPES;

/** Says whose search files have to be made; those of the other listings stand in the last release already. */
export function reachListings(types: readonly PageType[]): void {
  affected = types;
}

/** The listings whose search files have to be made: all of them, unless only what changed is written. */
export function affectedListings(): readonly PageType[] {
  return affected;
}
