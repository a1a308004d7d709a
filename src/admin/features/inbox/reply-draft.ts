import * as z from 'zod';
import { passing, readStored, removeStored, writeStored } from '#lib/stored-json.ts';

const draftSchema = z.object({ id: z.uuid(), subject: z.string(), text: z.string() });

/** A reply that is not sent yet. It stays in the tab while other messages are read; its id is the idempotency key. */
export type ReplyDraft = z.output<typeof draftSchema>;

function nameOf(messageId: string): string {
  return `inbox-reply:${messageId}`;
}

/** The stored draft of a reply, or an empty one. */
export function readDraft(messageId: string): ReplyDraft {
  const kept = draftSchema.safeParse(readStored(passing, nameOf(messageId)));
  return kept.success ? kept.data : { id: crypto.randomUUID(), subject: '', text: '' };
}

/** Keeps a draft until it is sent. */
export function keepDraft(messageId: string, draft: ReplyDraft): void {
  writeStored(passing, nameOf(messageId), draft);
}

/** Removes the draft of a sent reply. */
export function forgetDraft(messageId: string): void {
  removeStored(passing, nameOf(messageId));
}
