import * as z from 'zod';
import { passing, readStored, removeStored, writeStored } from '#lib/stored-json.ts';

/** What is written to a message and not sent yet, by message. It stays in the tab while other messages are read. */
interface Drafts<Draft> {
  /** The stored draft, or an empty one. */
  readonly read: (messageId: string) => Draft;
  /** Keeps a draft until it is sent. */
  readonly keep: (messageId: string, draft: Draft) => void;
  /** Removes a draft that was sent. */
  readonly forget: (messageId: string) => void;
}

const replySchema = z.object({
  /** The idempotency key. */
  id: z.uuid(),
  subject: z.string(),
  text: z.string(),
  /** When the message was changed last that the writer has seen; '' for unknown. */
  seenAt: z.string().default(''),
});

export type ReplyDraft = z.output<typeof replySchema>;

export const replyDrafts = openDrafts<ReplyDraft>('inbox-reply', replySchema, () => ({
  id: crypto.randomUUID(),
  subject: '',
  text: '',
  seenAt: '',
}));

/** Notes for colleagues. */
export const noteDrafts = openDrafts<string>('inbox-note', z.string(), () => '');

function openDrafts<Draft>(name: string, schema: z.ZodType<Draft>, start: () => Draft): Drafts<Draft> {
  const keyOf = (messageId: string): string => `${name}:${messageId}`;
  return {
    read: (messageId) => schema.safeParse(readStored(passing, keyOf(messageId))).data ?? start(),
    keep: (messageId, draft) => void writeStored(passing, keyOf(messageId), draft),
    forget: (messageId) => removeStored(passing, keyOf(messageId)),
  };
}
