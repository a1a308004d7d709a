// No zod: the browser makes slugs from titles.

/** Longest slug, in characters. */
export const SLUG_MAX = 80;

/** Longest slug before a number is added, in characters. */
const BASE_MAX = 74;

/** Makes a slug from a title: lower-case ASCII words joined by hyphens, at most 80 characters; '' when nothing is left. */
export function slugFromTitle(title: string): string {
  return title
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, SLUG_MAX + 1)
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, SLUG_MAX)
    .replace(/-+$/, '');
}

/** The slug of a title before the number that tells equal ones apart; '' when nothing is left. */
export function slugBase(title: string): string {
  return slugFromTitle(title).slice(0, BASE_MAX).replace(/-+$/, '');
}
