import { getCollection } from 'astro:content';
import type { Picture } from '@site/domain/picture';

/** The site's stock photograph: the first slide of the home page; undefined when there is none. */
export async function stockPhotograph(): Promise<Picture | undefined> {
  const slides = (await getCollection('heroImages', ({ data }) => data.isActive)).map(({ data }) => data);
  return slides.sort((one, other) => one.orderIndex - other.orderIndex)[0]?.image;
}
