import { getCollection } from 'astro:content';
import type { Destination } from '@site/domain/destination';
import type { HeroImage } from '@site/domain/home';
import type { PublishedProperty } from '@site/domain/property';
import type { SiteSettings } from '@site/domain/site-settings';

/** What the home page shows, as the admins chose it. */
export interface HomeContent {
  /** Active slides of the hero, in order. */
  slides: HeroImage[];
  /** Active featured properties, in order; those whose property is not published are left out, as specified. */
  featured: PublishedProperty[];
  /** Properties of the gallery, in order. */
  gallery: PublishedProperty[];
  /** Destinations of the slider, in order, each with its suggested property. */
  destinations: { destination: Destination; suggested: PublishedProperty | null }[];
}

/** Gathers the home page's content; throws when the settings choose something that is not published. */
export async function homeContent(settings: SiteSettings): Promise<HomeContent> {
  const properties = new Map((await getCollection('properties')).map(({ data }) => [data.id, data]));
  const destinations = new Map((await getCollection('destinations')).map(({ data }) => [data.slug, data]));
  const slides = (await getCollection('heroImages', ({ data }) => data.isActive)).map(({ data }) => data);
  const featured = (await getCollection('featured', ({ data }) => data.isActive)).map(({ data }) => data);
  return {
    slides: slides.sort((a, b) => a.orderIndex - b.orderIndex),
    featured: featured
      .sort((a, b) => a.orderIndex - b.orderIndex)
      .flatMap(({ propertyId }) => properties.get(propertyId) ?? []),
    gallery: settings.home.galleryPropertyIds.map((id) => chosen(properties, id, 'home.galleryPropertyIds')),
    destinations: settings.home.sliderDestinations.map((slug) => {
      const destination = chosen(destinations, slug, 'home.sliderDestinations');
      const { suggestedPropertyId: id } = destination;
      return { destination, suggested: id === null ? null : chosen(properties, id, `${slug}.suggestedPropertyId`) };
    }),
  };
}

function chosen<Key, Value>(published: Map<Key, Value>, key: Key, field: string): Value {
  const value = published.get(key);
  if (value === undefined) throw new Error(`The setting ${field} chooses ${String(key)}, which is not published.`);
  return value;
}
