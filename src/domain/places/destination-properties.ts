import type { DestinationSlug } from './destination-list.ts';
import type { SaleState } from '#domain/property/sale/sale-states.ts';
import type { PageType, PropertyType } from '#domain/property/type.ts';
import { foldPlace } from '#domain/search/row.ts';

/** Cards of one group on a destination page; a link leads to the others, and the page stays light. */
export const DESTINATION_GROUP_MAX = 24;

/**
 * Whether a property is on a destination's page: its 'location contains the destination text' (visitor
 * specification, section 2). The destination an editor chose decides; the text only where none was, and 'South of Lisbon'
 * is not Lisbon.
 */
export function isAtDestination(
  property: { destination: DestinationSlug | null; location: string },
  destination: { slug: DestinationSlug; locationText: string },
): boolean {
  if (property.destination !== null) return property.destination === destination.slug;
  return foldPlace(property.location).includes(foldPlace(destination.locationText));
}

/** The groups of properties on a destination page, in its order, each with the listing page that has more of them. */
export const DESTINATION_GROUPS = [
  { id: 'stay', types: ['rental', 'mid_term_rental', 'long_term_rental', 'retreat'], listing: 'rental' },
  { id: 'buy', types: ['real_estate'], listing: 'real_estate' },
  { id: 'events', types: ['event', 'production'], listing: 'event' },
] as const satisfies readonly { id: string; types: readonly PropertyType[]; listing: PageType }[];

export type DestinationGroupId = (typeof DESTINATION_GROUPS)[number]['id'];

/** The properties of a group on a destination page. */
export interface DestinationGroup<P> {
  id: DestinationGroupId;
  listing: PageType;
  properties: P[];
  /** How many of the group are not among them. */
  more: number;
}

/**
 * Groups the properties of a destination, sold ones last, at most DESTINATION_GROUP_MAX each; empty groups are left out.
 * A group is cut among the properties that its listing has: its link leads to no others.
 */
export function groupDestinationProperties<P extends { type: PropertyType; saleState: SaleState }>(
  properties: readonly P[],
): DestinationGroup<P>[] {
  const sorted = properties.toSorted((a, b) => Number(a.saleState === 'sold') - Number(b.saleState === 'sold'));
  return DESTINATION_GROUPS.map(({ id, types, listing }) => {
    const all = sorted.filter(({ type }) => types.some((one) => one === type));
    const isListed = ({ type }: P): boolean => type === listing;
    const shown = new Set(
      [...all.filter((property) => !isListed(property)), ...all.filter(isListed)].slice(0, DESTINATION_GROUP_MAX),
    );
    return { id, listing, properties: all.filter((property) => shown.has(property)), more: all.length - shown.size };
  }).filter((group) => group.properties.length > 0);
}
