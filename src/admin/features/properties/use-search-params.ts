import { decodeDashboard, encodeDashboard, type DashboardSearch } from '#domain/property/dashboard/search.ts';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { rememberList } from '#admin/lib/properties/last-list.ts';

/**
 * What is asked of the dashboard, kept in the address. A choice counts at once: the router takes up an address a moment
 * later, and a box that waited for it would jump back under the pointer.
 */
export function useAsked(): [DashboardSearch, (change: Partial<DashboardSearch>) => void] {
  const [query, setQuery] = useSearchParams();
  const address = query.toString();
  const [asked, setAsked] = useState(() => decodeDashboard(query));
  const [seen, setSeen] = useState(address);
  const [written, setWritten] = useState<readonly string[]>([]);
  if (address !== seen) {
    setSeen(address);
    if (written.includes(address)) setWritten(written.slice(written.indexOf(address) + 1));
    // Other hands changed it: the way back, or a link.
    else setAsked(decodeDashboard(query));
  }

  useEffect(() => rememberList(address), [address]);

  const ask = (change: Partial<DashboardSearch>): void => {
    const next = { ...asked, page: 1, ...change };
    const target = encodeDashboard(next);
    setAsked(next);
    if (target === address) return;
    setWritten([...written, target]);
    // Each letter of a search is not a step of its own on the way back; a page is.
    setQuery(target, { replace: change.page === undefined, preventScrollReset: true });
  };
  return [asked, ask];
}
