import { GAZETTEER_TIERS } from '#domain/places/gazetteer.ts';
import type { GazetteerPlace } from '#domain/places/gazetteer-localities.ts';
import { distanceInKilometres, type GeoPoint } from '#domain/places/geo-point.ts';
import { locateProperty, type LocatableProperty } from '#domain/places/locate-property.ts';
import { AIRPORTS, LISBON_AIRPORT } from './airports.ts';

export interface Distance {
  name: string;
  /** Whole kilometres in a straight line; 0 is less than one. */
  kilometres: number;
}

/** The known surroundings of a property. */
export interface LocationFacts {
  /** Null when the gazetteer does not know its location. */
  point: GeoPoint | null;
  /** False when the point is the centre of a place or was moved to protect privacy. */
  exact: boolean;
  /** The nearest town or village; null when the point is only that of the location's name. */
  nearestPlace: Distance | null;
  /** The nearest airport with scheduled flights; null when no more than the region is known. */
  nearestAirport: Distance | null;
  /** Lisbon airport, where it is not the nearest but within driving distance; null otherwise. */
  lisbonAirport: Distance | null;
}

const NOTHING: LocationFacts = {
  point: null,
  exact: false,
  nearestPlace: null,
  nearestAirport: null,
  lisbonAirport: null,
};

/** Excludes the islands, mostly. */
const FARTHEST_DRIVE_KM = 450;

function distance(from: GeoPoint, to: GazetteerPlace): Distance {
  return { name: to.name, kilometres: Math.round(distanceInKilometres(from, to)) };
}

function nearest(from: GeoPoint, places: readonly GazetteerPlace[]): GazetteerPlace | null {
  let best: GazetteerPlace | null = null;
  let shortest = Infinity;
  for (const place of places) {
    const kilometres = distanceInKilometres(from, place);
    if (kilometres >= shortest) continue;
    best = place;
    shortest = kilometres;
  }
  return best;
}

/** Towns and villages; islands and regions are too large for a distance. */
const LOCALITIES = (GAZETTEER_TIERS[0] ?? []).map(({ place }) => place);

/** Names whose point may be a hundred kilometres from a property there, or on another island. */
const WIDE_NAMES = (GAZETTEER_TIERS[2] ?? [])
  .map(({ place }) => place.name)
  .filter((name) => name !== 'Lisbon' && name !== 'Porto');

/** The surroundings of a property, from its coordinates or else from the name of its place. */
export function locationFacts(property: LocatableProperty): LocationFacts {
  const { latitude, longitude, source, place, exact } = locateProperty(property);
  if (source === 'country') return NOTHING;
  const point = { latitude, longitude };
  if (place !== null && WIDE_NAMES.includes(place)) return { ...NOTHING, point };
  // The point of a name is that of a town, which is 0 km from itself, or of a city or an island: no information.
  const locality = source === 'gazetteer' ? null : nearest(point, LOCALITIES);
  const airport = nearest(point, AIRPORTS);
  const lisbon = distance(point, LISBON_AIRPORT);
  return {
    point,
    exact,
    nearestPlace: locality === null ? null : distance(point, locality),
    nearestAirport: airport === null ? null : distance(point, airport),
    lisbonAirport: airport === LISBON_AIRPORT || lisbon.kilometres > FARTHEST_DRIVE_KM ? null : lisbon,
  };
}
