import { BUSINESS_COLLECTIONS } from '#domain/content/collections.ts';
import { CONTENT_KINDS } from '#domain/content/kinds.ts';
import type { PictureUseLine } from '#domain/media/library-picture.ts';
import { MEDIA_TEXT } from '../text.ts';

const { library, report } = MEDIA_TEXT;

const { submissions } = BUSINESS_COLLECTIONS;

/** What a document that uses a picture is called: slides, the settings and what owners sent have no title. */
export function titleOfUse({ collection, documentId, title }: Omit<PictureUseLine, 'places'>): string {
  const { working, published, heading } = CONTENT_KINDS.settings;
  if (title !== documentId) return title;
  if (collection === submissions) return library.submission;
  return collection === working || collection === published ? heading : library.slide;
}

/** Whether a use is in a draft or in published content; '' for a submission, which is neither. */
export function copyText(collection: string): string {
  if (collection === submissions) return '';
  return collection.startsWith('published') ? library.published : library.draft;
}

/** A place in a document as text: 'gallery.3' is the fourth picture of the gallery. */
export function placeText(place: string): string {
  const position = /^gallery\.(\d+)$/.exec(place)?.[1];
  if (position !== undefined) return report.gallery(Number(position));
  return place.startsWith('hero') ? report.hero : library.picture;
}
