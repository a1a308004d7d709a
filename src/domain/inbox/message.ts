import * as z from 'zod';
import { threadEntrySchema } from './handling.ts';
import { inboxRowSchema } from './row.ts';
import { pictureSchema } from '#domain/media/picture.ts';
import { messageReplySchema } from './reply-facts.ts';

/** A photograph that an owner announced, and what became of it. */
export const messagePhotoSchema = z.strictObject({
  /** File name as the owner knows it. */
  name: z.string(),
  /** Whether the file came. */
  hasArrived: z.boolean(),
  /** What was made of it; null while it is processed, and when it could not be shown. */
  picture: pictureSchema.nullable(),
});

/** A property that answers a trip request. */
export const messageOfferSchema = z.strictObject({
  /** Its title. */
  title: z.string(),
  /** Last part of its page's address. */
  slug: z.string(),
  /** Its place, and how well it answers. */
  words: z.string(),
});

/** A message with everything about it, as the inbox opens it. */
export const inboxMessageSchema = z.strictObject({
  ...inboxRowSchema.shape,
  /** What the sender said, a label and a value each. */
  facts: z.array(z.strictObject({ label: z.string(), value: z.string() })),
  /** Last part of the address of the property asked about; null for none. */
  propertySlug: z.string().nullable(),
  /** The properties that answer a trip request best. */
  offers: z.array(messageOfferSchema),
  /** Photographs of an owner's property. */
  photos: z.array(messagePhotoSchema),
  /** The draft that was made of an owner's property; null until then. */
  propertyId: z.uuid().nullable(),
  /** What the templates of an answer need to know of it. */
  reply: messageReplySchema,
  /** Notes, answers and changes, oldest first. */
  thread: z.array(threadEntrySchema.extend({ at: z.iso.datetime() })),
  /** When it becomes anonymous; null for never. */
  retainUntil: z.iso.datetime().nullable(),
});

/** A message with everything about it. */
export type InboxMessage = z.output<typeof inboxMessageSchema>;
