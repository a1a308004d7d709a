import { type GeoPoint, isWithin } from '#domain/places/geo-point.ts';
import { MAP_PLACES } from '#lib/own-map/map-places.ts';
import { AIRPORTS } from './airports.ts';
import { COLORS, drawGround, svgFile } from './draw-map.ts';
import { type FramePosition, type MapFrame, positionInFrame } from './map-frame.ts';
import { type Neighbourhood, UNITS_PER_KM } from './neighbourhood.ts';
import { type Label, placeLabels } from './place-labels.ts';
import { regionMapOf } from './region-map.ts';
import { seaPosition } from './sea-position.ts';
import { LOCATION_TEXT as text } from '../text.ts';

/** Font sizes in units: on a phone, which shows 1,120 of them in 350 pixels, and on wider screens. */
const SMALL_SCREEN_FONT = 36;
const FONT = 28;
/** Width of the picture in pixels from which the smaller font is large enough. */
const WIDE = 440;

/** Water that is not the ocean. */
const ESTUARIES = [
  { west: -9.22, south: 38.56, east: -8.85, north: 39.02 },
  { west: -8.92, south: 38.38, east: -8.5, north: 38.56 },
] as const;

/** Points in Spain, a few kilometres from the border, for its name. */
const IN_SPAIN: readonly GeoPoint[] = [
  { latitude: 42.1, longitude: -8.55 },
  { latitude: 41.96, longitude: -7.45 },
  { latitude: 42.02, longitude: -6.75 },
  { latitude: 41.45, longitude: -6.1 },
  { latitude: 40.7, longitude: -6.68 },
  { latitude: 39.85, longitude: -6.85 },
  { latitude: 39.45, longitude: -7.15 },
  { latitude: 38.75, longitude: -7.0 },
  { latitude: 38.5, longitude: -7.23 },
  { latitude: 37.6, longitude: -7.35 },
  { latitude: 37.33, longitude: -7.3 },
];

const SCALE_KM = 10;
const SCALE_MARGIN = 40;

const STYLE = `text{font:${SMALL_SCREEN_FONT}px Georgia,"Noto Serif",serif;fill:${COLORS.ink};paint-order:stroke;stroke:${COLORS.land};stroke-width:8px;stroke-linejoin:round}.w{font-style:italic;fill:${COLORS.water};stroke:none;letter-spacing:.06em}.c{fill:${COLORS.border};letter-spacing:.3em}.s{fill:${COLORS.inkSoft};font-size:${0.8 * SMALL_SCREEN_FONT}px}@media(min-width:${WIDE}px){text{font-size:${FONT}px}.s{font-size:${0.8 * FONT}px}}`;

/** An aeroplane around its position, pointing up. */
const AEROPLANE = 'm0-17c3 0 4 3 4 6v6l15 9v5l-15-5v8l5 4v4l-9-3-9 3v-4l5-4v-8l-15 5v-5l15-9v-6c0-3 1-6 4-6z';

/** The neighbourhood as an SVG file; the page adds the mark of the property. */
export function drawNeighbourhood({ frame, centre }: Neighbourhood): string {
  const { ground, land } = drawGround(frame, { coast: 2.5, shallows: 26, river: 5, border: 4 });
  const airports = AIRPORTS.filter((airport) => isWithin(frame, airport)).map((airport) => ({
    name: text.airport(airport.name),
    ...inUnits(frame, airport),
  }));
  const towns = MAP_PLACES.filter((place) => place.kind === 'town' && isWithin(frame, place)).map((place) => ({
    name: place.name,
    ...inUnits(frame, place),
  }));
  const spain = IN_SPAIN.find((point) => isWithin(frame, point));
  const corners = [regionCorner(frame, centre), scaleCorner(frame)];
  const occupied = spain ? [...corners, countryBox(inUnits(frame, spain))] : corners;
  const labels = placeLabels([...towns, ...airports], frame, SMALL_SCREEN_FONT, occupied);
  const estuaries = ESTUARIES.map((estuary) => boxInUnits(frame, estuary));
  const sea = seaPosition(land, frame, labels, [...corners, ...estuaries]);
  const isAirport = ({ of }: Label): boolean => airports.some((airport) => airport === of);
  return svgFile(
    frame,
    [
      `<style>${STYLE}</style>`,
      ground,
      spain && countryName(text.spain, inUnits(frame, spain)),
      sea && `<text class="w" x="${sea.x}" y="${sea.y}" text-anchor="middle">${text.ocean}</text>`,
      ...labels.map((label) => (isAirport(label) ? aeroplane(label.of) : dot(label.of))),
      ...labels.map(
        (label) =>
          `<text x="${Math.round(label.x)}" y="${Math.round(label.y)}" text-anchor="${label.anchor}"${isAirport(label) ? ' class="s"' : ''}>${label.name}</text>`,
      ),
      scaleBar(frame),
    ].join(''),
  );
}

function inUnits(frame: MapFrame, point: GeoPoint): FramePosition {
  const { x, y } = positionInFrame(frame, point);
  return { x: Math.round(x), y: Math.round(y) };
}

const countryName = (name: string, { x, y }: FramePosition): string =>
  `<text class="c" x="${x}" y="${y}" text-anchor="middle">${name}</text>`;

const countryBox = ({ x, y }: FramePosition) => ({ left: x - 110, top: y - 36, right: x + 110, bottom: y + 12 });

const dot = ({ x, y }: FramePosition): string =>
  `<circle cx="${x}" cy="${y}" r="5.5" fill="${COLORS.land}" stroke="${COLORS.ink}" stroke-width="3"/>`;

const aeroplane = ({ x, y }: FramePosition): string => `<path fill="${COLORS.inkSoft}" d="M${x} ${y}${AEROPLANE}"/>`;

function boxInUnits(frame: MapFrame, { west, north, east, south }: (typeof ESTUARIES)[number]) {
  const { x: left, y: top } = positionInFrame(frame, { longitude: west, latitude: north });
  const { x: right, y: bottom } = positionInFrame(frame, { longitude: east, latitude: south });
  return { left, top, right, bottom };
}

/** Lower left: the small map of the region, which the page puts there. */
function regionCorner({ width, height }: MapFrame, centre: Neighbourhood['centre']) {
  const region = regionMapOf(centre);
  if (region === null) return { left: 0, top: height, right: 0, bottom: height };
  const wide = region.share * width;
  const tall = (wide * region.frame.height) / region.frame.width;
  return { left: 0, top: height - tall - SCALE_MARGIN, right: wide + SCALE_MARGIN, bottom: height };
}

/** Lower right: ten kilometres, and the source of the data. */
function scaleCorner({ width, height }: MapFrame) {
  return { left: width - SCALE_KM * UNITS_PER_KM - 2 * SCALE_MARGIN, top: height - 110, right: width, bottom: height };
}

function scaleBar({ width, height }: MapFrame): string {
  const length = SCALE_KM * UNITS_PER_KM;
  const [x, y] = [width - SCALE_MARGIN - length, height - 54];
  const line = `<path fill="none" stroke="${COLORS.inkSoft}" stroke-width="3" d="M${x} ${y - 10}v10h${length}v-10"/>`;
  const kilometres = `<text class="s" x="${x + length / 2}" y="${y - 12}" text-anchor="middle">${SCALE_KM} km</text>`;
  const source = `<text class="s" x="${width - SCALE_MARGIN}" y="${height - 20}" text-anchor="end">${text.source}</text>`;
  return line + kilometres + source;
}
