import { foldText } from '#domain/text/fold-text.ts';
import { CENTRAL_LOCALITIES, NORTHERN_AND_ISLAND_LOCALITIES, SOUTHERN_LOCALITIES } from './gazetteer-localities.ts';
import type { GazetteerPlace } from './gazetteer-place.ts';
import { ISLANDS, REGIONS } from './gazetteer-regions.ts';
import type { GeoPoint } from './geo-point.ts';

/** A spelling to look for in a location. */
export interface GazetteerTerm {
  /** Folded spelling, such as 'obidos'. */
  term: string;
  /** The place it stands for. */
  place: GazetteerPlace;
}

/** Where unmatched locations are put: 'default centre about 39.4, -8.22' (visitor specification, section 9). */
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
