import { memo, type ReactElement, startTransition, useEffect, useState } from 'react';
import type { CatalogueRow } from '#domain/search/index/catalogue.ts';
import { afterPaint } from '#lib/after-paint.ts';
import type { CardDetails } from './card-details.ts';
import type { ListingPieces } from '../state/listing-pieces.ts';
import { useCardDetails } from './use-card-details.ts';

/** Cards of one page of results. */
export interface ResultGridProps {
  rows: readonly CatalogueRow[];
  /** True when every card must stand in the first frame, so that the page has its height. */
  whole: boolean;
  details: CardDetails;
  card: ListingPieces['card'];
}

/** Cards beside each other on a wide screen. */
const FIRST_ROW = 3;

/** Cards that a screen shows before it is scrolled; the frame of a keystroke has time for no more on a slow telephone. */
const FIRST_SCREEN = 6;

/**
 * The cards as the build lays them out. While the visitor searches, the words of the first screen stand in the frame of the
 * keystroke; hearts and photographs of cards that were not there before, and all cards below, follow after the paint.
 */
export function ResultGrid({ rows, whole, details, card }: ResultGridProps): ReactElement {
  const version = useCardDetails(details, rows);
  const painted = useAfterPaint(rows);
  const complete = whole ? rows : painted;
  return (
    <ul className="grid gap-x-8 gap-y-14 sm:grid-cols-2 lg:grid-cols-3">
      {rows.slice(0, FIRST_SCREEN).map((row, index) => (
        <li key={row.slug}>
          {card({ row, detail: complete.includes(row) ? details.of(row) : undefined, eager: index < FIRST_ROW })}
        </li>
      ))}
      {rows.length > FIRST_SCREEN && <CardsBelow rows={complete} version={version} details={details} card={card} />}
    </ul>
  );
}

/** A value that follows its source after the next paint. A deferred value would be worked on before it, and hold it up. */
function useAfterPaint<Value>(value: Value): Value {
  const [painted, setPainted] = useState(value);
  useEffect(() => {
    if (painted === value) return;
    return afterPaint(() => startTransition(() => setPainted(value)));
  }, [value, painted]);
  return painted;
}

interface CardsBelowProps {
  rows: readonly CatalogueRow[];
  /** What is known of the cards, as a number: a new one draws them anew. */
  version: number;
  details: CardDetails;
  card: ListingPieces['card'];
}

/** The cards below the first screen: those of the last answer stand until the frame after the new first ones. */
const CardsBelow = memo(function CardsBelow({ rows, details, card }: CardsBelowProps): ReactElement {
  return (
    <>
      {rows.slice(FIRST_SCREEN).map((row) => (
        <li key={row.slug}>{card({ row, detail: details.of(row), eager: false })}</li>
      ))}
    </>
  );
});
