import { getCollection } from 'astro:content';
import type { Picture } from '#domain/media/picture.ts';
import { SOCIAL_PICTURE, socialPictureAddress } from '#domain/media/social-picture.ts';

/** What a shared link needs of a picture. */
export type SharedPicture = Pick<Picture, 'id' | 'alt'>;

/** The tags of the picture that a shared link shows. */
export interface PictureTags {
  /** Absolute address. */
  address: string;
  /** Width in pixels. */
  width: number;
  /** Height in pixels. */
  height: number;
  /** What it shows; '' when unknown. */
  alt: string;
}

/** The page's own picture, else the first of the home page, else the mark of the brand, which 'plate' asks for. */
export async function pictureTags(own: SharedPicture | 'plate' | null, site: URL): Promise<PictureTags> {
  const picture = own === 'plate' ? null : (own ?? (await homePicture()));
  const { width, height } = SOCIAL_PICTURE;
  const path = picture === null ? '/social.png' : socialPictureAddress(picture.id);
  return { address: new URL(path, site).href, width, height, alt: picture?.alt ?? '' };
}

async function homePicture(): Promise<SharedPicture | null> {
  const slides = (await getCollection('heroImages', ({ data }) => data.isActive)).map(({ data }) => data);
  const [first] = slides.sort((a, b) => a.orderIndex - b.orderIndex);
  return first?.image ?? null;
}
