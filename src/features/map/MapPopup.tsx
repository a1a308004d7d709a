import type { ReactElement } from 'react';
import { VIEW_DETAILS } from '#domain/search/map-text.ts';
import { propertyPath } from '#domain/site/paths.ts';
import { CARD_WIDEST, pictureSources } from '#domain/media/picture-sources.ts';
import { propertyBadge } from '#domain/property/type.ts';
import type { CardPicture } from '#domain/search/index/card-slice.ts';
import { ResponsivePicture } from '#components/ResponsivePicture.tsx';
import type { MapProperty } from './map-property.ts';
import { MapPrice } from './MapPrice.tsx';
import { MAP_TEXT as text } from './text.ts';

export interface MapPopupProps {
  property: MapProperty;
  /** Null for none, undefined while it is loading. */
  picture: CardPicture | null | undefined;
  onClose: () => void;
}

export function MapPopup({ property, picture, onClose }: MapPopupProps): ReactElement {
  return (
    <>
      <button
        type="button"
        className="absolute -top-5 -right-5 size-11 cursor-pointer bg-white text-[1.375rem] leading-none"
        aria-label={text.closePopup}
        onClick={onClose}
      >
        <span aria-hidden="true">×</span>
      </button>
      {/* As wide as the popup, up to its edges. The space is reserved while it loads: Leaflet measures the popup when it opens. */}
      {picture !== null && (
        <div className="-mx-5 -mt-5 mb-4 aspect-video bg-limestone [&_img]:size-full">
          {picture && <ResponsivePicture {...pictureSources(picture, CARD_WIDEST)} sizes="300px" />}
        </div>
      )}
      <p className="label pr-8 text-clay">{propertyBadge(property.type, property.saleState)}</p>
      <h2 className="mt-2 text-title">{property.title}</h2>
      <p className="mt-1 text-small text-ink-soft">{property.location}</p>
      <p className="mt-2 text-small font-medium">
        <MapPrice property={property} />
      </p>
      {property.approximate && <p className="mt-2 text-[0.8125rem] text-ink-soft">{text.approximate}</p>}
      <a
        href={propertyPath(property.slug) + (property.offer?.query ?? '')}
        className="button button-primary mt-4 w-full"
      >
        {VIEW_DETAILS}
        <span className="sr-only">: {property.title}</span>
      </a>
    </>
  );
}
