const DASHBOARD = '/admin/dashboard';

let query = '';

/** Remembers the last query of the list of properties, until the window is closed. */
export function rememberList(search: string): void {
  query = search;
}

/** Path of the list of properties with its last search, order and page. */
export function lastListPath(): string {
  return query === '' ? DASHBOARD : `${DASHBOARD}?${query}`;
}
