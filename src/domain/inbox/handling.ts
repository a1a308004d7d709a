import * as z from 'zod';
import { revision } from '#domain/content/revision.ts';
import { INBOX_STATUSES, type InboxStatus } from './options.ts';
import { MESSAGE_MAX, SHORT_TEXT } from '#domain/core/limits.ts';
import { THREAD_MAX } from './limits.ts';
import { storedTime } from '#domain/core/stored-time.ts';

/** Somebody of the staff as messages name them. */
export const handlingPersonSchema = z.strictObject({
  /** Id of the account. */
  uid: z.string().min(1).max(128),
  /** Name, or the address where none is known. */
  name: z
    .string()
    .min(1)
    .max(SHORT_TEXT * 2),
});

/** Somebody of the staff. */
export type HandlingPerson = z.infer<typeof handlingPersonSchema>;

/** One thing that was written about a message; never changed once it stands there. */
export const threadEntrySchema = z.strictObject({
  /** Made by the screen that wrote it, so that sending it twice writes it once. */
  id: z.uuid(),
  /** A note for colleagues, an answer that went out, or a change that the house noted itself. */
  kind: z.enum(['note', 'reply', 'change']),
  /** Subject of an answer; '' otherwise. */
  subject: z.string().max(SHORT_TEXT),
  /** The words. */
  text: z.string().min(1).max(MESSAGE_MAX),
  /** Who wrote it. */
  by: handlingPersonSchema,
  /** When. */
  at: storedTime,
});

/** One thing that was written about a message. */
export type ThreadEntry = z.output<typeof threadEntrySchema>;

/** What the desk adds to a message. */
export const handlingFields = {
  /** How far it has come. */
  status: z.enum(INBOX_STATUSES),
  /** Who looks after it; null for nobody yet. */
  assignee: handlingPersonSchema.nullable(),
  /** Notes, answers and changes, oldest first. */
  thread: z.array(threadEntrySchema).max(THREAD_MAX),
  /** Revision, counted from 1: every change of the desk raises it. */
  rev: revision,
  /** When it was changed last. */
  updatedAt: storedTime,
};

/** How a message begins. */
export function newHandlingState(now: Date): {
  status: InboxStatus;
  assignee: null;
  thread: ThreadEntry[];
  rev: number;
  updatedAt: Date;
} {
  return { status: 'new', assignee: null, thread: [], rev: 1, updatedAt: now };
}
