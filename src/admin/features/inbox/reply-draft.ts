import * as z from 'zod';
import { passing, readStored, removeStored, writeStored } from '#lib/member/stored-json.ts';

const draftSchema = z.object({ id: z.uuid(), subject: z.string(), text: z.string() });

/** An answer that is not sent yet; it stays in the tab while others are read, and its id makes it go out once. */
export type ReplyDraft = z.output<typeof draftSchema>;

function nameOf(messageId: string): string {
  return `inbox-reply:${messageId}`;
}

/** The answer that was begun to a message; an empty one otherwise. */
export function readDraft(messageId: string): ReplyDraft {
  const kept = draftSchema.safeParse(readStored(passing, nameOf(messageId)));
  return kept.success ? kept.data : { id: crypto.randomUUID(), subject: '', text: '' };
}

/** Keeps an answer until it is sent. */
export function keepDraft(messageId: string, draft: ReplyDraft): void {
  writeStored(passing, nameOf(messageId), draft);
}

/** Forgets an answer that was sent. */
export function forgetDraft(messageId: string): void {
  removeStored(passing, nameOf(messageId));
}
