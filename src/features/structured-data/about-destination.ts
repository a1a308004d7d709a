import type { Thing } from 'schema-dts';
import type { Destination } from '#domain/places/destination.ts';
import { destinationPath } from '#domain/site/paths.ts';
import { pictureLinks } from './picture-links.ts';
import { placePoint } from './property-place.ts';

/** A destination as schema.org data, with its sights. */
export function aboutDestination(destination: Destination, site: URL): Thing[] {
  return [
    {
      '@type': 'TouristDestination',
      name: destination.name,
      description: destination.description,
      url: new URL(destinationPath(destination.slug), site).href,
      image: pictureLinks([destination.heroImage, ...destination.gallery], site),
      ...placePoint({ location: destination.locationText, coordinates: null }),
      containedInPlace: { '@type': 'Country', name: 'Portugal' },
      // Without descriptions, which are on the page: there are up to 24 sights.
      includesAttraction: destination.keyAttractions.map(({ name }) => ({ '@type': 'TouristAttraction', name })),
    },
  ];
}
