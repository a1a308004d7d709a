import {
  AZORES,
  AZORES_OUTLINES,
  frameSize,
  MAINLAND,
  MAINLAND_OUTLINE,
  outlinePath,
  placeInFrame,
} from './portugal-outline.ts';
import { LOCATION_WORDS as words } from './words.ts';
import type { GeoPoint } from '@site/domain/geo-point';

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

/** The map as an SVG file, which every property page refers to: `#land`, and `#chart`, which is what stands on it. */
export function portugalSprite(): string {
  const islands = AZORES_OUTLINES.map((island) => outlinePath(AZORES, island)).join('');
  const land = `<path d="${outlinePath(MAINLAND, MAINLAND_OUTLINE)}"/><path d="${islands}" transform="${shift}"/>`;
  const frame = `<path d="M0 0V${azores.height}H${azores.width}" transform="${shift}" fill="none" stroke="#b9ae9a"/>`;
  const name = `<text x="${inset.x + 8}" y="${inset.y + azores.height - 8}">${words.azores}</text>`;
  const chart = [frame, name, ...TOWNS.map(townMark)].join('');
  return `<svg xmlns="http://www.w3.org/2000/svg"><g id="land">${land}</g><g id="chart">${chart}</g></svg>`;
}

const shift = `translate(${inset.x} ${inset.y})`;

function townMark({ name, label, ...point }: (typeof TOWNS)[number]): string {
  const spot = placeInFrame(MAINLAND, point);
  if (spot === null) throw new Error(`${name} lies outside the map.`);
  const { x, y } = spot;
  const words = `<text x="${x + label.dx}" y="${y + label.dy}" text-anchor="${label.anchor}">${name}</text>`;
  return `<circle cx="${x}" cy="${y}" r="2"/>${words}`;
}
