import { getCollection } from 'astro:content';
import { entriesInOrder } from '#domain/content/entries-in-order.ts';
import type { Destination } from '#domain/places/destination.ts';
import type { Picture } from '#domain/media/picture.ts';
import type { PropertySummary } from '#domain/property/summary.ts';
import type { SiteSettings } from '#domain/site/settings.ts';
import { propertySummaries } from '#content/property-summaries.ts';
import { gatheringProperties, type Pictured } from './gathering-properties.ts';

export interface SliderDestination {
  destination: Destination;
  /** Null for none. */
  suggested: PropertySummary | null;
}

/** The home page's content as the admins chose it. */
export interface HomeContent {
  /**
   * Picture of the hero behind its video: the first active slide's, else a featured property's; null when there is
   * neither.
   */
  poster: Picture | null;
  /** Active featured properties, in order; unpublished ones are left out, as specified. */
  featured: PropertySummary[];
  gallery: PropertySummary[];
  destinations: SliderDestination[];
  /** The largest first; at most two. */
  events: Pictured<PropertySummary>[];
  /** The largest first; at most two. */
  retreats: Pictured<PropertySummary>[];
  /** The largest first; at most four. */
  productions: Pictured<PropertySummary>[];
}

/** Reads the home page's content; throws when the settings choose something unpublished. */
export async function homeContent(settings: SiteSettings): Promise<HomeContent> {
  const published = await propertySummaries();
  const properties = new Map(published.map((property) => [property.id, property]));
  const destinations = new Map((await getCollection('destinations')).map(({ data }) => [data.slug, data]));
  const slides = entriesInOrder(await getCollection('heroImages', ({ data }) => data.isActive));
  const active = entriesInOrder(await getCollection('featured', ({ data }) => data.isActive));
  const featured = active.flatMap(({ propertyId }) => properties.get(propertyId) ?? []);
  return {
    poster: slides[0]?.image ?? featured.find(({ hero }) => hero !== null)?.hero ?? null,
    featured,
    gallery: settings.home.galleryPropertyIds.map((id) => chosen(properties, id, 'home.galleryPropertyIds')),
    destinations: settings.home.sliderDestinations.map((slug) => {
      const destination = chosen(destinations, slug, 'home.sliderDestinations');
      const { suggestedPropertyId: id } = destination;
      return { destination, suggested: id === null ? null : chosen(properties, id, `${slug}.suggestedPropertyId`) };
    }),
    events: gatheringProperties(published, 'event', 2),
    retreats: gatheringProperties(published, 'retreat', 2),
    productions: gatheringProperties(published, 'production', 4),
  };
}

function chosen<Key, Value>(published: Map<Key, Value>, key: Key, field: string): Value {
  const value = published.get(key);
  if (value === undefined) throw new Error(`The setting ${field} chooses ${String(key)}, which is not published.`);
  return value;
}
