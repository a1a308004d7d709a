import type { Picture } from '#domain/media/picture.ts';
import type { SourcePicture } from './picture-index.ts';
import type { PreparedPictures } from './prepare-pictures.ts';
import type { SamplePicture } from '../sample-schemas.ts';

/** Prepared pictures with their texts, as documents store them. */
export interface PictureCache {
  /** The picture of a name, with the alt text of the index. */
  named: (name: string) => Picture;
  /** A picture of a gallery, with the gallery's own texts if it has any. */
  inGallery: (entry: SamplePicture) => Picture;
}

/** Gives access to prepared pictures by name; throws for a picture that was not prepared. */
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
