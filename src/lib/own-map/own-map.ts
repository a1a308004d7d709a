import {
  type LatLngTuple,
  type Layer,
  type Map as LeafletMap,
  polygon,
  polyline,
  type PolylineOptions,
  svg,
} from 'leaflet';
import { type Position, readMapLines } from './map-lines.ts';
import { showNames } from './map-names.ts';

/** The name of Leaflet's pane below its tiles. */
const PANE = 'own-map';

/** Share of the visible part that is drawn beyond its edges, so that a moved map is not empty. */
const PADDING = 0.5;

/** Zoom from which small rivers are drawn: the map has those around Portugal only. */
const STREAMS_FROM = 7;

/**
 * Draws our map below the tiles and markers of a map that has a view, and whose element has the class `own-map`.
 * Names are left out where tiles have their own.
 */
export function addOwnMap(map: LeafletMap, withNames: boolean): void {
  map.createPane(PANE).style.zIndex = '150';
  const renderer = svg({ pane: PANE, padding: PADDING });
  const style = (name: string): PolylineOptions => ({
    renderer,
    pane: PANE,
    interactive: false,
    className: `own-map-${name}`,
  });
  const { land, lakes, streams, rivers, borders } = readMapLines();
  const coasts = land.map(latLngs);
  polyline(coasts, style('shallows')).addTo(map);
  polygon(
    coasts.map((ring) => [ring]),
    style('land'),
  ).addTo(map);
  polygon(
    lakes.map((ring) => [latLngs(ring)]),
    style('lake'),
  ).addTo(map);
  showFrom(map, STREAMS_FROM, polyline(streams.map(latLngs), style('stream')));
  polyline(rivers.map(latLngs), style('river')).addTo(map);
  polyline(borders.map(latLngs), style('border')).addTo(map);
  if (withNames) showNames(map);
}

/** Shows a layer only from a zoom on. */
function showFrom(map: LeafletMap, zoom: number, layer: Layer): void {
  const update = (): void => {
    map[map.getZoom() < zoom ? 'removeLayer' : 'addLayer'](layer);
  };
  update();
  map.on('zoomend', update);
}

function latLngs(line: readonly Position[]): LatLngTuple[] {
  return line.map(([longitude, latitude]) => [latitude, longitude]);
}
