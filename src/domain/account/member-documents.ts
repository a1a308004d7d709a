import * as z from 'zod';
import { storedTime } from '#domain/core/stored-time.ts';
import { optionalLine } from '#domain/text/text-fields.ts';

/** users/{uid} as read; Firebase Auth has the email and the session. The security rules check the same fields. */
export const userProfileSchema = z.strictObject({
  /** '' when not given. */
  name: optionalLine,
  /** 'Member since'. */
  createdAt: storedTime,
  updatedAt: storedTime,
  /** Number of favourites; the rules, which cannot count a collection, limit how far it may rise. */
  favoritesCount: z.int().min(0),
  /** The favourite that changed the count last; null before the first. */
  lastFavoriteId: z.uuid().nullable(),
});

/** users/{uid}/favorites/{propertyId} as read; the path has member and property, so that a favourite exists only once. */
export const favoriteSchema = z.strictObject({
  /** Also the document id. */
  propertyId: z.uuid(),
  createdAt: storedTime,
});

export type Favorite = z.output<typeof favoriteSchema>;
