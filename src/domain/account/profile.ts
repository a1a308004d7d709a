import * as z from 'zod';
import { FAVORITES_MAX } from './limits.ts';
import { storedTime } from '#domain/core/stored-time.ts';
import { optionalLine } from '#domain/text/text-fields.ts';

/** users/{uid} as read: the address and the session are Firebase Auth's; the security rules keep the same fields. */
export const userProfileSchema = z.strictObject({
  /** Full name; '' when not given. */
  name: optionalLine,
  /** When the account was made ('Member since'). */
  createdAt: storedTime,
  /** When the profile was saved last. */
  updatedAt: storedTime,
  /** Favourites kept, at most FAVORITES_MAX; rules cannot count a collection. */
  favoritesCount: z.int().min(0).max(FAVORITES_MAX),
  /** The favourite that moved the count last; null before the first. */
  lastFavoriteId: z.uuid().nullable(),
});

/** A member's profile. */
export type UserProfile = z.output<typeof userProfileSchema>;
