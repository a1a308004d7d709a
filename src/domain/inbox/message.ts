import * as z from 'zod';
import { threadEntrySchema } from './handling.ts';
import { inboxRowSchema } from './row.ts';
import { pictureSchema } from '#domain/media/picture.ts';
import { messageReplySchema } from './reply-facts.ts';

/** A photograph that an owner announced, and its upload. */
export const messagePhotoSchema = z.strictObject({
  name: z.string(),
  /** Whether the file was uploaded. */
  hasArrived: z.boolean(),
  /** The processed picture; null for none. */
  picture: pictureSchema.nullable(),
  /** Why there will be no picture, such as a damaged file; null for one that is there or still expected. */
  problem: z.string().nullable(),
});

export type MessagePhoto = z.output<typeof messagePhotoSchema>;

/** Whether a photograph that the owner announced may still become a picture. */
export function isExpected({ picture, problem }: MessagePhoto): boolean {
  return picture === null && problem === null;
}

/** A property that matches a trip request. */
export const messageOfferSchema = z.strictObject({
  title: z.string(),
  slug: z.string(),
  /** Location and match. */
  words: z.string(),
});

/** A message with all its data, as the inbox opens it. */
export const inboxMessageSchema = z.strictObject({
  ...inboxRowSchema.shape,
  /** Fields of the message as labels and values. */
  facts: z.array(z.strictObject({ label: z.string(), value: z.string() })),
  /** Slug of the property; null for none. */
  propertySlug: z.string().nullable(),
  /** Best matches of a trip request. */
  offers: z.array(messageOfferSchema),
  photos: z.array(messagePhotoSchema),
  /** The draft made from an owner's property; null until then. */
  propertyId: z.uuid().nullable(),
  /** The values for reply templates. */
  reply: messageReplySchema,
  /** Notes, replies and changes, oldest first. */
  thread: z.array(threadEntrySchema.extend({ at: z.iso.datetime() })),
  /** Emails to the sender that failed for good, with when they were written, oldest first. */
  undelivered: z.array(
    z.strictObject({
      subject: z.string(),
      at: z.iso.datetime(),
      /** Whether it may have been sent all the same: its sending was cut off. */
      isUncertain: z.boolean(),
    }),
  ),
  /** When it is anonymised; null for never. */
  retainUntil: z.iso.datetime().nullable(),
});

export type InboxMessage = z.output<typeof inboxMessageSchema>;
