import { getEntry } from 'astro:content';
import type { DestinationSlug } from '@site/domain/destination-list';
import { pictureSources, type PictureSources } from '@site/domain/picture-sources';

/** The photograph of a published destination, for pages that have none of their own; null when it is not published. */
export async function destinationPicture(slug: DestinationSlug): Promise<PictureSources | null> {
  const destination = await getEntry('destinations', slug);
  return destination ? pictureSources(destination.data.heroImage) : null;
}
