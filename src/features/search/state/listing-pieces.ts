import type { ReactElement } from 'react';
import type { CardPicture } from '#domain/search/index/card-slice.ts';
import type { CatalogueRow } from '#domain/search/index/catalogue.ts';
import type { KnownDetail } from '../results/card-details.ts';

/** A card to be drawn. */
export interface CardPiece {
  row: CatalogueRow;
  /** Id and picture; undefined while they are on their way, null when they cannot be had. */
  detail: KnownDetail;
  /** True for a card of the first row. */
  eager: boolean;
}

/** A map to be drawn; properties are named by their slugs. */
export interface MapPiece {
  /** Every property that the search found. */
  rows: readonly CatalogueRow[];
  /** Slug of the property under the pointer or the focus; null for none. */
  highlighted: string | null;
  onHighlight: (slug: string | null) => void;
  /** Slug of the property whose popup is open; null for none. */
  selected: string | null;
  onSelect: (slug: string | null) => void;
  /** Photograph of the selected property: null when it has none, undefined while it is loading. */
  picture: CardPicture | null | undefined;
}

/** What other features draw within a listing; the page puts them together. */
export interface ListingPieces {
  card: (piece: CardPiece) => ReactElement;
  map: (piece: MapPiece) => ReactElement;
}
