import type { ReactElement } from 'react';
import { type ListedPage, untouchedState } from '../state/listing-state.ts';
import { ListingTools } from './ListingTools.tsx';

const asleep = (): void => undefined;

/** The tools as the build renders them; `Listing` takes over the same markup when they are touched. */
export function StaticTools({ page }: { page: ListedPage }): ReactElement {
  return <ListingTools page={page} state={untouchedState(page)} change={asleep} engine={null} showResults={asleep} />;
}
