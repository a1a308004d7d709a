import { getCollection } from 'astro:content';
import { entriesInOrder } from '#domain/content/entries-in-order.ts';
import type { Picture } from '#domain/media/picture.ts';
import { SOCIAL_PICTURE, socialPicturePath } from '#domain/media/picture-path.ts';

export type SharedPicture = Pick<Picture, 'id' | 'alt'>;

/** The meta tags of the picture of a shared link. */
export interface PictureTags {
  /** Absolute URL. */
  url: string;
  /** In pixels. */
  width: number;
  /** In pixels. */
  height: number;
  /** '' when unknown. */
  alt: string;
}

/** The page's own picture, else the first of the home page; 'plate' asks for the brand's mark. */
export async function pictureTags(own: SharedPicture | 'plate' | null, site: URL): Promise<PictureTags> {
  const picture = own === 'plate' ? null : (own ?? (await homePicture()));
  const { width, height } = SOCIAL_PICTURE;
  const path = picture === null ? '/social.png' : socialPicturePath(picture.id);
  return { url: new URL(path, site).href, width, height, alt: picture?.alt ?? '' };
}

async function homePicture(): Promise<SharedPicture | null> {
  const [first] = entriesInOrder(await getCollection('heroImages', ({ data }) => data.isActive));
  return first?.image ?? null;
}
