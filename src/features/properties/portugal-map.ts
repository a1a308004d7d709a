import {
  AZORES,
  AZORES_OUTLINES,
  frameSize,
  MAINLAND,
  MAINLAND_OUTLINE,
  outlinePath,
  placeInFrame,
} from './portugal-outline.ts';
import { LOCATION_TEXT as text } from './text.ts';
import type { GeoPoint } from '#domain/places/geo-point.ts';

const mainland = frameSize(MAINLAND);
const azores = frameSize(AZORES);

/** The islands stand in the ocean, level with the Minho, where a frame of their own tells that they lie elsewhere. */
const inset = { x: -azores.width, y: 16 };

/** For orientation; their names stand in the ocean, where no house can be. */
const TOWNS = [
  { name: 'Porto', latitude: 41.15, longitude: -8.61, label: { dx: -12, dy: 4, anchor: 'end' } },
  { name: 'Lisbon', latitude: 38.72, longitude: -9.14, label: { dx: -28, dy: 4, anchor: 'end' } },
  { name: 'Faro', latitude: 37.02, longitude: -7.93, label: { dx: 0, dy: 17, anchor: 'middle' } },
];

/** What of the map is in sight, as the `viewBox` of an SVG. */
export const MAP_VIEW: string = [inset.x - 6, 0, azores.width + mainland.width + 10, mainland.height].join(' ');

/** Where a point stands on the map; null for Madeira, which has no frame: a house there is described in words alone. */
export function placeOnMap(point: GeoPoint): { x: number; y: number } | null {
  const onAzores = placeInFrame(AZORES, point);
  return placeInFrame(MAINLAND, point) ?? (onAzores && { x: onAzores.x + inset.x, y: onAzores.y + inset.y });
}

const shift = `translate(${inset.x} ${inset.y})`;

/** The land as an SVG file, which lies behind the map of every property page. */
export function portugalOutlines(): string {
  const islands = AZORES_OUTLINES.map((island) => outlinePath(AZORES, island)).join('');
  const land = `<path d="${outlinePath(MAINLAND, MAINLAND_OUTLINE)}"/><path d="${islands}" transform="${shift}"/>`;
  const frame = `<path d="M0 0V${azores.height}H${azores.width}" transform="${shift}" fill="none" stroke-width="1"/>`;
  // A picture knows nothing of the page's tokens: sand, and a darker edge.
  const look = 'fill="#dfd6c6" stroke="#b9ae9a" stroke-width=".75" stroke-linejoin="round"';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${MAP_VIEW}"><g ${look}>${land}${frame}</g></svg>`;
}

/** A name in the ocean, and the town that it belongs to; the page sets it, because a picture has none of its faces. */
export interface MapName {
  /** As visitors read it. */
  name: string;
  /** Where its anchor stands on the map. */
  x: number;
  y: number;
  /** SVG's text-anchor; missing where the name begins there. */
  anchor?: string;
  /** Where its town is; null for the islands. */
  town: { x: number; y: number } | null;
}

/** What stands on the map besides the house. */
export const MAP_NAMES: readonly MapName[] = [
  { name: text.azores, x: inset.x + 8, y: inset.y + azores.height - 8, town: null },
  ...TOWNS.map(townName),
];

function townName({ name, label, ...point }: (typeof TOWNS)[number]): MapName {
  const town = placeInFrame(MAINLAND, point);
  if (town === null) throw new Error(`${name} lies outside the map.`);
  return { name, x: town.x + label.dx, y: town.y + label.dy, anchor: label.anchor, town };
}
