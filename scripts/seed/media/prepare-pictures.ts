import { readFile } from 'node:fs/promises';
import type { RenderedPicture } from '#functions/features/media/uploads/render-variants.ts';
import { cachePicture, type CachedPicture } from './cached-pictures.ts';
import type { SourcePicture } from './picture-index.ts';
import type { ReportProgress } from '../progress-line.ts';

/** Pictures that are ready to be written into documents and stored. */
export interface PreparedPictures {
  byName: ReadonlyMap<string, RenderedPicture>;
  /** All pictures with their files. */
  cached: readonly CachedPicture[];
}

/** Renders the pictures that are not in the folder `cache`, one after the other, and reports the progress. */
export async function preparePictures(
  names: readonly string[],
  sources: ReadonlyMap<string, SourcePicture>,
  cache: string,
  report: ReportProgress,
): Promise<PreparedPictures> {
  const cached: CachedPicture[] = [];
  const byName = new Map<string, RenderedPicture>();
  const add = (picture: CachedPicture): RenderedPicture => {
    cached.push(picture);
    report(cached.length, names.length, picture.isNew);
    return picture.picture;
  };

  for (const name of names) {
    const source = sources.get(name);
    if (source === undefined) throw new Error(`no file for the picture '${name}'`);
    byName.set(name, add(await cachePicture(cache, await readFile(source.path))));
  }
  return { byName, cached };
}
