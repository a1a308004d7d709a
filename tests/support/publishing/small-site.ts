import { destinationSchema, type Destination } from '#domain/places/destination.ts';
import type { Picture } from '#domain/media/picture.ts';
import type { PublishedProperty } from '#domain/property/property.ts';
import { siteSettingsSchema, type SiteSettings } from '#domain/site/settings.ts';
import { generateProperties } from '#scripts/seed/generated/generate-properties.ts';
import { SMALL_CONTENT } from '#content/content-sources.ts';
import { firestoreReader } from '#publisher/incremental/firestore-reader.ts';
import type { PublishedMemory } from './published-memory.ts';
import type { EditPool } from './site-edits.ts';

export interface SmallSite {
  memory: PublishedMemory;
  pool: EditPool;
}

/** Creates a site of `count` properties from a part of the sample content; properties that other content refers to come first. */
export async function smallSite(projectId: string, count: number): Promise<SmallSite> {
  const reader = firestoreReader(projectId);
  const small = new Map(
    await Promise.all(SMALL_CONTENT.map(async (kind) => [kind, await reader.readAll(kind)] as const)),
  );
  for (const kind of SHORTENED) small.set(kind, (small.get(kind) ?? []).slice(0, 3));
  const destinations = withoutOthers(
    (small.get('destinations') ?? [])
      .filter(({ id }) => DESTINATIONS.has(id))
      .map(({ data }) => DESTINATION.parse(data)),
  );
  small.set(
    'destinations',
    destinations.map((data) => ({ id: data.slug, data })),
  );
  const settings = (small.get('settings') ?? []).map(({ id, data }) => ({ id, data: shorten(data, destinations) }));
  small.set('settings', settings);

  const pinned = new Set([
    ...settings.flatMap(({ data }) => data.home.galleryPropertyIds),
    ...destinations.flatMap(({ suggestedPropertyId }) => suggestedPropertyId ?? []),
  ]);
  const sample = await reader.readAllProperties();
  const pinnedProperties = sample.filter(({ id }) => pinned.has(id));
  const creatable = makeProperties(sample.flatMap(({ gallery }) => gallery).slice(0, 12));
  const properties = [...pinnedProperties, ...creatable.slice(0, Math.max(0, count - pinnedProperties.length))];
  const memory = {
    properties: new Map(properties.map((property) => [property.id, property])),
    small,
    departed: new Map<string, number>(),
    revision: 1,
  };
  return { memory, pool: { creatable, pinned } };
}

/** Destinations whose photographs appear on other pages. */
const DESTINATIONS = new Set(['algarve', 'comporta', 'lisbon', 'east-of-lisbon']);

const SHORTENED = ['services', 'teamMembers', 'departments', 'legalPages'] as const;
const DESTINATION = destinationSchema.strip();
const SETTINGS = siteSettingsSchema.strip();

/** Removes nearby destinations that are not among these. */
function withoutOthers(destinations: readonly Destination[]): Destination[] {
  const slugs = new Set<string>(destinations.map(({ slug }) => slug));
  return destinations.map((destination) => {
    return { ...destination, nearbyDestinations: destination.nearbyDestinations.filter((slug) => slugs.has(slug)) };
  });
}

/** Limits the settings to existing content. */
function shorten(data: Record<string, unknown>, destinations: readonly Destination[]): SiteSettings {
  const settings = SETTINGS.parse(data);
  const { home } = settings;
  const sliderDestinations = destinations.map(({ slug }) => slug);
  return {
    ...settings,
    home: { ...home, galleryPropertyIds: home.galleryPropertyIds.slice(0, 2), sliderDestinations },
  };
}

/** Most are of one type, so that a listing of the larger site has a second page. */
function makeProperties(pictures: readonly Picture[]): PublishedProperty[] {
  return generateProperties(60, pictures).map((property, place): PublishedProperty => {
    const slug = `made-${property.slug}`.slice(0, 80).replace(/-$/, '');
    return place % 5 === 0 ? { ...property, slug } : { ...property, slug, type: 'rental' };
  });
}
