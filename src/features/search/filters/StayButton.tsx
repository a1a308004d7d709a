import type { ReactElement } from 'react';
import type { StaySearch } from '#domain/search/stay-search.ts';
import { stayLabel } from '#domain/search/stay-text.ts';
import { FILTER_TEXT as text } from '../text.ts';

export interface StayButtonProps {
  stay: StaySearch | null;
  onOpen: () => void;
}

/** Shows the dates and guests that are searched for, and opens their panel. */
export function StayButton({ stay, onOpen }: StayButtonProps): ReactElement {
  // The count says that they are flexible.
  const label = stay && stayLabel({ ...stay, isFlexible: false });
  return (
    <button
      type="button"
      className="listing-dates"
      aria-label={label === null ? undefined : `${text.dates}: ${label}`}
      onClick={onOpen}
    >
      {label ?? (
        <>
          {text.datesShort}
          <span> {text.andGuests}</span>
        </>
      )}
    </button>
  );
}
