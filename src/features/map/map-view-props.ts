import type { CardPicture } from '#domain/search/index/card-slice.ts';
import type { MapProperty } from './map-property.ts';

/** Where the pictures of the map come from. */
export interface MapTiles {
  /** Address with {z}, {x} and {y}. */
  address: string;
  /** Who is to be named for them. */
  attribution: string;
  /** Where that name leads. */
  attributionLink: string;
}

/** What the map shows, and what it tells its parent. */
export interface MapViewProps {
  /** The properties that the search found, in any order; a new array rebuilds the map. */
  properties: readonly MapProperty[];
  /** The property under the pointer or the focus, here or in the list beside; null for none. */
  highlighted: string | null;
  /** Called when a marker is hovered, focused, pressed (its slug) or left (the selected slug, or null). */
  onHighlight: (slug: string | null) => void;
  /** The property whose popup is open; null for none. */
  selected: string | null;
  /** Called when a popup opens (its slug) or closes (null). */
  onSelect: (slug: string | null) => void;
  /** Photograph of the selected property: null when it has none, undefined while it is loading. */
  picture: CardPicture | null | undefined;
  /** Where the pictures come from. */
  tiles: MapTiles;
}
