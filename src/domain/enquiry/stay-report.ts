import * as z from 'zod';
import { propertySchema } from '#domain/property/property.ts';
import { quoteSchema } from '#domain/stay/requested-stay.ts';
import { isoTime } from '#domain/text/text-fields.ts';

/** What is true of the stay of an enquiry: nobody has its nights, somebody else has, or it is held or booked for it. */
export const STAY_STATES = ['free', 'taken', 'held', 'booked'] as const;

/** What the inbox shows of the stay that an enquiry asks for. */
export const stayReportSchema = z.strictObject({
  propertyId: propertySchema.shape.id,
  /** Such as '8 – 15 May 2027'. */
  dates: z.string(),
  /** What it is counted in. */
  word: z.enum(['night', 'day']),
  state: z.enum(STAY_STATES),
  /** When its hold ends; null for none. */
  heldUntil: isoTime.nullable(),
  /** Whether it can be held or booked now: free, and not past. */
  isOpen: z.boolean(),
  /** The quote of today; null while there is none, and where the number of guests is not known. */
  quote: quoteSchema.nullable(),
  /** The total that the guest accepted with the enquiry, which stands whatever prices become; null for none. */
  acceptedCents: z.int().min(0).nullable(),
  /** Why there is no quote, or no hold, as sentences without full stops. */
  reasons: z.array(z.string()),
  /** Those of them for which it cannot be had; not that a price is missing, which we can name. */
  obstacles: z.array(z.string()),
  /** Similar stays of the same dates, the nearest price first; only while this one cannot be had. */
  alternatives: z.array(
    z.strictObject({
      slug: z.string(),
      title: z.string(),
      location: z.string(),
      /** Null where the number of guests is not known. */
      totalCents: z.int().min(0).nullable(),
    }),
  ),
});

export type StayReport = z.output<typeof stayReportSchema>;
