import { LISTING_PATHS, PATHS } from '#domain/site/paths.ts';
import { PAGE_TYPES, type PageType } from '#domain/property/type.ts';

/** The group of a path, which decides whether an incremental build renders it. */
export type PathFamily =
  | { kind: 'property' }
  | { kind: 'listing' }
  | { kind: 'destination' }
  | { kind: 'cards'; key: string }
  | { kind: 'search'; type: PageType }
  | { kind: 'fixed' };

const LISTINGS = [...Object.values(LISTING_PATHS), PATHS.longTermRental];

/** The family of a path; 'fixed' for pages of which there are only a few. */
export function pathFamily(pathname: string): PathFamily {
  if (pathname.startsWith('/property/')) return { kind: 'property' };
  if (pathname.startsWith(`${PATHS.destinations}/`)) return { kind: 'destination' };
  if (LISTINGS.some((path) => pathname === path || pathname.startsWith(`${path}/`))) return { kind: 'listing' };
  const [, key] = /^\/data\/cards\/[0-9a-f]+-(\w+)\.json$/.exec(pathname) ?? [];
  if (key !== undefined) return { kind: 'cards', key };
  const [, searched] = /^\/data\/search\/([a-z_]+?)(?:-cards)?\.[0-9a-f]+\.json$/.exec(pathname) ?? [];
  const type = PAGE_TYPES.find((one) => one === searched);
  return type === undefined ? { kind: 'fixed' } : { kind: 'search', type };
}

/** Key of a family's files in the manifest; null when they follow from the properties. */
export function familyName(family: PathFamily): string | null {
  if (family.kind === 'property' || family.kind === 'listing') return null;
  return family.kind === 'search' ? `search:${family.type}` : family.kind;
}
