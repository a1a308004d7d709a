import type { AccommodationLeaf, GeoCoordinates, PostalAddress, PropertyValue } from 'schema-dts';
import { locateProperty, type LocatableProperty } from '#domain/places/locate-property.ts';
import { propertyFacts, shownArea } from '#domain/property/facts.ts';
import type { PublishedProperty } from '#domain/property/property.ts';

/** UN/CEFACT code of square metres. */
const SQUARE_METRES = 'MTK';

/** The public address of a property: the place, never the street. Editors may write the country, which is no region. */
export function placeAddress(location: string): PostalAddress {
  const parts = location
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '' && part.toLowerCase() !== 'portugal');
  const region = parts.length > 1 ? parts.at(-1) : undefined;
  const locality = parts.slice(0, Math.max(1, parts.length - 1)).join(', ');
  return {
    '@type': 'PostalAddress',
    ...(locality === '' ? {} : { addressLocality: locality }),
    ...(region === undefined ? {} : { addressRegion: region }),
    addressCountry: 'PT',
  };
}

/** The point shown on the map; none when only the country is known. */
export function placePoint(property: LocatableProperty): { geo?: GeoCoordinates } {
  const { latitude, longitude, source } = locateProperty(property);
  return source === 'country' ? {} : { geo: { '@type': 'GeoCoordinates', latitude, longitude } };
}

/** The building: guests, rooms, size and amenities, of its facts only those that its page shows. */
export function accommodation(property: PublishedProperty): AccommodationLeaf {
  const area = shownArea(property);
  const shown = new Set(propertyFacts(property).map(({ key }) => key));
  return {
    '@type': 'Accommodation',
    ...(shown.has('people') ? { occupancy: { '@type': 'QuantitativeValue', value: property.people } } : {}),
    ...(shown.has('bedrooms') ? { numberOfBedrooms: property.bedrooms } : {}),
    ...(shown.has('bathrooms') ? { numberOfBathroomsTotal: property.bathrooms } : {}),
    ...(shown.has('rooms') ? { numberOfRooms: property.rooms } : {}),
    ...(area === null ? {} : { floorSize: { '@type': 'QuantitativeValue', value: area, unitCode: SQUARE_METRES } }),
    ...(property.yearBuilt !== null && shown.has('yearBuilt') ? { yearBuilt: property.yearBuilt } : {}),
    amenityFeature: property.amenities.map(({ name }) => ({
      '@type': 'LocationFeatureSpecification' as const,
      name,
      value: true,
    })),
  };
}

/** Facts that Portuguese law requires, under their legal names. */
export function legalFacts(property: PublishedProperty): PropertyValue[] {
  const facts = { RNAL: property.licenceNumber, 'Energy class': property.energyRating ?? '' };
  return Object.entries(facts)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => ({ '@type': 'PropertyValue', name, value }));
}
