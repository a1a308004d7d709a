const DASHBOARD = '/admin/dashboard';

let query = '';

/** Remembers what the list of properties was asked last, until the window is closed. */
export function rememberList(asked: string): void {
  query = asked;
}

/** Address of the list of properties with the search, order and page it had. */
export function lastList(): string {
  return query === '' ? DASHBOARD : `${DASHBOARD}?${query}`;
}
