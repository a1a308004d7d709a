import type { GeoPoint } from '#domain/places/geo-point.ts';
import type { ShownOffer } from '#domain/search/stay-offer.ts';
import type { SaleState } from '#domain/property/sale/sale-states.ts';
import type { PropertyType } from '#domain/property/type.ts';

/** A property on the map. */
export interface MapProperty {
  /** Last part of the page's path; also the property's key on the map. */
  slug: string;
  title: string;
  location: string;
  /** Decides the marker's colour. */
  type: PropertyType;
  /** Default available. */
  saleState?: SaleState;
  /** Shown price as an editor typed it, in euros; the popup shows it in the visitor's currency. */
  price: string;
  /** What a stay costs, in place of the price; default none. */
  offer?: ShownOffer | null;
  /** From domain/places. */
  point: GeoPoint;
  /** True when the point is the centre of a place, not the property itself. */
  approximate: boolean;
}
