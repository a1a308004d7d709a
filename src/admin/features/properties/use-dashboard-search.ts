import { decodeDashboard, encodeDashboard, type DashboardSearch } from '#domain/property/dashboard/search.ts';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { rememberList } from '#admin/lib/properties/last-list.ts';

/**
 * The dashboard's search, kept in the URL. A change applies at once: the router updates the URL later, and a checkbox
 * that waited for it would jump back under the pointer.
 */
export function useDashboardSearch(): [DashboardSearch, (change: Partial<DashboardSearch>) => void] {
  const [query, setQuery] = useSearchParams();
  const url = query.toString();
  const [search, setSearch] = useState(() => decodeDashboard(query));
  const [knownUrl, setKnownUrl] = useState(url);
  const [written, setWritten] = useState<readonly string[]>([]);
  if (url !== knownUrl) {
    setKnownUrl(url);
    if (written.includes(url)) setWritten(written.slice(written.indexOf(url) + 1));
    // Changed by the back button or a link.
    else setSearch(decodeDashboard(query));
  }

  useEffect(() => rememberList(url), [url]);

  const changeSearch = (change: Partial<DashboardSearch>): void => {
    const next = { ...search, page: 1, ...change };
    const target = encodeDashboard(next);
    setSearch(next);
    if (target === url) return;
    setWritten([...written, target]);
    // Each letter of a search replaces the history entry; a page adds one.
    setQuery(target, { replace: change.page === undefined, preventScrollReset: true });
  };
  return [search, changeSearch];
}
