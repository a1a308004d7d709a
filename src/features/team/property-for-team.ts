import type { PublishedProperty } from '#domain/property/property.ts';

/**
 * The property whose picture replaces a group photograph, which the settings lack: the oldest event venue with a
 * picture. The page names it, so that nobody takes it for the office.
 */
export function propertyForTeam<GatheringProperty extends Pick<PublishedProperty, 'type' | 'hero' | 'createdAt'>>(
  properties: readonly GatheringProperty[],
): GatheringProperty | undefined {
  return properties
    .filter(({ type, hero }) => type === 'event' && hero !== null)
    .sort((a, b) => (a.createdAt < b.createdAt ? -1 : 1))[0];
}
