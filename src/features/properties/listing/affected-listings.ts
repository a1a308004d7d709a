import { PAGE_TYPES, type PageType } from '#domain/property/type.ts';

let affected: readonly PageType[] = PAGE_TYPES;

/** Sets the listings whose search files this build writes; the files of the others are has those of release. */
export function setAffectedListings(types: readonly PageType[]): void {
  affected = types;
}

/** The listings whose search files this build writes; by default all of them. */
export function affectedListings(): readonly PageType[] {
  return affected;
}
