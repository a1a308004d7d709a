import type { InboxMessage } from '#domain/inbox/message.ts';
import { isOpenStatus } from '#domain/inbox/options.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText } from '#admin/lib/failure-text.ts';
import { postReply, storedInstead } from './inbox-calls.ts';
import { forgetDraft, keepDraft, readDraft, type ReplyDraft } from './reply-draft.ts';
import { messageKey, takeMessage } from './use-inbox.ts';
import { INBOX_TEXT } from './text.ts';

const labels = INBOX_TEXT.reply;

/** An answer being written. */
export interface Reply {
  /** What is written so far. */
  readonly draft: ReplyDraft;
  /** Writes on. */
  readonly write: (change: Partial<Pick<ReplyDraft, 'subject' | 'text'>>) => void;
  /** Whether it is on its way. */
  readonly busy: boolean;
  /** Why it was not sent; '' otherwise. */
  readonly failure: string;
  /** What a colleague did in the meantime; '' for nothing. */
  readonly met: string;
  /** Whether the last one went out. */
  readonly sent: boolean;
  /** Sends it. */
  readonly send: () => Promise<void>;
}

/** Writes and sends an answer; past a colleague's answer only by a second press. */
export function useReply(message: InboxMessage): Reply {
  const client = useQueryClient();
  const [draft, setDraft] = useState(() => readDraft(message.id));
  const [state, setState] = useState({ busy: false, failure: '', met: '', sent: false });

  const renew = (): void => {
    const next = { ...draft, id: crypto.randomUUID() };
    setDraft(next);
    keepDraft(message.id, next);
  };

  const post = async (base: InboxMessage): Promise<void> => {
    const { id, subject, text } = draft;
    try {
      takeMessage(client, await postReply(message, { id, rev: base.rev, subject, text }));
      forgetDraft(message.id);
      setDraft(readDraft(message.id));
      setState({ busy: false, failure: '', met: '', sent: true });
    } catch (error) {
      const theirs = storedInstead(error);
      if (theirs === null) {
        setState({ busy: false, failure: failureText(error, labels.failed), met: '', sent: false });
        return;
      }
      takeMessage(client, theirs);
      // An earlier text of this reply went out although its response was lost: what is typed now is another reply.
      const earlier = theirs.thread.find((entry) => entry.id === id);
      if (earlier !== undefined) {
        renew();
        setState({ busy: false, failure: '', met: labels.met(earlier.by.name), sent: false });
        return;
      }
      const met = whatHappened(base, theirs);
      // A note or an assignment is no reason to hold an answer back.
      if (met === '') await post(theirs);
      else setState({ busy: false, failure: '', met, sent: false });
    }
  };

  return {
    draft,
    ...state,
    write: (change) => {
      const next = { ...draft, ...change };
      setDraft(next);
      keepDraft(message.id, next);
      setState((before) => ({ ...before, sent: false }));
    },
    send: async () => {
      if (state.busy) return;
      setState({ busy: true, failure: '', met: '', sent: false });
      await post(client.getQueryData<InboxMessage>(messageKey(message)) ?? message);
    },
  };
}

/** What a colleague did that whoever answers should know first; '' for nothing. */
function whatHappened(base: InboxMessage, theirs: InboxMessage): string {
  const answers = theirs.thread.filter(({ kind }) => kind === 'reply');
  const known = base.thread.filter(({ kind }) => kind === 'reply').length;
  const last = answers.at(-1);
  if (answers.length > known && last !== undefined) return labels.met(last.by.name);
  return isOpenStatus(base.status) && !isOpenStatus(theirs.status) ? labels.settled : '';
}
