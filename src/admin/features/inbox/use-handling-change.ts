import type { InboxMessage } from '#domain/inbox/message.ts';
import type { InboxStatus } from '#domain/inbox/options.ts';
import { compareVersions, settleVersions } from '#domain/content/conflict.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { failureText } from '#admin/lib/failure-text.ts';
import { putMessage, storedInstead } from './inbox-calls.ts';
import { messageKey, takeMessage } from './use-inbox.ts';
import { INBOX_TEXT } from './text.ts';

/** What the desk decides of a message. */
export interface InboxPosition {
  /** How far it has come. */
  readonly status: InboxStatus;
  /** Account that looks after it; null for nobody. */
  readonly assignee: string | null;
}

/** A field that two people changed at once. */
export interface HandlingConflict {
  /** Which. */
  readonly field: keyof InboxPosition;
  /** What was chosen here. */
  readonly mine: string | null;
  /** What is stored. */
  readonly theirs: string | null;
  /** All that was chosen here. */
  readonly wish: Partial<InboxPosition>;
}

/** How changes of a message go. */
export interface HandlingChange {
  /** Changes some of it. */
  readonly change: (wish: Partial<InboxPosition>) => void;
  /** Why that failed; '' otherwise. */
  readonly failure: string;
  /** What somebody has to decide; null for nothing. */
  readonly clash: HandlingConflict | null;
  /** Decides it. */
  readonly settle: (choice: 'mine' | 'theirs') => void;
}

/** Changes of a message, one after the other; what a colleague changed elsewhere in it stays, and of a clash somebody decides. */
export function useHandlingChange(message: InboxMessage): HandlingChange {
  const client = useQueryClient();
  const [failure, setFailure] = useState('');
  const [clash, setClash] = useState<HandlingConflict | null>(null);
  const last = useRef<Promise<void>>(Promise.resolve());
  const current = (): InboxMessage => client.getQueryData<InboxMessage>(messageKey(message)) ?? message;

  const store = async (wish: Partial<InboxPosition>): Promise<void> => {
    const base = current();
    const mine = { ...positionOf(base), ...wish };
    setFailure('');
    try {
      takeMessage(client, await putMessage(message, { rev: base.rev, ...mine }));
    } catch (error) {
      const theirs = storedInstead(error);
      if (theirs === null) {
        setFailure(failureText(error, INBOX_TEXT.handling.failed));
        return;
      }
      takeMessage(client, theirs);
      const fields = compareVersions(positionOf(base), mine, positionOf(theirs));
      const met = fields.find(({ isClash }) => isClash);
      if (met === undefined) await store(settleVersions(positionOf(theirs), mine, fields));
      else setClash({ field: met.name, mine: mine[met.name], theirs: positionOf(theirs)[met.name], wish });
    }
  };
  const change = (wish: Partial<InboxPosition>): void => {
    setClash(null);
    last.current = last.current.then(() => store(wish));
  };
  return {
    change,
    failure,
    clash,
    settle: (choice) => {
      setClash(null);
      if (choice === 'mine' && clash !== null) change(clash.wish);
    },
  };
}

function positionOf({ status, assignee }: InboxMessage): InboxPosition {
  return { status, assignee: assignee?.uid ?? null };
}
