import type { ReactElement } from 'react';
import { SAVE, SAVED } from '#domain/account/heart-text.ts';
import { propertyPath } from '#domain/site/paths.ts';
import { CARD_WIDEST, pictureSources } from '#domain/media/picture-sources.ts';
import { shownPrice } from '#domain/money/price.ts';
import type { PublishedProperty } from '#domain/property/property.ts';
import { propertyBadge } from '#domain/property/type.ts';
import type { ShownOffer } from '#domain/search/stay-offer.ts';
import type { CardPicture } from '#domain/search/index/card-slice.ts';
import { HeartButton } from '#components/HeartButton.tsx';
import { ResponsivePicture, type ResponsivePictureProps } from '#components/ResponsivePicture.tsx';
import { Amounts } from '#lib/currency/Amounts.tsx';
import { Price } from '#lib/currency/Price.tsx';
import { cardFacts } from './card-facts.ts';

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
  | 'saleState'
> & {
  /** For the heart; undefined while it is loading. */
  id: string | undefined;
  /** Null for none, undefined while it is loading. */
  hero: CardPicture | null | undefined;
};

export interface PropertyCardProps {
  property: CardProperty;
  /** What a stay costs, in place of the price; default none. */
  offer?: ShownOffer | null;
  /** Level of the title; default 2. */
  headingLevel?: 2 | 3 | 4;
  /** 'eager' on the first screen; default 'lazy'. */
  loading?: ResponsivePictureProps['loading'];
  /** The picture's `sizes`; default: three columns, two on a tablet, one on a phone. */
  sizes?: string;
}

const HEART = { save: SAVE, saved: SAVED };

/** `sizes` of the picture in three columns, two on a tablet, one on a phone. */
export const CARD_SIZES = '(min-width: 90rem) 416px, (min-width: 64rem) 30vw, (min-width: 40rem) 46vw, 92vw';

/** A property in a list, on static pages and in the search island. */
export function PropertyCard(props: PropertyCardProps): ReactElement {
  const { property, offer = null, headingLevel = 2, loading = 'lazy', sizes = CARD_SIZES } = props;
  const Heading = `h${headingLevel}` as const;
  return (
    <article className="property-card">
      <div>
        {property.hero ? (
          <ResponsivePicture {...pictureSources(property.hero, CARD_WIDEST)} sizes={sizes} loading={loading} />
        ) : (
          // The same markup as PicturePlaceholder.tsx, which would be one more file to load here.
          property.hero === null && <span aria-hidden="true" className="picture-plate size-full" />
        )}
        <p className="label">{propertyBadge(property.type, property.saleState)}</p>
      </div>
      {property.id !== undefined && (
        <HeartButton propertyId={property.id} text={HEART} name={property.title} className="heart-on-card" />
      )}
      <div>
        <p className="label">{property.location}</p>
        <Heading>
          <a href={propertyPath(property.slug) + (offer?.query ?? '')}>{property.title}</a>
        </Heading>
        <ul>
          {cardFacts(property).map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        <p>
          {offer === null ? (
            <Price text={shownPrice(property)} />
          ) : (
            <span>
              {offer.dates !== null && <span className="block font-normal text-ink-soft">{offer.dates}</span>}
              <Amounts text={offer.total} />
            </span>
          )}
          {property.tag && <span className="label">{property.tag}</span>}
        </p>
      </div>
    </article>
  );
}
