import { decodeInbox, encodeInbox, type InboxSearch } from '#domain/inbox/search.ts';
import { INBOX_BOXES } from '#domain/inbox/options.ts';
import { isUuid } from '#domain/core/uuid.ts';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { MessageAddress } from './inbox-calls.ts';

/** The name under which the address keeps the open message. */
const OPEN = 'open';

/** What the address of the inbox asks for. */
export interface Asked {
  /** Which messages. */
  readonly search: InboxSearch;
  /** Changes that; a new question begins at its first page. */
  readonly ask: (change: Partial<InboxSearch>) => void;
  /** The open message; null for none. */
  readonly open: MessageAddress | null;
  /** Query of the same list with another message open, or with none. */
  readonly queryWith: (open: MessageAddress | null) => string;
}

/** What the address asks for, so that a list or a message can be shared and the way back works. */
export function useAsked(): Asked {
  const [query, setQuery] = useSearchParams();
  const search = useMemo(() => decodeInbox(query), [query]);
  const open = useMemo(() => readOpen(query.get(OPEN)), [query]);
  return {
    search,
    ask: (change) => setQuery(withOpen(encodeInbox({ ...search, page: 1, ...change }), open), { replace: true }),
    open,
    queryWith: (message) => `?${withOpen(encodeInbox(search), message).toString()}`,
  };
}

function readOpen(text: string | null): MessageAddress | null {
  const [box, id = ''] = (text ?? '').split('.');
  const known = INBOX_BOXES.find((name) => name === box);
  return known !== undefined && isUuid(id) ? { box: known, id } : null;
}

function withOpen(query: URLSearchParams, open: MessageAddress | null): URLSearchParams {
  if (open !== null) query.set(OPEN, `${open.box}.${open.id}`);
  return query;
}
