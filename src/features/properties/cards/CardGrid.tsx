import type { ReactElement } from 'react';
import { PropertyCard, type CardProperty } from './PropertyCard.tsx';

/** The cards of a list and how they stand. */
export interface CardGridProps {
  /** Properties in order. */
  properties: readonly CardProperty[];
  /** Level of the titles in the page's outline. */
  headingLevel: 2 | 3;
  /** Cards on the first screen, whose pictures load at once; default none. */
  eager?: number;
  /** The pictures' `sizes`; default: the card's own. */
  sizes?: string;
  /** Classes of the list; default: three columns, two on a tablet, one on a telephone. */
  className?: string;
}

/** A list of cards in one go: rendering each on its own would cost the build a React root a card. */
export function CardGrid(props: CardGridProps): ReactElement {
  const { properties, headingLevel, eager = 0, sizes } = props;
  return (
    <ul className={props.className ?? 'grid gap-x-8 gap-y-14 sm:grid-cols-2 lg:grid-cols-3'}>
      {properties.map((property, index) => (
        <li key={property.slug}>
          <PropertyCard
            property={property}
            headingLevel={headingLevel}
            loading={index < eager ? 'eager' : 'lazy'}
            {...(sizes === undefined ? {} : { sizes })}
          />
        </li>
      ))}
    </ul>
  );
}
