import type { ReactElement } from 'react';
import type { CardPicture } from '#domain/search/index/card-slice.ts';
import type { CatalogueRow } from '#domain/search/index/read-index.ts';
import type { ShownOffer, StayOffer } from '#domain/search/stay-offer.ts';
import type { KnownDetail } from '../results/card-details.ts';

/** A card to draw. */
export interface CardPiece {
  row: CatalogueRow;
  /** Undefined while it is loading, null when it cannot be loaded. */
  detail: KnownDetail;
  /** What the stay costs; null without one. */
  offer: StayOffer | null;
  /** True for a card of the first row. */
  eager: boolean;
}

/** A property on the map, with what a stay costs. */
export type MapRow = CatalogueRow & { readonly offer?: ShownOffer | null };

/** A map to draw; slugs identify the properties. */
export interface MapPiece {
  /** Every property that the search found. */
  rows: readonly MapRow[];
  /** Slug of the property under the pointer or the focus; null for none. */
  highlighted: string | null;
  onHighlight: (slug: string | null) => void;
  /** Slug of the property whose popup is open; null for none. */
  selected: string | null;
  onSelect: (slug: string | null) => void;
  /** Photograph of the selected property: null when it has none, undefined while it is loading. */
  picture: CardPicture | null | undefined;
}

/** Parts of a listing that other features draw; the page combines them. */
export interface ListingPieces {
  card: (piece: CardPiece) => ReactElement;
  map: (piece: MapPiece) => ReactElement;
}
