import type { InboxMessage } from '#domain/inbox/message.ts';
import { inboxRowSchema, type InboxRow } from '#domain/inbox/row.ts';
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { readChanges, readPart, type MessageRef } from './inbox-calls.ts';

/** Milliseconds between two requests for changes. */
const POLL_INTERVAL = 15_000;

const OPEN_KEY = ['inbox', 'open'];
const SETTLED_KEY = ['inbox', 'settled'];
const CHANGES_KEY = ['inbox', 'changes'];

/** Changes since the list was read. */
interface InboxChanges {
  /** New and changed messages by id. */
  readonly rows: ReadonlyMap<string, InboxRow>;
  /** Ids of messages that no longer exist. */
  readonly gone: ReadonlySet<string>;
  /** Server time up to which the changes are known; null before the first response. */
  readonly until: string | null;
}

const NO_CHANGES: InboxChanges = { rows: new Map(), gone: new Set(), until: null };

export interface Inbox {
  /** All messages loaded so far; undefined before the first. */
  readonly rows: readonly InboxRow[] | undefined;
  /** Whether settled messages are still loading. */
  readonly isPartial: boolean;
  readonly isError: boolean;
  /** Whether the latest changes could not be loaded. */
  readonly isBehind: boolean;
  readonly refetch: () => Promise<void>;
}

/** The list of messages, open ones first, kept up to date by polling for changes. */
export function useInbox(): Inbox {
  const client = useQueryClient();
  const open = useQuery({ queryKey: OPEN_KEY, queryFn: () => readPart('open'), staleTime: Infinity });
  const settled = useQuery({
    queryKey: SETTLED_KEY,
    queryFn: () => readPart('settled'),
    enabled: open.isSuccess,
    staleTime: Infinity,
  });
  const changes = useQuery({
    queryKey: CHANGES_KEY,
    queryFn: () => pollChanges(client, open.data?.now),
    enabled: open.isSuccess,
    refetchInterval: POLL_INTERVAL,
    staleTime: 0,
  });
  const rows = useMemo(
    () => (open.data === undefined ? undefined : mergeRows([open.data.rows, settled.data?.rows ?? []], changes.data)),
    [open.data, settled.data, changes.data],
  );
  return {
    rows,
    isPartial: open.isSuccess && settled.isPending,
    isError: (open.isError && rows === undefined) || settled.isError,
    isBehind: changes.isError,
    refetch: () => client.invalidateQueries({ queryKey: ['inbox'] }),
  };
}

async function pollChanges(client: QueryClient, firstReadAt: string | undefined): Promise<InboxChanges> {
  const since = client.getQueryData<InboxChanges>(CHANGES_KEY)?.until ?? firstReadAt ?? new Date(0).toISOString();
  const { rows, tooMany, now } = await readChanges(since);
  if (tooMany) {
    await Promise.all([OPEN_KEY, SETTLED_KEY].map((queryKey) => client.refetchQueries({ queryKey })));
  }
  // Read after the request: changes made here meanwhile are kept.
  return { ...withRows(cachedChanges(client), rows), until: now };
}

function cachedChanges(client: QueryClient): InboxChanges {
  return client.getQueryData<InboxChanges>(CHANGES_KEY) ?? NO_CHANGES;
}

function withRows(changes: InboxChanges, rows: readonly InboxRow[]): InboxChanges {
  const known = new Map(changes.rows);
  for (const row of rows) if ((known.get(row.id)?.rev ?? 0) <= row.rev) known.set(row.id, row);
  return { ...changes, rows: known };
}

function mergeRows(parts: readonly (readonly InboxRow[])[], changes: InboxChanges = NO_CHANGES): InboxRow[] {
  const byId = new Map<string, InboxRow>();
  for (const row of [...parts.flat(), ...changes.rows.values()]) {
    if ((byId.get(row.id)?.rev ?? 0) <= row.rev && !changes.gone.has(row.id)) byId.set(row.id, row);
  }
  return [...byId.values()];
}

export function messageKey({ box, id }: MessageRef): readonly string[] {
  return ['inbox-message', box, id];
}

const rowOf = inboxRowSchema.strip();

/** Puts a message from the API into the cache and into the list. */
export function cacheMessage(client: QueryClient, message: InboxMessage): void {
  client.setQueryData(messageKey(message), message);
  client.setQueryData<InboxChanges>(CHANGES_KEY, withRows(cachedChanges(client), [rowOf.parse(message)]));
}

export function dropMessage(client: QueryClient, id: string): void {
  const changes = cachedChanges(client);
  if (!changes.gone.has(id))
    client.setQueryData<InboxChanges>(CHANGES_KEY, { ...changes, gone: new Set(changes.gone).add(id) });
}
