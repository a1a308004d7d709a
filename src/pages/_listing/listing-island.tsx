import { mapTiles } from 'virtual:build-facts';
import { memo, type ReactElement } from 'react';
import { LazyMap } from '#features/map/LazyMap.tsx';
import { type CardProperty, PropertyCard } from '#features/properties/cards/PropertyCard.tsx';
import type { CardPiece, ListingPieces } from '#features/search/state/listing-pieces.ts';
import type { ListingParts } from '#features/search/state/listing-parts.ts';
import { mountListing } from '#features/search/mount-listing.tsx';

/** A search result with its picture, as card data. */
function cardProperty({ row, detail }: CardPiece): CardProperty {
  return {
    ...row,
    id: detail?.id,
    // The index has the shown price and area only.
    salePrice: '',
    houseSize: null,
    hero: detail === null ? null : detail?.picture,
  };
}

/** Memoized, so that a change of the search does not render it again. */
const ListedCard = memo(function ListedCard(piece: CardPiece): ReactElement {
  return <PropertyCard property={cardProperty(piece)} loading={piece.eager ? 'eager' : 'lazy'} />;
});

const PIECES: ListingPieces = {
  card: (piece) => <ListedCard {...piece} />,
  map: ({ rows, ...states }) => <LazyMap properties={rows} {...states} tiles={mapTiles} />,
};

/** Combines search, cards and map and hydrates the tools of a listing page. */
export function mount(parts: ListingParts): Promise<void> {
  return mountListing(parts, PIECES);
}
