import * as z from 'zod';
import { storedTime } from '#domain/core/stored-time.ts';

/** users/{uid}/favorites/{propertyId} as read: the path says whose favourite it is and of what, so that a second one cannot exist. */
export const favoriteSchema = z.strictObject({
  /** The property saved; also the document id. */
  propertyId: z.uuid(),
  /** When it was saved. */
  createdAt: storedTime,
});

/** A saved property. */
export type Favorite = z.output<typeof favoriteSchema>;
