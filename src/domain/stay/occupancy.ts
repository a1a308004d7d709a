import * as z from 'zod';
import { isoTime, optionalLine } from '#domain/text/text-fields.ts';
import { nightRangeSchema } from './nights.ts';

/** Why staff block nights. */
export const BLOCK_REASONS = ['owner', 'works', 'agency', 'other'] as const;

export type BlockReason = (typeof BLOCK_REASONS)[number];

const common = {
  id: z.uuid(),
  ...nightRangeSchema.shape,
  /** For staff only, without anything about the guest; '' for none. */
  note: optionalLine,
  /** Id of the member of staff. */
  by: z.string(),
  createdAt: isoTime,
};

/**
 * Nights that are taken. Nothing in it names a guest: a hold or a booking names its enquiry, which is deleted after its
 * time while the calendar stays.
 */
export const occupancySchema = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('block'), ...common, reason: z.enum(BLOCK_REASONS) }),
    z.strictObject({
      kind: z.literal('hold'),
      ...common,
      enquiryId: z.string().nullable(),
      /** When it ends by itself. */
      expiresAt: isoTime,
    }),
    z.strictObject({ kind: z.literal('booking'), ...common, enquiryId: z.string().nullable() }),
  ])
  .refine(({ from, to }) => from < to, { path: ['to'], error: 'The last day must be after the first' });

export type Occupancy = z.output<typeof occupancySchema>;

/** Whether an entry takes its nights at a time: any but a hold that has expired. */
export function isInForce(occupancy: Occupancy, now: Date): boolean {
  return occupancy.kind !== 'hold' || Date.parse(occupancy.expiresAt) > now.getTime();
}
