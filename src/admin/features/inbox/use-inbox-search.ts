import { decodeInbox, encodeInbox, type InboxSearch } from '#domain/inbox/search.ts';
import { INBOX_BOXES } from '#domain/inbox/options.ts';
import { isUuid } from '#domain/core/uuid.ts';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { MessageRef } from './inbox-calls.ts';

/** Query parameter of the open message. */
const OPEN = 'open';

/** State of the inbox in the URL. */
export interface InboxUrl {
  readonly search: InboxSearch;
  /** Changes the search and returns to its first page. */
  readonly changeSearch: (change: Partial<InboxSearch>) => void;
  /** The open message; null for none. */
  readonly open: MessageRef | null;
  /** Query of the same list with another message open, or with none. */
  readonly queryWith: (open: MessageRef | null) => string;
}

/** Search and open message from the URL, so that both can be shared and the back button works. */
export function useInboxSearch(): InboxUrl {
  const [query, setQuery] = useSearchParams();
  const search = useMemo(() => decodeInbox(query), [query]);
  const open = useMemo(() => readOpen(query.get(OPEN)), [query]);
  return {
    search,
    changeSearch: (change) =>
      setQuery(withOpen(encodeInbox({ ...search, page: 1, ...change }), open), { replace: true }),
    open,
    queryWith: (message) => `?${withOpen(encodeInbox(search), message).toString()}`,
  };
}

function readOpen(text: string | null): MessageRef | null {
  const [box, id = ''] = (text ?? '').split('.');
  const known = INBOX_BOXES.find((name) => name === box);
  return known !== undefined && isUuid(id) ? { box: known, id } : null;
}

function withOpen(query: URLSearchParams, open: MessageRef | null): URLSearchParams {
  if (open !== null) query.set(OPEN, `${open.box}.${open.id}`);
  return query;
}
