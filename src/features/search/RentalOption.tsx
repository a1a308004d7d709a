import type { ReactElement } from 'react';
import type { ToolProps } from './tool-props.ts';
import { FILTER_WORDS as words } from './words.ts';

/** 'Show only properties with rental options', and 'Clear filter' beside it while it is ticked. */
export function RentalOption({ search, change }: ToolProps): ReactElement {
  const { filter } = search;
  const put = (hasRentalOption: boolean): void =>
    change({ ...search, filter: { ...filter, hasRentalOption }, page: 1 });
  return (
    <div className="rental-option listing-filters">
      <label className="choice">
        <input
          type="checkbox"
          checked={filter.hasRentalOption}
          onChange={({ currentTarget }) => put(currentTarget.checked)}
        />
        {words.rentalOption}
      </label>
      {filter.hasRentalOption && (
        <button type="button" className="inline-link py-2" onClick={() => put(false)}>
          {words.clearFilter}
        </button>
      )}
    </div>
  );
}
