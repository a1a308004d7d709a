import type { Destination } from '#domain/places/destination.ts';

/** A destination's nearby destinations in its order; throws when one of them is not published. */
export function nearbyDestinations(destination: Destination, destinations: readonly Destination[]): Destination[] {
  return destination.nearbyDestinations.map((slug) => {
    const neighbour = destinations.find((other) => other.slug === slug);
    if (!neighbour)
      throw new Error(`The destination ${destination.slug} names a neighbour that is not published: ${slug}.`);
    return neighbour;
  });
}
