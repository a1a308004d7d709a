import type { ReactElement } from 'react';
import type { CatalogueRow } from '@site/domain/search-index/catalogue';
import type { CardDetails } from './card-details.ts';
import type { ListingPieces } from './listing-pieces.ts';
import { useCardDetails } from './use-card-details.ts';

/** Cards of one page of results. */
export interface ResultGridProps {
  rows: readonly CatalogueRow[];
  details: CardDetails;
  card: ListingPieces['card'];
}

/** Cards beside each other on a wide screen. */
const FIRST_ROW = 3;

/** The cards as the build lays them out: the words stand at once, the photographs follow. */
export function ResultGrid({ rows, details, card }: ResultGridProps): ReactElement {
  useCardDetails(details, rows);
  return (
    <ul className="grid gap-x-8 gap-y-14 sm:grid-cols-2 lg:grid-cols-3">
      {rows.map((row, index) => (
        <li key={row.slug}>{card({ row, detail: details.of(row), eager: index < FIRST_ROW })}</li>
      ))}
    </ul>
  );
}
