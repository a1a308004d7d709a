import type { ReactElement, ReactNode } from 'react';
import { Banner } from './Banner.tsx';

/** What a list is read by, as TanStack Query tells it. */
interface ListQuery<Item> {
  /** What was read; undefined before that. */
  readonly data: readonly Item[] | undefined;
  /** Whether the last reading failed. */
  readonly isError: boolean;
  /** Reads again. */
  readonly refetch: () => unknown;
}

interface Props<Item> {
  /** What the list is read by. */
  query: ListQuery<Item>;
  /** Said while it is read for the first time. */
  loading: string;
  /** Said when it cannot be read. */
  failed: string;
  /** Words of the button that reads again. */
  tryAgain: string;
  /** Stands where the list would when there is nothing in it. */
  empty: ReactNode;
  /** Draws the list. */
  children: (items: readonly Item[]) => ReactNode;
}

/** A list in all its states: being read, unreadable, empty, or there. What was read before stays when a later reading fails. */
export function ListState<Item>({ query, loading, failed, tryAgain, empty, children }: Props<Item>): ReactElement {
  const { data, isError, refetch } = query;
  return (
    <>
      {isError && (
        <Banner>
          {failed}{' '}
          <button type="button" className="inline-link cursor-pointer" onClick={() => void refetch()}>
            {tryAgain}
          </button>
        </Banner>
      )}
      {data === undefined && !isError && (
        <p role="status" className="text-ink-soft">
          {loading}
        </p>
      )}
      {data !== undefined && (data.length === 0 ? empty : children(data))}
    </>
  );
}
