import { getEntry } from 'astro:content';
import type { DestinationSlug } from '#domain/places/destination-list.ts';
import { pictureSources, type PictureSources } from '#domain/media/picture-sources.ts';

/** The photograph of a published destination, for pages without their own; null when it is not published. */
export async function destinationPicture(slug: DestinationSlug): Promise<PictureSources | null> {
  const destination = await getEntry('destinations', slug);
  return destination ? pictureSources(destination.data.heroImage) : null;
}
