import type { DestinationSlug } from './destination-list.ts';
import { foldText } from './fold-text.ts';
import type { PropertyType } from './property-type.ts';

/**
 * Whether a property stands on a destination's page: 'cards of type rental whose location contains the destination
 * text' (visitor specification, section 2). The destination an editor chose decides; the text only where none was.
 */
export function standsAtDestination(
  property: { type: PropertyType; destination: DestinationSlug | null; location: string },
  destination: { slug: DestinationSlug; locationText: string },
): boolean {
  if (property.type !== 'rental') return false;
  if (property.destination !== null) return property.destination === destination.slug;
  return foldText(property.location).includes(foldText(destination.locationText));
}
