import { distanceInKilometres, type GeoPoint, isWithin } from '#domain/places/geo-point.ts';
import { MAP_PLACES } from '#lib/own-map/map-places.ts';
import type { MapFrame } from './map-frame.ts';

/** Names in the description of a map. */
const MOST = 3;
/** Kilometres below which a town is the place of the property itself. */
const SAME_PLACE = 2;

const list = new Intl.ListFormat('en-GB');

/** The nearest towns on a map of a property, as a sentence lists them; empty for none. */
export function nearbyNames(point: GeoPoint, frame: MapFrame): string {
  const towns = MAP_PLACES.filter((place) => place.kind === 'town' && isWithin(frame, place))
    .map((place) => ({ name: place.name, kilometres: distanceInKilometres(point, place) }))
    .filter(({ kilometres }) => kilometres > SAME_PLACE)
    .toSorted((one, other) => one.kilometres - other.kilometres);
  return list.format(towns.slice(0, MOST).map(({ name }) => name));
}
