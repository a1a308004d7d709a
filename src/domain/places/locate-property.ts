import { foldPlace } from '#domain/search/row.ts';
import { foldWords } from '#domain/text/fold-text.ts';
import { COUNTRY_CENTRE, GAZETTEER_TIERS, REGION_TERMS, type GazetteerTerm } from './gazetteer.ts';
import type { GazetteerPlace } from './gazetteer-localities.ts';
import type { GeoPoint } from './geo-point.ts';
import { regionOf } from './region.ts';

/** The fields that decide where a property is on the map. */
export interface LocatableProperty {
  location: string;
  /** The editor's point; null when the gazetteer decides. */
  coordinates: (GeoPoint & { exact: boolean }) | null;
}

/** The position of a property on the map and its source. */
export interface PropertyPosition extends GeoPoint {
  /** The editor's point, a name of the gazetteer, or neither. */
  source: 'coordinates' | 'gazetteer' | 'country';
  /** The matched name; null unless `source` is 'gazetteer'. */
  place: string | null;
  /** Whether the point is the property itself; all others are drawn as areas. */
  exact: boolean;
}

/** Prefers the first name, as 'Melides, Grândola' says the village before its town; of two that begin together the longer. */
function findTerm(terms: readonly GazetteerTerm[], text: string, boundary: string): GazetteerPlace | null {
  let found: { place: GazetteerPlace; index: number } | null = null;
  for (const { term, place } of terms) {
    const index = text.indexOf(`${boundary}${term}${boundary}`);
    if (index !== -1 && (found === null || index < found.index)) found = { place, index };
  }
  return found === null ? null : found.place;
}

const PLACES = new Map(GAZETTEER_TIERS.flat().map(({ term, place }) => [term, place]));

/**
 * Finds the place that a location names; null when the gazetteer has none. The specification matches a 'lowercase substring
 * after removing region words': names of regions are therefore looked at only when no town or village is found, and
 * whole words win over parts of words, so that 'Portobello, Algarve' is not Porto. A place in another part of the country
 * than the last name between commas, or else than a region that the location names, is none: 'Castelo de São Jorge, Lisbon'
 * is not the island, and 'Quinta da Horta, Beja' not the town in the Azores.
 */
export function matchPlace(location: string): GazetteerPlace | null {
  const words = foldWords(location);
  const parts = location.split(',').map((part) => foldWords(part).trim());
  const last = parts.map((part) => PLACES.get(part)).findLast((place) => place !== undefined);
  const naming = last
    ? [last]
    : REGION_TERMS.filter(({ term }) => words.includes(` ${term} `)).map(({ place }) => place);
  const named = naming.map(regionOf);
  const compounds = foldPlace(location);
  const [towns = [], islands = [], regions = []] = GAZETTEER_TIERS.map((terms) =>
    terms.filter(
      ({ term, place }) =>
        (named.length === 0 || named.includes(regionOf(place))) &&
        // 'Porto Moniz' is no place in Porto.
        (!words.includes(` ${term} `) || compounds.includes(foldPlace(term))),
    ),
  );
  return (
    findTerm(towns, words, ' ') ??
    findTerm(islands, words, ' ') ??
    // 'Foz do Douro, Porto' is a quarter of the city.
    findTerm(regions, `,${parts.join(',')},`, ',') ??
    findTerm(regions, words, ' ') ??
    findTerm(towns, words, '') ??
    findTerm(islands, words, '') ??
    findTerm(regions, words, '')
  );
}

/** Finds the position of a property: its own coordinates, else the place that its location names, else the centre of the country. */
export function locateProperty(property: LocatableProperty): PropertyPosition {
  if (property.coordinates !== null) {
    const { latitude, longitude, exact } = property.coordinates;
    return { latitude, longitude, source: 'coordinates', place: null, exact };
  }
  const place = matchPlace(property.location);
  if (place === null) return { ...COUNTRY_CENTRE, source: 'country', place: null, exact: false };
  return { latitude: place.latitude, longitude: place.longitude, source: 'gazetteer', place: place.name, exact: false };
}
