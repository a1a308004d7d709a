import type { ReactElement, ReactNode } from 'react';
import { LoadFailure } from './LoadFailure.tsx';
import { LoadingText } from './LoadingText.tsx';

/** The part of a TanStack query that a list needs. */
export interface ListQuery<Item> {
  readonly data: readonly Item[] | undefined;
  readonly isError: boolean;
  readonly refetch: () => unknown;
}

interface Props<Item> {
  query: ListQuery<Item>;
  loading: string;
  failed: string;
  empty: ReactNode;
  children: (items: readonly Item[]) => ReactNode;
}

/** A list in all its states: loading, failed, empty or filled. Loaded items stay when a later request fails. */
export function ListState<Item>({ query, loading, failed, empty, children }: Props<Item>): ReactElement {
  const { data, isError, refetch } = query;
  return (
    <>
      {isError && <LoadFailure text={failed} retry={refetch} />}
      {data === undefined && !isError && <LoadingText text={loading} />}
      {data !== undefined && (data.length === 0 ? empty : children(data))}
    </>
  );
}
