import { mapTiles } from 'virtual:build-facts';
import { memo, type ReactElement, type ReactNode } from 'react';
import { LazyMap } from '#features/map/LazyMap.tsx';
import { type CardProperty, PropertyCard } from '#features/properties/cards/PropertyCard.tsx';
import { Listing } from '#features/search/results/Listing.tsx';
import type { CardPiece, ListingPieces } from '#features/search/state/listing-pieces.ts';
import type { ListedPage } from '#features/search/state/listing-state.ts';

interface Props {
  page: ListedPage;
  /** URL of the search index. */
  index: string;
  /** The cards of the HTML. */
  children?: ReactNode;
}

/** The search of a listing page, with its results and the map. */
export function Search({ page, index, children }: Props): ReactElement {
  return (
    <Listing page={page} index={index} pieces={PIECES}>
      {children}
    </Listing>
  );
}

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
  return (
    <PropertyCard
      property={cardProperty(piece)}
      offer={piece.offer?.show() ?? null}
      loading={piece.eager ? 'eager' : 'lazy'}
    />
  );
});

const PIECES: ListingPieces = {
  card: (piece) => <ListedCard {...piece} />,
  map: ({ rows, ...states }) => <LazyMap properties={rows} {...states} tiles={mapTiles} />,
};
