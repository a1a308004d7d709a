import type { PublishedProperty } from '#domain/property/property.ts';
import { HOME_TEXT as text } from './text.ts';

/** Guests, bedrooms and bathrooms as text; unknown ones are left out, and the guests of a property for sale. */
export function propertyFacts({
  people,
  bedrooms,
  bathrooms,
  type,
}: Pick<PublishedProperty, 'type' | 'people' | 'bedrooms' | 'bathrooms'>): string {
  const facts = [
    type !== 'real_estate' && people > 0 && text.guests(people),
    bedrooms > 0 && text.bedrooms(bedrooms),
    bathrooms > 0 && text.bathrooms(bathrooms),
  ];
  return facts.filter((fact) => fact !== false).join(' · ');
}
