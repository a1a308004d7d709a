import type { ReactElement } from 'react';
import type { StaySearch } from '#domain/search/stay-search.ts';
import { guestCount, shortDates } from '#domain/search/stay-text.ts';
import { FILTER_TEXT as text } from '../text.ts';

export interface StayButtonProps {
  stay: StaySearch | null;
  onOpen: () => void;
}

/** Shows the dates and guests that are searched for, and opens their panel. A tablet has room for the dates alone. */
export function StayButton({ stay, onOpen }: StayButtonProps): ReactElement {
  const [dates, guests] =
    stay === null ? [text.datesShort, text.andGuests] : [shortDates(stay), ` · ${guestCount(stay.guests)}`];
  return (
    <button
      type="button"
      className="listing-dates"
      aria-label={stay === null ? undefined : `${text.dates}: ${dates}${guests}`}
      onClick={onOpen}
    >
      {dates}
      <span>{guests}</span>
    </button>
  );
}
