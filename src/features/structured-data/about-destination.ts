import type { Thing } from 'schema-dts';
import type { Destination } from '#domain/places/destination.ts';
import { destinationPath } from '#domain/site/paths.ts';
import { pictureLinks } from './picture-links.ts';
import { placePoint } from './property-place.ts';

/** A destination in the words of schema.org, with its sights. */
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
      // Their descriptions stand on the page already, and there are up to 24 of them.
      includesAttraction: destination.keyAttractions.map(({ name }) => ({ '@type': 'TouristAttraction', name })),
    },
  ];
}
