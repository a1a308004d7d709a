import type { InboxMessage } from '#domain/inbox/message.ts';
import { inboxRowSchema, type InboxRow } from '#domain/inbox/row.ts';
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { readChanges, readPart, type MessageAddress } from './inbox-calls.ts';

/** Milliseconds between two questions for news. */
const NEWS = 15_000;

const OPEN_KEY = ['inbox', 'open'];
const SETTLED_KEY = ['inbox', 'settled'];
const NEWS_KEY = ['inbox', 'news'];

/** What changed since the list was read. */
interface News {
  /** Messages that came or changed, by their id. */
  readonly rows: ReadonlyMap<string, InboxRow>;
  /** Ids of messages that are gone. */
  readonly gone: ReadonlySet<string>;
  /** Until when that is so, by the house's time; null before the first answer. */
  readonly until: string | null;
}

const NO_NEWS: News = { rows: new Map(), gone: new Set(), until: null };

/** The list behind the inbox. */
export interface Inbox {
  /** Every message known so far; undefined while nothing is. */
  readonly rows: readonly InboxRow[] | undefined;
  /** Whether settled messages are still to come. */
  readonly isPartial: boolean;
  /** Whether the list cannot be read. */
  readonly isError: boolean;
  /** Whether news cannot be asked for. */
  readonly isBehind: boolean;
  /** Reads the list anew. */
  readonly refetch: () => void;
}

/** The list of messages, open ones first, kept up to date by asking what changed. */
export function useInbox(): Inbox {
  const client = useQueryClient();
  const open = useQuery({ queryKey: OPEN_KEY, queryFn: () => readPart('open'), staleTime: Infinity });
  const settled = useQuery({
    queryKey: SETTLED_KEY,
    queryFn: () => readPart('settled'),
    enabled: open.isSuccess,
    staleTime: Infinity,
  });
  const news = useQuery({
    queryKey: NEWS_KEY,
    queryFn: () => askForNews(client, open.data?.now),
    enabled: open.isSuccess,
    refetchInterval: NEWS,
    staleTime: 0,
  });
  const rows = useMemo(
    () => (open.data === undefined ? undefined : merged([open.data.rows, settled.data?.rows ?? []], news.data)),
    [open.data, settled.data, news.data],
  );
  return {
    rows,
    isPartial: open.isSuccess && settled.isPending,
    isError: (open.isError && rows === undefined) || settled.isError,
    isBehind: news.isError,
    refetch: () => {
      void client.invalidateQueries({ queryKey: ['inbox'] });
    },
  };
}

async function askForNews(client: QueryClient, began: string | undefined): Promise<News> {
  const asked = client.getQueryData<News>(NEWS_KEY)?.until ?? began ?? new Date(0).toISOString();
  const { rows, tooMany, now } = await readChanges(asked);
  if (tooMany) {
    await Promise.all([OPEN_KEY, SETTLED_KEY].map((queryKey) => client.refetchQueries({ queryKey })));
  }
  // Read only now: what was done here meanwhile is not forgotten.
  return { ...withRows(knownNews(client), rows), until: now };
}

function knownNews(client: QueryClient): News {
  return client.getQueryData<News>(NEWS_KEY) ?? NO_NEWS;
}

function withRows(news: News, rows: readonly InboxRow[]): News {
  const known = new Map(news.rows);
  for (const row of rows) if ((known.get(row.id)?.rev ?? 0) <= row.rev) known.set(row.id, row);
  return { ...news, rows: known };
}

function merged(parts: readonly (readonly InboxRow[])[], news: News = NO_NEWS): InboxRow[] {
  const byId = new Map<string, InboxRow>();
  for (const row of [...parts.flat(), ...news.rows.values()]) {
    if ((byId.get(row.id)?.rev ?? 0) <= row.rev && !news.gone.has(row.id)) byId.set(row.id, row);
  }
  return [...byId.values()];
}

/** Key under which a message is kept. */
export function messageKey({ box, id }: MessageAddress): readonly string[] {
  return ['inbox-message', box, id];
}

const rowOf = inboxRowSchema.strip();

/** Takes up a message as the API gave it: where it is open, and in the list. */
export function takeMessage(client: QueryClient, message: InboxMessage): void {
  client.setQueryData(messageKey(message), message);
  client.setQueryData<News>(NEWS_KEY, withRows(knownNews(client), [rowOf.parse(message)]));
}

/** Forgets a message that is gone. */
export function dropMessage(client: QueryClient, id: string): void {
  const news = knownNews(client);
  if (!news.gone.has(id)) client.setQueryData<News>(NEWS_KEY, { ...news, gone: new Set(news.gone).add(id) });
}
