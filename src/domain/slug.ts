import * as z from 'zod';
import { isUuid } from './uuid.ts';

const SLUG_MAX = 80;

/** Makes the last part of an address from a title: lower-case ASCII words joined by hyphens, at most 80 characters, '' when nothing is left. */
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

export { isUuid } from './uuid.ts';

/** A slug that can never be mistaken for a UUID. */
export const propertySlug = z
  .string()
  .max(SLUG_MAX)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, { error: 'expected lower-case words joined by hyphens' })
  .refine((slug) => !isUuid(slug), { error: 'expected words, not a UUID' });
