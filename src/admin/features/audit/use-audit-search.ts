import { recordOf } from '#domain/core/record-of.ts';
import { useSearchParams } from 'react-router';

/** Parameters of the endpoint and of the screen's URL. */
const NAMES = ['uid', 'kind', 'target', 'from', 'to'] as const;

/** '' for any value. */
export type AuditSearch = Readonly<Record<(typeof NAMES)[number], string>>;

/** Whether a search leaves out any change. */
export function isFiltered(search: AuditSearch): boolean {
  return Object.values(search).some((value) => value !== '');
}

/** The search in the URL. */
export function useAuditSearch(): [AuditSearch, (change: Partial<AuditSearch>) => void] {
  const [params, setParams] = useSearchParams();
  const search = recordOf(NAMES.map((name) => [name, params.get(name) ?? '']));
  return [search, (change) => setParams(filledFields({ ...search, ...change }), { replace: true })];
}

export function filledFields(search: AuditSearch): Record<string, string> {
  return Object.fromEntries(NAMES.flatMap((name) => (search[name] === '' ? [] : [[name, search[name]]])));
}
