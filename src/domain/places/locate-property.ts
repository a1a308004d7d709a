import { foldWords } from '#domain/text/fold-text.ts';
import { COUNTRY_CENTRE, GAZETTEER_TIERS, type GazetteerTerm } from './gazetteer.ts';
import type { GazetteerPlace } from './gazetteer-place.ts';
import type { GeoPoint } from './geo-point.ts';

/** The fields that say where a property is. */
export interface LocatableProperty {
  /** Place as visitors read it. */
  location: string;
  /** Point placed by an editor; null leaves it to the gazetteer. */
  coordinates: (GeoPoint & { exact: boolean }) | null;
}

/** Where a property is put on the map, and how that is known. */
export interface PropertyPosition extends GeoPoint {
  /** What decided: the editor's point, a name of the gazetteer, or neither. */
  source: 'coordinates' | 'gazetteer' | 'country';
  /** The name that matched; null unless `source` is 'gazetteer'. */
  place: string | null;
  /** True only for the house itself; everything else is drawn as an area. */
  exact: boolean;
}

/** Longest name first; of names equally long the one that stands first in the text, as 'Estoril, Cascais' means Estoril. */
function findTerm(terms: readonly GazetteerTerm[], text: string, boundary: string): GazetteerPlace | null {
  let found: { place: GazetteerPlace; length: number; index: number } | null = null;
  for (const { term, place } of terms) {
    if (found !== null && term.length < found.length) break;
    const index = text.indexOf(`${boundary}${term}${boundary}`);
    if (index !== -1 && (found === null || index < found.index)) found = { place, length: term.length, index };
  }
  return found === null ? null : found.place;
}

/**
 * The place a location names; null when the gazetteer knows none. The specification matches a 'lowercase substring
 * after removing region words': names of regions are therefore looked at only when no town or village is found, and
 * whole words win over parts of words, so that 'Portobello, Algarve' is not Porto.
 */
export function matchPlace(location: string): GazetteerPlace | null {
  const words = foldWords(location);
  for (const boundary of [' ', '']) {
    for (const terms of GAZETTEER_TIERS) {
      const place = findTerm(terms, words, boundary);
      if (place !== null) return place;
    }
  }
  return null;
}

/** Where to put a property: its own coordinates, else the place its location names, else the centre of the country. */
export function locateProperty(property: LocatableProperty): PropertyPosition {
  if (property.coordinates !== null) {
    const { latitude, longitude, exact } = property.coordinates;
    return { latitude, longitude, source: 'coordinates', place: null, exact };
  }
  const place = matchPlace(property.location);
  if (place === null) return { ...COUNTRY_CENTRE, source: 'country', place: null, exact: false };
  return { latitude: place.latitude, longitude: place.longitude, source: 'gazetteer', place: place.name, exact: false };
}
