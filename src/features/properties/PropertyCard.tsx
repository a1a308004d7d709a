import type { ReactElement } from 'react';
import { propertyPath } from '@site/domain/paths';
import { pictureSources } from '@site/domain/picture-sources';
import { shownPrice } from '@site/domain/price';
import type { PublishedProperty } from '@site/domain/property';
import { propertyBadge } from '@site/domain/property-type';
import { ResponsivePicture } from '../../components/ResponsivePicture.tsx';
import { PROPERTY_WORDS as words } from './words.ts';

/** The fields of a property that a card shows. */
export type CardProperty = Pick<
  PublishedProperty,
  | 'slug'
  | 'title'
  | 'location'
  | 'type'
  | 'tag'
  | 'price'
  | 'salePrice'
  | 'people'
  | 'bedrooms'
  | 'bathrooms'
  | 'description'
  | 'hero'
>;

/** What a card shows and where it stands. */
export interface PropertyCardProps {
  property: CardProperty;
  /** Level of the title in the page's outline; default 2. */
  headingLevel?: 2 | 3;
  /** True for cards on the first screen, whose pictures load at once. */
  priority?: boolean;
}

/** A property in a list. One component for the static pages and the search island. */
export function PropertyCard({ property, headingLevel = 2, priority = false }: PropertyCardProps): ReactElement {
  const Heading = `h${headingLevel}` as const;
  return (
    <article>
      <a href={propertyPath(property.slug)}>
        {property.hero && (
          <ResponsivePicture
            {...pictureSources(property.hero)}
            sizes="(min-width: 64rem) 33vw, (min-width: 40rem) 50vw, 100vw"
            priority={priority}
          />
        )}
        <Heading>{property.title}</Heading>
      </a>
      <p>{propertyBadge(property.type)}</p>
      {property.tag && <p>{property.tag}</p>}
      <p>{property.location}</p>
      <p>{property.description}</p>
      <ul>
        {property.people > 0 && <li>{words.people(property.people)}</li>}
        {property.bedrooms > 0 && <li>{words.bedrooms(property.bedrooms)}</li>}
        {property.bathrooms > 0 && <li>{words.bathrooms(property.bathrooms)}</li>}
      </ul>
      <p>{shownPrice(property)}</p>
    </article>
  );
}
