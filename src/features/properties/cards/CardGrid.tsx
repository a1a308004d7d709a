import type { ReactElement } from 'react';
import { PropertyCard, type CardProperty } from './PropertyCard.tsx';

interface Props {
  /** In order. */
  properties: readonly CardProperty[];
  /** Level of the titles. */
  headingLevel: 2 | 3;
  /** Number of cards on the first screen, whose pictures load eagerly; default none. */
  eager?: number;
}

/** A list of cards rendered in one React root; one root per card would slow the build. */
export function CardGrid({ properties, headingLevel, eager = 0 }: Props): ReactElement {
  return (
    <ul className="card-grid">
      {properties.map((property, index) => (
        <li key={property.slug}>
          <PropertyCard property={property} headingLevel={headingLevel} loading={index < eager ? 'eager' : 'lazy'} />
        </li>
      ))}
    </ul>
  );
}
