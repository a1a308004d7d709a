import type { PublishedProperty } from '#domain/property/property.ts';
import { HOME_WORDS as words } from './text.ts';

/** How many a house takes, in words; what is unknown is left out. */
export function houseFacts({
  people,
  bedrooms,
  bathrooms,
}: Pick<PublishedProperty, 'people' | 'bedrooms' | 'bathrooms'>): string {
  const facts = [
    people > 0 && words.guests(people),
    bedrooms > 0 && words.bedrooms(bedrooms),
    bathrooms > 0 && words.bathrooms(bathrooms),
  ];
  return facts.filter((fact) => fact !== false).join(' · ');
}
