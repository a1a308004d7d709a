import type { ReactElement } from 'react';
import { type ListedPage, untouchedState } from '../state/listing-state.ts';
import { ListingTools } from './ListingTools.tsx';

const doNothing = (): void => undefined;

/** The tools as the build renders them; `Listing` hydrates the same markup. */
export function StaticTools({ page }: { page: ListedPage }): ReactElement {
  return (
    <ListingTools
      page={page}
      state={untouchedState(page)}
      change={doNothing}
      engine={null}
      showTools={doNothing}
      showResults={doNothing}
    />
  );
}
