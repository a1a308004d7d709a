import type { DestinationSlug } from './destination-list.ts';
import { foldText } from '#domain/text/fold-text.ts';
import type { PageType, PropertyType } from '#domain/property/type.ts';

/** Cards of one group on a destination page; a link leads to the others, and the page stays light. */
export const DESTINATION_GROUP_MAX = 24;

/**
 * Whether a property stands on a destination's page: its 'location contains the destination text' (visitor
 * specification, section 2). The destination an editor chose decides; the text only where none was.
 */
export function standsAtDestination(
  property: { destination: DestinationSlug | null; location: string },
  destination: { slug: DestinationSlug; locationText: string },
): boolean {
  if (property.destination !== null) return property.destination === destination.slug;
  return foldText(property.location).includes(foldText(destination.locationText));
}

/** What a visitor of a destination may want to do, in the order of the page, with the listing that has more of it. */
export const DESTINATION_GROUPS = [
  { id: 'stay', types: ['rental', 'mid_term_rental', 'long_term_rental', 'retreat'], listing: 'rental' },
  { id: 'buy', types: ['real_estate'], listing: 'real_estate' },
  { id: 'events', types: ['event', 'production'], listing: 'event' },
] as const satisfies readonly { id: string; types: readonly PropertyType[]; listing: PageType }[];

/** A group of properties on a destination's page. */
export type DestinationGroupId = (typeof DESTINATION_GROUPS)[number]['id'];

/** The properties of a destination in groups, those that are empty left out; at most DESTINATION_GROUP_MAX each. */
export function groupDestinationProperties<P extends { type: PropertyType }>(
  properties: readonly P[],
): { id: DestinationGroupId; listing: PageType; properties: P[] }[] {
  return DESTINATION_GROUPS.map(({ id, types, listing }) => ({
    id,
    listing,
    properties: properties.filter(({ type }) => types.some((one) => one === type)).slice(0, DESTINATION_GROUP_MAX),
  })).filter((group) => group.properties.length > 0);
}
