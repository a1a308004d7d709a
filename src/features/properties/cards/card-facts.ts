import type { PublishedProperty } from '#domain/property/property.ts';
import { formatArea, shownArea } from '#domain/property/facts.ts';
import { CARD_TEXT as text } from '../text.ts';

/** The facts on a card: guests and rooms, or the area of a property for sale; unknown ones are left out. */
export function cardFacts(
  property: Pick<PublishedProperty, 'type' | 'people' | 'bedrooms' | 'bathrooms' | 'area' | 'houseSize'>,
): string[] {
  const forSale = property.type === 'real_estate';
  const area = shownArea(property);
  return [
    !forSale && property.people > 0 && text.people(property.people),
    property.bedrooms > 0 && text.bedrooms(property.bedrooms),
    property.bathrooms > 0 && text.bathrooms(property.bathrooms),
    forSale && area !== null && formatArea(area),
  ].filter((fact) => fact !== false);
}
