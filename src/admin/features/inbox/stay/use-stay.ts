import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { inboxApi } from '#domain/api/inbox.ts';
import type { StayReport } from '#domain/enquiry/stay-report.ts';
import type { InboxMessage } from '#domain/inbox/message.ts';
import { ApiFailure } from '#lib/api/api-failure.ts';
import { callAsStaff } from '#admin/lib/call-as-staff.ts';
import { failureText } from '#admin/lib/failure-text.ts';
import { requestOnce } from '#admin/lib/request-once.ts';
import { useAttempt } from '#admin/lib/use-attempt.ts';
import { cacheMessage } from '../use-inbox.ts';
import { INBOX_TEXT } from '../text.ts';

const text = INBOX_TEXT.stay;

type Action = 'hold' | 'book' | 'release';

/** The stay that an enquiry asks for, and what can be done with it. */
export interface EnquiryStay {
  /** Undefined while it loads, null for an enquiry without a stay. */
  readonly stay: StayReport | null | undefined;
  readonly isError: boolean;
  readonly refetch: () => unknown;
  readonly busy: boolean;
  /** '' for none. */
  readonly failure: string;
  /** What the last action did; '' for nothing, and after a colleague has undone it. */
  readonly done: string;
  readonly act: (action: Action) => Promise<void>;
}

/** By revision, because a colleague who holds or books the nights changes the enquiry. */
const stayKey = ({ id, rev }: Pick<InboxMessage, 'id' | 'rev'>) => ['enquiry-stay', id, rev] as const;

type StayMessage = Pick<InboxMessage, 'box' | 'id' | 'rev' | 'propertySlug' | 'reply'>;

/** Reads the stay of an enquiry about a property and its dates; nothing for another message. */
export function useStayReport({ box, id, rev, propertySlug, reply }: StayMessage) {
  return useQuery({
    queryKey: stayKey({ id, rev }),
    // Shown until the next one has loaded, so that the focus stays where it is.
    placeholderData: keepPreviousData,
    queryFn: async () => (await callAsStaff(inboxApi, 'GET /api/admin/enquiries/{id}/stay', { params: { id } })).stay,
    enabled: box === 'enquiries' && propertySlug !== null && reply.dates !== '',
  });
}

/** Reads the stay of an enquiry and holds, books and releases its nights. */
export function useStay(message: InboxMessage): EnquiryStay {
  const client = useQueryClient();
  const { data: stay, isError, refetch } = useStayReport(message);
  const { busy, failure, attempt } = useAttempt();
  const [done, setDone] = useState<{ readonly text: string; readonly state: StayReport['state'] | undefined } | null>(
    null,
  );
  const word = stay?.word ?? 'night';

  const act = async (action: Action): Promise<void> => {
    if (busy) return;
    setDone(null);
    const store = async (): Promise<void> => {
      try {
        const changed = await send(message.id, action);
        setDone({ text: text.done[action](word, message.email), state: changed.stay?.state });
        client.setQueryData(stayKey(changed.message), changed.stay);
        cacheMessage(client, changed.message);
      } catch (error) {
        if (isConflict(error)) await refetch();
        throw error;
      }
    };
    // The button that was pressed is gone with the state that it was for.
    await attempt(store(), (error) => (isConflict(error) ? text.conflict(word) : failureText(error, text.failed)));
  };
  return { stay, isError, refetch, busy, failure, done: done?.state === stay?.state ? (done?.text ?? '') : '', act };
}

function isConflict(error: unknown): boolean {
  return error instanceof ApiFailure && error.code === 'conflict';
}

function send(id: string, action: Action) {
  const params = { id };
  if (action === 'release') return callAsStaff(inboxApi, 'DELETE /api/admin/enquiries/{id}/stay', { params });
  return requestOnce(`${action} of ${id}`, (entry) =>
    action === 'hold'
      ? callAsStaff(inboxApi, 'POST /api/admin/enquiries/{id}/hold', { params, body: { id: entry } })
      : callAsStaff(inboxApi, 'POST /api/admin/enquiries/{id}/booking', { params, body: { id: entry } }),
  );
}
