// No zod: the browser makes slugs from titles.

/** Longest slug, in characters. */
export const SLUG_MAX = 80;

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
