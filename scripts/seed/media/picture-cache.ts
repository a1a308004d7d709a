import type { Picture } from '#domain/media/picture.ts';
import type { SourcePicture } from './picture-index.ts';
import type { PreparedPictures } from './prepare-pictures.ts';
import type { SamplePicture } from '../sample-schemas.ts';

/** Prepared pictures with their words, as documents hold them. */
export interface PictureCache {
  /** The picture of a name, with the words of its index. */
  named: (name: string) => Picture;
  /** A picture of a gallery, with the gallery's words where it has its own. */
  inGallery: (entry: SamplePicture) => Picture;
}

/** Puts prepared pictures on a shelf; asking for one that was not prepared throws. */
export function pictureCache(
  prepared: Pick<PreparedPictures, 'byName'>,
  sources: ReadonlyMap<string, Pick<SourcePicture, 'alt'>>,
): PictureCache {
  const inGallery = ({ picture, alt, caption }: SamplePicture): Picture => ({
    ...take(prepared.byName, picture),
    alt: alt ?? take(sources, picture).alt,
    caption,
  });
  return {
    inGallery,
    named: (name) => inGallery({ picture: name, caption: '' }),
  };
}

function take<Value>(cache: ReadonlyMap<string, Value>, name: string): Value {
  const found = cache.get(name);
  if (found === undefined) throw new Error(`'${name}' was not prepared`);
  return found;
}
