import { useEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { forgetDraft, readDraft, writeDraft } from './form-draft.ts';

/** What tells one sending of a form from every other. */
export interface DraftMarks {
  /** The idempotency key. */
  readonly key: string;
  /** Milliseconds since its visitor first touched the form, counted across reloads. */
  readonly elapsed: number;
}

interface Draft {
  /** The marks of the attempt about to be made. */
  marks: () => DraftMarks;
  /** Makes another key: the present one came before with other answers. */
  renewKey: () => void;
  /** Begins anew after the form was sent. */
  renew: () => void;
}

interface Act {
  key: string;
  startedAt: number;
}

function newAct(id: string): Act {
  const draft = readDraft(id);
  return { key: draft?.key ?? crypto.randomUUID(), startedAt: draft?.startedAt ?? Date.now() };
}

/** Keeps what is filled in over a reload, with the key and the time under which it will be sent. */
export function useDraft<Output>(
  id: string,
  { subscribe }: Pick<UseFormReturn<FieldValues, unknown, Output>, 'subscribe'>,
): Draft {
  const act = useRef<Act>(null);
  const current = (): Act => (act.current ??= newAct(id));

  useEffect(() => {
    act.current ??= newAct(id);
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        act.current ??= newAct(id);
        writeDraft(id, { ...act.current, values });
      },
    });
  }, [id, subscribe]);

  return {
    marks: () => {
      const { key, startedAt } = current();
      return { key, elapsed: Math.max(0, Date.now() - startedAt) };
    },
    renewKey: () => {
      act.current = { ...current(), key: crypto.randomUUID() };
    },
    renew: () => {
      forgetDraft(id);
      act.current = null;
    },
  };
}
