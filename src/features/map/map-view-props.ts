import type { CardPicture } from '#domain/search/index/card-slice.ts';
import type { MapProperty } from './map-property.ts';

export interface MapTiles {
  /** URL template with {z}, {x} and {y}. */
  address: string;
  /** Name to credit on the map. */
  attribution: string;
  /** URL that the credit links to. */
  attributionLink: string;
}

export interface MapViewProps {
  /** In any order; a new array rebuilds the map. */
  properties: readonly MapProperty[];
  /** The property under the pointer or the focus, here or in the list; null for none. */
  highlighted: string | null;
  /** Called when a marker is hovered, focused, pressed (its slug) or left (the selected slug, or null). */
  onHighlight: (slug: string | null) => void;
  /** The property whose popup is open; null for none. */
  selected: string | null;
  /** Called when a popup opens (its slug) or closes (null). */
  onSelect: (slug: string | null) => void;
  /** Photograph of the selected property: null when it has none, undefined while it is loading. */
  picture: CardPicture | null | undefined;
  /** The tile service whose streets lie over our own map; null for none. */
  tiles: MapTiles | null;
}
