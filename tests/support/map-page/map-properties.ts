import { GAZETTEER } from '#domain/places/gazetteer.ts';
import { PROPERTY_TYPES } from '#domain/property/type.ts';
import type { MapProperty } from '#features/map/map-property.ts';

/** Properties at the places of the gazetteer in turn, the same for each count. */
export function mapProperties(count: number): MapProperty[] {
  return Array.from({ length: count }, (_, index) => {
    const place = pick(GAZETTEER, index);
    return {
      slug: `house-${index + 1}`,
      title: `House ${index + 1}`,
      location: place.name,
      type: pick(PROPERTY_TYPES, index),
      price: `from €${1000 + index * 10} per night`,
      point: { latitude: place.latitude, longitude: place.longitude },
      // Every third has an exact position.
      approximate: index % 3 !== 0,
    };
  });
}

function pick<Value>(values: readonly Value[], index: number): Value {
  const value = values[index % values.length];
  if (value === undefined) throw new Error('There is nothing to pick from.');
  return value;
}
