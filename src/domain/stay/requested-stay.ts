import * as z from 'zod';
import { GUEST_BOUNDS } from '#domain/enquiry/limits.ts';
import { CHILD_AGE_MAX, PETS_MAX, SEASONS_MAX } from './limits.ts';

const cents = z.int().min(0);
const count = z.int().min(1);
const nights = { nights: count, cents };

const lineSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('nights'), season: z.string(), ...nights }),
  z.strictObject({ kind: z.literal('extra-guests'), guests: count, ...nights }),
  z.strictObject({ kind: z.literal('cleaning'), cents }),
  z.strictObject({ kind: z.literal('service'), perCent: z.number(), cents }),
  z.strictObject({ kind: z.literal('pets'), pets: count, cents }),
  z.strictObject({ kind: z.literal('tourist-tax'), guests: count, ...nights }),
]);

/** A quote as it was shown, and as it is kept. Amounts in cents. */
export const quoteSchema = z.strictObject({
  lines: z
    .array(lineSchema)
    .max(SEASONS_MAX + lineSchema.options.length)
    .readonly(),
  totalCents: cents,
  depositCents: cents,
});

/** Who wants to stay, and the quote that they saw; the dates are those of the enquiry. */
export const requestedStaySchema = z.strictObject({
  adults: z.int().min(1).max(GUEST_BOUNDS.max),
  /** Age of each child on arrival, in years. */
  childAges: z.array(z.int().min(0).max(CHILD_AGE_MAX)).max(GUEST_BOUNDS.max).readonly(),
  pets: z.int().min(0).max(PETS_MAX),
  quote: quoteSchema,
});

/** The quote of a venue, whose enquiry says how many come: nobody's age matters there. */
export const requestedDaysSchema = requestedStaySchema.pick({ pets: true, quote: true });

export type RequestedStay = z.output<typeof requestedStaySchema>;
