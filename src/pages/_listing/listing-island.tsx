import { mapTiles } from 'virtual:build-facts';
import { memo, type ReactElement } from 'react';
import { LazyMap } from '#features/map/LazyMap.tsx';
import { type CardProperty, PropertyCard } from '#features/properties/cards/PropertyCard.tsx';
import type { CardPiece, ListingPieces } from '#features/search/state/listing-pieces.ts';
import type { ListingParts } from '#features/search/state/listing-parts.ts';
import { mountListing } from '#features/search/mount-listing.tsx';

/** A row of the search with its picture, as a card takes it. */
function cardProperty({ row, detail }: CardPiece): CardProperty {
  return {
    ...row,
    id: detail?.id,
    // The index holds what visitors see: the price and the area that are shown.
    salePrice: '',
    houseSize: null,
    hero: detail === null ? null : detail?.picture,
  };
}

/** A card that stays as it is while the search around it changes. */
const ListedCard = memo(function ListedCard(piece: CardPiece): ReactElement {
  return <PropertyCard property={cardProperty(piece)} loading={piece.eager ? 'eager' : 'lazy'} />;
});

const PIECES: ListingPieces = {
  card: (piece) => <ListedCard {...piece} />,
  map: ({ rows, ...states }) => <LazyMap properties={rows} {...states} tiles={mapTiles} />,
};

/** Brings search, cards and map together and takes over the tools of a listing page. */
export function mount(parts: ListingParts): Promise<void> {
  return mountListing(parts, PIECES);
}
