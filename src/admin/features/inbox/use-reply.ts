import type { InboxMessage } from '#domain/inbox/message.ts';
import { isOpenStatus } from '#domain/inbox/options.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { failureText } from '#admin/lib/failure-text.ts';
import { postReply, conflictingMessage } from './inbox-calls.ts';
import { replyDrafts, type ReplyDraft } from './drafts.ts';
import { messageKey, cacheMessage } from './use-inbox.ts';
import { INBOX_TEXT } from './text.ts';

const labels = INBOX_TEXT.reply;

/** State of a reply that is being written. */
export interface Reply {
  readonly draft: ReplyDraft;
  readonly write: (change: Partial<Pick<ReplyDraft, 'subject' | 'text'>>) => void;
  readonly busy: boolean;
  /** '' for none. */
  readonly failure: string;
  /** What a colleague did in the meantime; '' for nothing. */
  readonly notice: string;
  /** Whether the last reply was sent. */
  readonly sent: boolean;
  readonly send: () => Promise<void>;
}

/**
 * Writes and sends a reply. If a colleague has replied since the text was begun, sending needs a second press, also when the
 * open message shows that reply already: who writes does not look there.
 */
export function useReply(message: InboxMessage): Reply {
  const client = useQueryClient();
  const [draft, setDraft] = useState(() => replyDrafts.read(message.id));
  const [state, setState] = useState({ busy: false, failure: '', notice: '', sent: false });
  /** The message when the text was begun, or when its writer was last told of a colleague. */
  const seen = useRef(seenWith(draft, message));

  const keep = (next: ReplyDraft): void => {
    setDraft(next);
    replyDrafts.keep(message.id, next);
  };

  const post = async (base: InboxMessage): Promise<void> => {
    const { id, subject, text } = draft;
    try {
      cacheMessage(client, await postReply(message, { id, rev: base.rev, subject, text }));
      replyDrafts.forget(message.id);
      setDraft(replyDrafts.read(message.id));
      setState({ busy: false, failure: '', notice: '', sent: true });
    } catch (error) {
      const theirs = conflictingMessage(error);
      if (theirs === null) {
        setState({ busy: false, failure: failureText(error, labels.failed), notice: '', sent: false });
        return;
      }
      cacheMessage(client, theirs);
      seen.current = theirs;
      // This reply was sent although its response was lost: the current text becomes another reply.
      const earlier = theirs.thread.find((entry) => entry.id === id);
      if (earlier !== undefined) {
        keep({ ...draft, id: crypto.randomUUID() });
        setState({ busy: false, failure: '', notice: labels.colleagueReplied(earlier.by.name), sent: false });
        return;
      }
      const notice = noticeOf(base, theirs);
      // A note or an assignment does not need the sender's attention.
      if (notice === '') await post(theirs);
      else setState({ busy: false, failure: '', notice, sent: false });
    }
  };

  return {
    draft,
    ...state,
    write: (change) => {
      if (draft.text === '') seen.current = message;
      keep({ ...draft, ...change, seenAt: seen.current.updatedAt });
      setState((before) => ({ ...before, sent: false }));
    },
    send: async () => {
      if (state.busy) return;
      const latest = client.getQueryData<InboxMessage>(messageKey(message)) ?? message;
      // This reply itself, if the response to it was lost, is none of a colleague's.
      const notice = replyNotice(seen.current, latest, draft.id);
      seen.current = latest;
      setState({ busy: notice === '', failure: '', notice, sent: false });
      if (notice === '') await post(latest);
    },
  };
}

/** A message as far as a notice depends on it. */
type SeenMessage = Pick<InboxMessage, 'updatedAt' | 'thread'>;

/** What the writer of a draft saw: the message may be open again with what colleagues did meanwhile. */
function seenWith({ seenAt }: ReplyDraft, message: InboxMessage): SeenMessage {
  if (seenAt === '') return message;
  return { updatedAt: seenAt, thread: message.thread.filter(({ at }) => at <= seenAt) };
}

/** What a colleague did that the sender has to know first; '' for nothing. */
function noticeOf(base: InboxMessage, theirs: InboxMessage): string {
  const isSettled = isOpenStatus(base.status) && !isOpenStatus(theirs.status);
  return replyNotice(base, theirs) || (isSettled ? labels.settled : '');
}

/** Says who has replied since; '' for nobody. The reply with the id `own` does not count. */
function replyNotice(before: SeenMessage, now: InboxMessage, own = ''): string {
  const known = new Set([own, ...before.thread.map(({ id }) => id)]);
  const last = now.thread.findLast(({ kind, id }) => kind === 'reply' && !known.has(id));
  return last === undefined ? '' : labels.colleagueReplied(last.by.name);
}
