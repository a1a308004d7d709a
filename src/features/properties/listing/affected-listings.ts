import { PAGE_TYPES, type PageType } from '#domain/property/type.ts';

let reached: readonly PageType[] = PAGE_TYPES;

/** Says whose search files have to be made; those of the other listings stand in the last release already. */
export function reachListings(types: readonly PageType[]): void {
  reached = types;
}

/** The listings whose search files have to be made: all of them, unless only what changed is written. */
export function reachedListings(): readonly PageType[] {
  return reached;
}
