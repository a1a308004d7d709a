import type { GeoPoint } from '#domain/places/geo-point.ts';
import type { PropertyType } from '#domain/property/type.ts';

/** What the map needs to know of a property. */
export interface MapProperty {
  /** Last part of its page's address; the map knows it by this. */
  slug: string;
  /** Name. */
  title: string;
  /** Place as visitors read it. */
  location: string;
  /** What it is listed as; decides the marker's colour. */
  type: PropertyType;
  /** Shown price as an editor typed it, in euros; the popup shows it in the visitor's currency. */
  price: string;
  /** Where it is put (domain/locate-property.ts). */
  point: GeoPoint;
  /** True when the point is a place and not the house itself. */
  approximate: boolean;
}
