import type { ReactElement } from 'react';
import { PropertyCard, type CardProperty } from './PropertyCard.tsx';

export interface CardGridProps {
  /** In order. */
  properties: readonly CardProperty[];
  /** Level of the titles. */
  headingLevel: 2 | 3;
  /** Number of cards on the first screen, whose pictures load eagerly; default none. */
  eager?: number;
  /** The pictures' `sizes`; default: the card's own. */
  sizes?: string;
  /** Classes of the list; default: three columns, two on a tablet, one on a phone. */
  className?: string;
}

/** A list of cards rendered in one React root; one root per card would slow the build. */
export function CardGrid(props: CardGridProps): ReactElement {
  const { properties, headingLevel, eager = 0, sizes } = props;
  return (
    <ul className={props.className ?? 'card-grid'}>
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
