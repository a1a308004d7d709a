import type { InboxMessage } from '#domain/inbox/message.ts';
import { isOpenStatus } from '#domain/inbox/options.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
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

/** Writes and sends a reply. If a colleague has replied in the meantime, sending needs a second press. */
export function useReply(message: InboxMessage): Reply {
  const client = useQueryClient();
  const [draft, setDraft] = useState(() => replyDrafts.read(message.id));
  const [state, setState] = useState({ busy: false, failure: '', notice: '', sent: false });

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
      keep({ ...draft, ...change });
      setState((before) => ({ ...before, sent: false }));
    },
    send: async () => {
      if (state.busy) return;
      setState({ busy: true, failure: '', notice: '', sent: false });
      await post(client.getQueryData<InboxMessage>(messageKey(message)) ?? message);
    },
  };
}

/** What a colleague did that the sender has to know first; '' for nothing. */
function noticeOf(base: InboxMessage, theirs: InboxMessage): string {
  const replies = theirs.thread.filter(({ kind }) => kind === 'reply');
  const known = base.thread.filter(({ kind }) => kind === 'reply').length;
  const last = replies.at(-1);
  if (replies.length > known && last !== undefined) return labels.colleagueReplied(last.by.name);
  return isOpenStatus(base.status) && !isOpenStatus(theirs.status) ? labels.settled : '';
}
