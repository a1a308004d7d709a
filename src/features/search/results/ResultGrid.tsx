import { memo, type ReactElement, startTransition, useEffect, useState } from 'react';
import type { CatalogueRow } from '#domain/search/index/read-index.ts';
import { afterPaint } from '#lib/after-paint.ts';
import { type CardDetails, detailOf, type KnownSlices } from './card-details.ts';
import type { ListingPieces } from '../state/listing-pieces.ts';
import { useCardDetails } from './use-card-details.ts';

export interface ResultGridProps {
  rows: readonly CatalogueRow[];
  /** True when every card must be in the first frame, so that the page has its full height. */
  whole: boolean;
  details: CardDetails;
  card: ListingPieces['card'];
}

/** Cards in a row on a wide screen. */
const FIRST_ROW = 3;

/** Cards on the first screen; the frame after a keystroke has no time for more on a slow phone. */
const FIRST_SCREEN = 6;

/**
 * The same cards as the build renders. While the visitor searches, the text of the first screen is in the frame of the
 * keystroke; hearts and photographs of new cards, and all cards below, follow after the paint.
 */
export function ResultGrid({ rows, whole, details, card }: ResultGridProps): ReactElement {
  const known = useCardDetails(details, rows);
  const painted = useAfterPaint(rows);
  const complete = whole ? rows : painted;
  return (
    <ul className="card-grid">
      {rows.slice(0, FIRST_SCREEN).map((row, index) => (
        <li key={row.slug}>
          {card({ row, detail: complete.includes(row) ? detailOf(known, row) : undefined, eager: index < FIRST_ROW })}
        </li>
      ))}
      {rows.length > FIRST_SCREEN && <CardsBelow rows={complete} known={known} card={card} />}
    </ul>
  );
}

/** A value that follows its source after the next paint. A deferred value would be rendered before it and delay it. */
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
  known: KnownSlices;
  card: ListingPieces['card'];
}

/** The cards below the first screen; they show the previous results until one frame after the first screen. */
const CardsBelow = memo(function CardsBelow({ rows, known, card }: CardsBelowProps): ReactElement {
  return (
    <>
      {rows.slice(FIRST_SCREEN).map((row) => (
        <li key={row.slug}>{card({ row, detail: detailOf(known, row), eager: false })}</li>
      ))}
    </>
  );
});
