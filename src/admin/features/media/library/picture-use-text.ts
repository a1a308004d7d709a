import { CONTENT_KINDS } from '#domain/content/kinds.ts';
import type { PictureUseLine } from '#domain/media/library-picture.ts';
import { MEDIA_TEXT } from '../text.ts';

const { library, report } = MEDIA_TEXT;

/** What a document that uses a picture is called: slides and the settings have no title. */
export function titleOfUse({ collection, documentId, title }: Omit<PictureUseLine, 'places'>): string {
  const { working, published, heading } = CONTENT_KINDS.settings;
  if (title !== documentId) return title;
  return collection === working || collection === published ? heading : library.slide;
}

/** Whether a use is in a draft or in published content. */
export function copyText(collection: string): string {
  return collection.startsWith('published') ? library.published : library.draft;
}

/** A place in a document as text: 'gallery.3' is the fourth picture of the gallery. */
export function placeText(place: string): string {
  const position = /^gallery\.(\d+)$/.exec(place)?.[1];
  if (position !== undefined) return report.gallery(Number(position));
  return place.startsWith('hero') ? report.hero : library.picture;
}
