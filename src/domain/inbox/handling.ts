import * as z from 'zod';
import { revision } from '#domain/content/revision.ts';
import { INBOX_STATUSES, type InboxStatus } from './options.ts';
import { MESSAGE_MAX, SHORT_TEXT } from '#domain/core/limits.ts';
import { THREAD_MAX } from './limits.ts';
import { storedTime } from '#domain/core/stored-time.ts';

/** A member of staff in a message. */
export const handlingPersonSchema = z.strictObject({
  /** Account id. */
  uid: z.string().min(1).max(128),
  /** Name, or the email without a name. */
  name: z
    .string()
    .min(1)
    .max(SHORT_TEXT * 2),
});

export type HandlingPerson = z.infer<typeof handlingPersonSchema>;

/** An entry of a message's thread; it never changes. */
export const threadEntrySchema = z.strictObject({
  /** Made by the screen, so that the same entry sent twice is stored once. */
  id: z.uuid(),
  /** A note for colleagues, a sent reply, or an automatic record of a change. */
  kind: z.enum(['note', 'reply', 'change']),
  /** Subject of a reply; '' otherwise. */
  subject: z.string().max(SHORT_TEXT),
  text: z.string().min(1).max(MESSAGE_MAX),
  by: handlingPersonSchema,
  at: storedTime,
});

export type ThreadEntry = z.output<typeof threadEntrySchema>;

/** The fields that staff add to a message. */
export const handlingFields = {
  status: z.enum(INBOX_STATUSES),
  /** Null for nobody yet. */
  assignee: handlingPersonSchema.nullable(),
  /** Notes, replies and changes, oldest first. */
  thread: z.array(threadEntrySchema).max(THREAD_MAX),
  /** Counted from 1; every change by staff increases it. */
  rev: revision,
  updatedAt: storedTime,
};

/** The handling fields of a new message. */
export function newHandlingState(now: Date): {
  status: InboxStatus;
  assignee: null;
  thread: ThreadEntry[];
  rev: number;
  updatedAt: Date;
} {
  return { status: 'new', assignee: null, thread: [], rev: 1, updatedAt: now };
}
