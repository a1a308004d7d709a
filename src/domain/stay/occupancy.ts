import * as z from 'zod';
import { isoTime, optionalLine, requiredLine } from '#domain/text/text-fields.ts';
import { forwards, nightRangeFields } from './night-range.ts';

/** Why staff block nights. */
export const BLOCK_REASONS = ['owner', 'works', 'agency', 'other'] as const;

export type BlockReason = (typeof BLOCK_REASONS)[number];

/** What staff write of an entry; the API adds who and when. */
const written = {
  id: z.uuid(),
  ...nightRangeFields,
  /** For staff only, without anything about the guest; '' for none. */
  note: optionalLine,
};

/** Who made an entry, and when. */
const made = {
  /** Id of the account. */
  by: z.string(),
  createdAt: isoTime,
};

/** Nights that nobody may book. */
const block = z.strictObject({ kind: z.literal('block'), ...written, reason: z.enum(BLOCK_REASONS) });

/** Nights of a stay that is agreed. */
const booking = z.strictObject({
  kind: z.literal('booking'),
  ...written,
  /** Null for one that did not come from an enquiry. */
  enquiryId: z.uuid().nullable(),
});

/** Nights that are kept for somebody until a time. */
const hold = booking.extend({
  kind: z.literal('hold'),
  /** When it ends by itself. */
  expiresAt: isoTime,
});

/** Nights that are taken at another site, as its calendar says; nothing of the guest is kept. */
const feed = z.strictObject({
  kind: z.literal('feed'),
  /** The same for the same nights of a calendar, read after read. */
  id: z.uuid(),
  ...nightRangeFields,
  feedId: z.uuid(),
  /** Name of the site, such as 'Airbnb'. */
  site: requiredLine,
});

/** An entry as staff make it. */
export const newOccupancySchema = forwards(z.discriminatedUnion('kind', [block, booking]));

export type NewOccupancy = z.output<typeof newOccupancySchema>;

/**
 * Nights that are taken. Nothing in it names a guest: a hold or a booking names its enquiry, which is made anonymous after
 * its time while the calendar stays.
 */
export const occupancySchema = z.discriminatedUnion('kind', [
  block.extend(made),
  hold.extend(made),
  booking.extend(made),
  feed,
]);

export type Occupancy = z.output<typeof occupancySchema>;

/** An entry that another site's calendar brought. */
export type FeedOccupancy = Extract<Occupancy, { kind: 'feed' }>;

/** An entry that staff made. */
export type OwnOccupancy = Exclude<Occupancy, FeedOccupancy>;

/** Whether staff made an entry; another site's calendar brought the others. */
export function isOwn(occupancy: Occupancy): occupancy is OwnOccupancy {
  return occupancy.kind !== 'feed';
}

/** Whether an entry takes its nights at a time: any but a hold that has expired. */
export function isInForce(occupancy: Occupancy, now: Date): boolean {
  return occupancy.kind !== 'hold' || Date.parse(occupancy.expiresAt) > now.getTime();
}
