import { memo, type ReactElement, startTransition, useEffect, useMemo, useState } from 'react';
import type { CatalogueRow } from '#domain/search/index/read-index.ts';
import type { OfferOf } from '#domain/search/stay-offers.ts';
import { afterPaint } from '#lib/after-paint.ts';
import { type CardDetails, detailOf, type KnownSlices } from './card-details.ts';
import type { ListingPieces } from '../state/listing-pieces.ts';
import { useCardDetails } from './use-card-details.ts';

export interface ResultGridProps {
  rows: readonly CatalogueRow[];
  /** What each costs for the stay; null without one. */
  offerOf: OfferOf | null;
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
export function ResultGrid({ rows, offerOf, whole, details, card }: ResultGridProps): ReactElement {
  const known = useCardDetails(details, rows);
  const present = useMemo(() => ({ rows, offerOf }), [rows, offerOf]);
  const painted = useAfterPaint(present);
  const complete = whole ? present : painted;
  return (
    <ul className="card-grid">
      {rows.slice(0, FIRST_SCREEN).map((row, index) => (
        <li key={row.slug}>
          {card({
            row,
            detail: complete.rows.includes(row) ? detailOf(known, row) : undefined,
            offer: offerOf?.(row) ?? null,
            eager: index < FIRST_ROW,
          })}
        </li>
      ))}
      {rows.length > FIRST_SCREEN && <CardsBelow {...complete} known={known} card={card} />}
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

interface CardsBelowProps extends Pick<ResultGridProps, 'rows' | 'offerOf'> {
  known: KnownSlices;
  card: ListingPieces['card'];
}

/** The cards below the first screen; they show the previous results until one frame after the first screen. */
const CardsBelow = memo(function CardsBelow({ rows, offerOf, known, card }: CardsBelowProps): ReactElement {
  return (
    <>
      {rows.slice(FIRST_SCREEN).map((row) => (
        <li key={row.slug}>
          {card({ row, detail: detailOf(known, row), offer: offerOf?.(row) ?? null, eager: false })}
        </li>
      ))}
    </>
  );
});
