import type { ReactElement } from 'react';
import { SAVE, SAVED } from '@site/domain/messages/favorites-messages';
import { propertyPath } from '@site/domain/paths';
import { pictureSources } from '@site/domain/picture-sources';
import { shownPrice } from '@site/domain/price';
import type { PublishedProperty } from '@site/domain/property';
import { propertyBadge } from '@site/domain/property-type';
import type { CardPicture } from '@site/domain/search-index/card-slice';
import { HeartButton } from '../../components/HeartButton.tsx';
import { ResponsivePicture, type ResponsivePictureProps } from '../../components/ResponsivePicture.tsx';
import { Price } from '../../lib/currency/Price.tsx';
import { cardFacts } from './card-facts.ts';
import { HousePanel } from './HousePanel.tsx';

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
  | 'area'
  | 'houseSize'
> & {
  /** Its id, for the heart; undefined while it is on its way. */
  id: string | undefined;
  /** Its photograph; null for none, undefined while it is on its way. */
  hero: CardPicture | null | undefined;
};

/** What a card shows and where it stands. */
export interface PropertyCardProps {
  property: CardProperty;
  /** Level of the title in the page's outline; default 2. */
  headingLevel?: 2 | 3;
  /** How the picture loads; 'eager' on the first screen; default 'lazy'. */
  loading?: ResponsivePictureProps['loading'];
  /** The picture's `sizes`; default: three columns, two on a tablet, one on a telephone. */
  sizes?: string;
}

const HEART = { save: SAVE, saved: SAVED };

const THREE_COLUMNS = '(min-width: 90rem) 416px, (min-width: 64rem) 30vw, (min-width: 40rem) 46vw, 92vw';

/** A property in a list. One component for the static pages and the search island. */
export function PropertyCard(props: PropertyCardProps): ReactElement {
  const { property, headingLevel = 2, loading = 'lazy', sizes = THREE_COLUMNS } = props;
  const Heading = `h${headingLevel}` as const;
  return (
    <article className="group relative flex h-full flex-col">
      <div className="relative aspect-[4/3] overflow-hidden bg-limestone">
        {property.hero ? (
          <ResponsivePicture
            {...pictureSources(property.hero)}
            sizes={sizes}
            loading={loading}
            className="size-full transition-transform duration-[900ms] group-hover:scale-[1.035]"
          />
        ) : (
          property.hero === null && <HousePanel title={property.title} className="size-full" />
        )}
        <p className="label absolute top-0 left-0 bg-lime px-3 py-2 text-ink">{propertyBadge(property.type)}</p>
      </div>
      {property.id !== undefined && (
        <HeartButton propertyId={property.id} words={HEART} name={property.title} className="heart-on-card" />
      )}
      <div className="flex grow flex-col border-b-4 border-sand pt-5 pb-5 transition-colors group-focus-within:border-anil group-hover:border-anil">
        <p className="label text-clay">{property.location}</p>
        <Heading className="mt-2 text-title">
          <a href={propertyPath(property.slug)} className="after:absolute after:inset-0">
            {property.title}
          </a>
        </Heading>
        <ul className="mt-2 flex flex-wrap gap-x-4 text-small text-ink-soft">
          {cardFacts(property).map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        <p className="mt-auto flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 pt-4 text-small font-medium">
          <Price text={shownPrice(property)} />
          {property.tag && <span className="label text-ink-soft">{property.tag}</span>}
        </p>
      </div>
    </article>
  );
}
