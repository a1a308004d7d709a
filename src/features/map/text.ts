import { resultCount } from '#domain/search/text.ts';
import type { CompassPoint } from './nearby-order.ts';
import type { Region } from '#domain/places/region.ts';

const DIRECTIONS: Record<CompassPoint, string> = {
  n: 'north',
  ne: 'north-east',
  e: 'east',
  se: 'south-east',
  s: 'south',
  sw: 'south-west',
  w: 'west',
  nw: 'north-west',
};

/** Label of the button that shows a region. */
const REGIONS: Record<Region, (count: number) => string> = {
  mainland: (count) => `${resultCount(count)} on the mainland`,
  azores: (count) => `${resultCount(count)} in the Azores`,
  madeira: (count) => `${resultCount(count)} in Madeira`,
};

/** Text of the map that the specification leaves open; the rest is in domain/search/map-text.ts. */
export const MAP_TEXT = {
  map: 'Map of the properties',
  keys: 'While the map itself has the focus, the arrow keys move it, plus and minus zoom. The list below shows the same properties.',
  marker: (title: string, location: string, kind: string) => `${title}, ${location} (${kind})`,
  cluster: (count: number) => `${count} properties close together. Zoom in.`,
  closePopup: 'Close',
  approximate: 'The circle shows the neighbourhood, not the house itself.',
  backgroundFails: 'The map background cannot be loaded at the moment. Markers and the list still work.',
  region: REGIONS,
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  showList: 'List by distance',
  hideList: 'Close the list',
  listTitle: 'Nearest to the centre of the map',
  inTheMiddle: 'In the centre of the map',
  distance: (kilometres: number, direction: CompassPoint) =>
    `${kilometres < 10 ? kilometres.toFixed(1) : Math.round(kilometres)}\u00a0km ${DIRECTIONS[direction]}`,
  showOnMap: (title: string) => `Show ${title} on the map`,
  onMap: 'On the map',
  more: (count: number) => `Show ${count} more`,
} as const;
