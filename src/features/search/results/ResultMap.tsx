import { type ReactElement, useMemo, useState } from 'react';
import { VIEW_DETAILS } from '#domain/search/map-text.ts';
import { propertyPath } from '#domain/site/paths.ts';
import { CARD_WIDEST, pictureSources } from '#domain/media/picture-sources.ts';
import { propertyBadge } from '#domain/property/type.ts';
import type { CatalogueRow } from '#domain/search/index/read-index.ts';
import type { OfferOf } from '#domain/search/stay-offers.ts';
import { ResponsivePicture } from '#components/ResponsivePicture.tsx';
import { Amounts } from '#lib/currency/Amounts.tsx';
import { Price } from '#lib/currency/Price.tsx';
import { type CardDetails, detailOf } from './card-details.ts';
import type { ListingPieces } from '../state/listing-pieces.ts';
import { useCardDetails } from './use-card-details.ts';
import { RESULT_TEXT as text } from '../text.ts';

export interface ResultMapProps {
  /** Every row that the search found. */
  rows: readonly CatalogueRow[];
  /** Rows of the current page, for the list next to the map. */
  listed: readonly CatalogueRow[];
  /** What each costs for the stay; null without one. */
  offerOf: OfferOf | null;
  details: CardDetails;
  map: ListingPieces['map'];
}

/** 'In map view the list beside the map highlights a property on click and hover', and the other way round. */
export function ResultMap({ rows, listed, offerOf, details, map }: ResultMapProps): ReactElement {
  const [highlighted, setHighlighted] = useState<string | null>(null);
  const [selected, setSelected] = useState<string | null>(null);
  const opened = rows.find(({ slug }) => slug === selected);
  const known = useCardDetails(details, opened ? [...listed, opened] : listed);
  const detail = opened && detailOf(known, opened);
  // Memoized, because a new list rebuilds the map.
  const mapped = useMemo(
    () => (offerOf === null ? rows : rows.map((row) => ({ ...row, offer: offerOf(row)?.show() ?? null }))),
    [rows, offerOf],
  );
  return (
    <div className="map-results">
      <ul aria-label={text.onMap}>
        {listed.map((row) => {
          const { slug, title, location, price, type, saleState } = row;
          const picture = detailOf(known, row)?.picture;
          const offer = offerOf?.(row)?.show() ?? null;
          return (
            <li
              key={slug}
              data-highlighted={slug === highlighted || slug === selected ? '' : undefined}
              onPointerEnter={() => setHighlighted(slug)}
              onPointerLeave={() => setHighlighted(selected)}
              onFocus={() => setHighlighted(slug)}
              onBlur={() => setHighlighted(selected)}
            >
              <button
                type="button"
                aria-pressed={slug === selected}
                onClick={() => setSelected(slug === selected ? null : slug)}
              >
                <span className="row-span-3 aspect-4/3 bg-limestone">
                  {picture && <ResponsivePicture {...pictureSources(picture, CARD_WIDEST)} alt="" sizes="128px" />}
                </span>
                <span className="label text-clay">{`${propertyBadge(type, saleState)} · ${location}`}</span>
                <span className="font-display text-title">{title}</span>
                <span className="text-small font-medium">
                  {offer === null ? <Price text={price} /> : <Amounts text={offer.total} />}
                  {offer?.dates && <span className="block font-normal text-ink-soft">{offer.dates}</span>}
                </span>
              </button>
              {/* Below the text, not below the photograph. */}
              <a
                href={propertyPath(slug) + (offer?.query ?? '')}
                aria-label={`${VIEW_DETAILS}: ${title}`}
                className="skirting-link ml-36 text-small"
              >
                {VIEW_DETAILS}
              </a>
            </li>
          );
        })}
      </ul>
      <div>
        {map({
          rows: mapped,
          highlighted,
          onHighlight: setHighlighted,
          selected,
          onSelect: setSelected,
          picture: detail && detail.picture,
        })}
      </div>
    </div>
  );
}
