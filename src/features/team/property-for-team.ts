import type { PublishedProperty } from '#domain/property/property.ts';

/**
 * The house in the place of a group photograph, which the settings do not hold: of the event venues with a picture the
 * one longest on the list, made for many people. The page names it, so that nobody takes it for the office.
 */
export function propertyForTeam<GatheringProperty extends Pick<PublishedProperty, 'type' | 'hero' | 'createdAt'>>(
  properties: readonly GatheringProperty[],
): GatheringProperty | undefined {
  return properties
    .filter(({ type, hero }) => type === 'event' && hero !== null)
    .sort((a, b) => (a.createdAt < b.createdAt ? -1 : 1))[0];
}
