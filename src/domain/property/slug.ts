import * as z from 'zod';
import { SLUG_MAX } from '#domain/text/slug-from-title.ts';
import { isUuid } from '#domain/core/uuid.ts';

/** A slug of at most SLUG_MAX characters that is not a UUID. */
export const propertySlug = z
  .string()
  .max(SLUG_MAX)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, { error: 'expected lower-case words joined by hyphens' })
  .refine((slug) => !isUuid(slug), { error: 'expected words, not a UUID' });
