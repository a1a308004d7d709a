import type { PublishedProperty } from '#domain/property/property.ts';
import { HOME_TEXT as text } from './text.ts';

/** Guests, bedrooms and bathrooms as text; unknown ones are left out. */
export function propertyFacts({
  people,
  bedrooms,
  bathrooms,
}: Pick<PublishedProperty, 'people' | 'bedrooms' | 'bathrooms'>): string {
  const facts = [
    people > 0 && text.guests(people),
    bedrooms > 0 && text.bedrooms(bedrooms),
    bathrooms > 0 && text.bathrooms(bathrooms),
  ];
  return facts.filter((fact) => fact !== false).join(' · ');
}
