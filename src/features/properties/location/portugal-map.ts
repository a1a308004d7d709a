import {
  AZORES,
  AZORES_OUTLINES,
  frameSize,
  MAINLAND,
  MAINLAND_OUTLINE,
  outlinePath,
  placeInFrame,
} from './portugal-outline.ts';
import { LOCATION_TEXT as text } from '../text.ts';
import type { GeoPoint } from '#domain/places/geo-point.ts';

const mainland = frameSize(MAINLAND);
const azores = frameSize(AZORES);

/** The islands are an inset in the ocean, level with the Minho; its frame shows that they lie elsewhere. */
const inset = { x: -azores.width, y: 16 };

/** For orientation; their names are in the ocean, where no property can be. */
const TOWNS = [
  { name: 'Porto', latitude: 41.15, longitude: -8.61, label: { dx: -12, dy: 4, anchor: 'end' } },
  { name: 'Lisbon', latitude: 38.72, longitude: -9.14, label: { dx: -28, dy: 4, anchor: 'end' } },
  { name: 'Faro', latitude: 37.02, longitude: -7.93, label: { dx: 0, dy: 17, anchor: 'middle' } },
];

/** The visible part of the map, as the `viewBox` of an SVG. */
export const MAP_VIEW: string = [inset.x - 6, 0, azores.width + mainland.width + 10, mainland.height].join(' ');

/** Position of a point on the map; null for Madeira, which has no frame. */
export function placeOnMap(point: GeoPoint): { x: number; y: number } | null {
  const onAzores = placeInFrame(AZORES, point);
  return placeInFrame(MAINLAND, point) ?? (onAzores && { x: onAzores.x + inset.x, y: onAzores.y + inset.y });
}

const shift = `translate(${inset.x} ${inset.y})`;

/** The land as an SVG file, the background of the map on every property page. */
export function portugalOutlines(): string {
  const islands = AZORES_OUTLINES.map((island) => outlinePath(AZORES, island)).join('');
  const land = `<path d="${outlinePath(MAINLAND, MAINLAND_OUTLINE)}"/><path d="${islands}" transform="${shift}"/>`;
  const frame = `<path d="M0 0V${azores.height}H${azores.width}" transform="${shift}" fill="none" stroke-width="1"/>`;
  // An SVG file cannot use the page's tokens: sand, and a darker edge.
  const look = 'fill="#dfd6c6" stroke="#b9ae9a" stroke-width=".75" stroke-linejoin="round"';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${MAP_VIEW}"><g ${look}>${land}${frame}</g></svg>`;
}

/** A name in the ocean and its town; the page sets it, because the SVG file has none of its fonts. */
export interface MapName {
  name: string;
  /** Position of its anchor on the map. */
  x: number;
  y: number;
  /** SVG's text-anchor; absent for 'start'. */
  anchor?: string;
  /** Position of its town; null for the islands. */
  town: { x: number; y: number } | null;
}

/** All names on the map. */
export const MAP_NAMES: readonly MapName[] = [
  { name: text.azores, x: inset.x + 8, y: inset.y + azores.height - 8, town: null },
  ...TOWNS.map(townName),
];

function townName({ name, label, ...point }: (typeof TOWNS)[number]): MapName {
  const town = placeInFrame(MAINLAND, point);
  if (town === null) throw new Error(`${name} lies outside the map.`);
  return { name, x: town.x + label.dx, y: town.y + label.dy, anchor: label.anchor, town };
}
