import type { InboxMessage } from '#domain/inbox/message.ts';
import type { InboxStatus } from '#domain/inbox/options.ts';
import { compareVersions, settleVersions } from '#domain/content/conflict.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText } from '#admin/lib/failure-text.ts';
import { putMessage, conflictingMessage } from './inbox-calls.ts';
import { messageKey, cacheMessage } from './use-inbox.ts';
import { INBOX_TEXT } from './text.ts';

/** Status and assignment of a message. */
export interface HandlingFields {
  readonly status: InboxStatus;
  /** Account it is assigned to; null for nobody. */
  readonly assignee: string | null;
}

/** A field that two people changed at once. */
export interface HandlingConflict {
  readonly field: keyof HandlingFields;
  readonly mine: string | null;
  readonly theirs: string | null;
  /** All fields of the rejected change. */
  readonly changes: Partial<HandlingFields>;
}

export interface HandlingChange {
  /** The fields with the changes that are being saved. */
  readonly fields: HandlingFields;
  readonly change: (changes: Partial<HandlingFields>) => void;
  readonly failure: string;
  /** A conflict for the editor to resolve; null for none. */
  readonly conflict: HandlingConflict | null;
  readonly resolve: (choice: 'mine' | 'theirs') => void;
}

/**
 * Changes of a message in a serial queue, each shown until its response. A colleague's changes to other fields are
 * merged; a conflict is left to the editor.
 */
export function useHandlingChange(message: InboxMessage): HandlingChange {
  const client = useQueryClient();
  const [failure, setFailure] = useState('');
  const [conflict, setConflict] = useState<HandlingConflict | null>(null);
  const [pending, setPending] = useState<readonly Partial<HandlingFields>[]>([]);
  const current = (): InboxMessage => client.getQueryData<InboxMessage>(messageKey(message)) ?? message;

  const store = async (changes: Partial<HandlingFields>): Promise<void> => {
    const base = current();
    const mine = { ...handlingOf(base), ...changes };
    setFailure('');
    try {
      cacheMessage(client, await putMessage(message, { rev: base.rev, ...mine }));
    } catch (error) {
      const theirs = conflictingMessage(error);
      if (theirs === null) {
        setFailure(failureText(error, INBOX_TEXT.handling.failed));
        throw error;
      }
      cacheMessage(client, theirs);
      const fields = compareVersions(handlingOf(base), mine, handlingOf(theirs));
      const conflicting = fields.find(({ isClash }) => isClash);
      if (conflicting === undefined) return store(settleVersions(handlingOf(theirs), mine, fields));
      setConflict({
        field: conflicting.name,
        mine: mine[conflicting.name],
        theirs: handlingOf(theirs)[conflicting.name],
        changes,
      });
      throw error;
    }
  };
  // A mutation, so that leaving the screen waits for it, and is cancelled when it is rejected.
  const { mutate } = useMutation({
    scope: { id: `handling of ${message.id}` },
    networkMode: 'always',
    mutationFn: store,
    onSettled: () => setPending((before) => before.slice(1)),
  });
  const change = (changes: Partial<HandlingFields>): void => {
    setConflict(null);
    setPending((before) => [...before, changes]);
    mutate(changes);
  };
  return {
    change,
    // From the cache: the message itself arrives one drawing later, and would show the old value in between.
    fields: pending.reduce<HandlingFields>((fields, changes) => ({ ...fields, ...changes }), handlingOf(current())),
    failure,
    conflict,
    resolve: (choice) => {
      setConflict(null);
      if (choice === 'mine' && conflict !== null) change(conflict.changes);
    },
  };
}

function handlingOf({ status, assignee }: InboxMessage): HandlingFields {
  return { status, assignee: assignee?.uid ?? null };
}
