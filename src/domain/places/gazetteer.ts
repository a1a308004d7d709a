import { foldText } from '#domain/text/fold-text.ts';
import {
  CENTRAL_LOCALITIES,
  type GazetteerPlace,
  NORTHERN_AND_ISLAND_LOCALITIES,
  SOUTHERN_LOCALITIES,
} from './gazetteer-localities.ts';
import type { GeoPoint } from './geo-point.ts';

/** Names that contain others (regions and the two large cities), used only when no narrower name matches. */
const REGIONS: readonly GazetteerPlace[] = [
  { name: 'Alentejo', latitude: 38.3, longitude: -8.0 },
  { name: 'Algarve', latitude: 37.15, longitude: -8.25 },
  { name: 'Azores', latitude: 37.78, longitude: -25.5, alias: 'acores' },
  { name: 'Douro', latitude: 41.16, longitude: -7.75 },
  { name: 'Lisbon', latitude: 38.7223, longitude: -9.1393, alias: 'lisboa' },
  { name: 'Madeira', latitude: 32.75, longitude: -17.0 },
  { name: 'Minho', latitude: 41.65, longitude: -8.4 },
  { name: 'Porto', latitude: 41.1579, longitude: -8.6291, alias: 'oporto' },
  { name: 'Ribatejo', latitude: 39.24, longitude: -8.6 },
  { name: 'Silver Coast', latitude: 39.4, longitude: -9.2 },
  { name: 'East of Lisbon', latitude: 38.95, longitude: -8.6 },
  { name: 'North of Lisbon', latitude: 39.1, longitude: -9.25 },
  { name: 'South of Lisbon', latitude: 38.52, longitude: -8.98 },
];

/** Islands of the Azores, which contain towns; used after towns and before regions. */
const ISLANDS: readonly GazetteerPlace[] = [
  { name: 'Faial', latitude: 38.579, longitude: -28.705 },
  { name: 'Graciosa', latitude: 39.053, longitude: -28.005 },
  { name: 'Pico', latitude: 38.47, longitude: -28.4 },
  { name: 'São Jorge', latitude: 38.65, longitude: -28.05 },
  { name: 'São Miguel', latitude: 37.78, longitude: -25.5 },
  { name: 'Terceira', latitude: 38.72, longitude: -27.22 },
];

/** A spelling to find in a location. */
export interface GazetteerTerm {
  /** Folded spelling, such as 'obidos'. */
  term: string;
  /** The place that it names. */
  place: GazetteerPlace;
}

/** The point of unmatched locations: 'default centre about 39.4, -8.22' (visitor specification, section 9). */
export const COUNTRY_CENTRE: GeoPoint = { latitude: 39.4, longitude: -8.22 };

/** Zoom of the map on the whole country (visitor specification, section 9). */
export const COUNTRY_ZOOM = 7;

function longestFirst(places: readonly GazetteerPlace[]): GazetteerTerm[] {
  return places
    .flatMap((place) => [
      { term: foldText(place.name).replaceAll('-', ' '), place },
      ...(place.alias === undefined ? [] : [{ term: place.alias, place }]),
    ])
    .sort((one, other) => other.term.length - one.term.length);
}

/** Every place name. */
export const GAZETTEER: readonly GazetteerPlace[] = [
  ...SOUTHERN_LOCALITIES,
  ...CENTRAL_LOCALITIES,
  ...NORTHERN_AND_ISLAND_LOCALITIES,
  ...ISLANDS,
  ...REGIONS,
];

/** Spellings from narrow to wide (towns, villages and quarters; islands; regions and large cities), each longest first. */
export const GAZETTEER_TIERS: readonly (readonly GazetteerTerm[])[] = [
  longestFirst([...SOUTHERN_LOCALITIES, ...CENTRAL_LOCALITIES, ...NORTHERN_AND_ISLAND_LOCALITIES]),
  longestFirst(ISLANDS),
  longestFirst(REGIONS),
];

/** Regions that say in which part of the country a location is; 'Porto' does not, because ports of the islands have it too. */
export const REGION_TERMS: readonly GazetteerTerm[] = longestFirst(REGIONS.filter(({ name }) => name !== 'Porto'));
