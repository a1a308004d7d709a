import { readFile } from 'node:fs/promises';
import type { RenderedPicture } from '#functions/features/media/uploads/render-variants.ts';
import { keepPicture, type KeptPicture } from './kept-pictures.ts';
import type { SourcePicture } from './picture-index.ts';
import type { ReportProgress } from '../progress-line.ts';

/** Pictures ready to be written into documents and stored. */
export interface PreparedPictures {
  /** By name of the picture. */
  byName: ReadonlyMap<string, RenderedPicture>;
  /** All of them, with their files. */
  kept: readonly KeptPicture[];
}

/** Renders what is not yet kept in `cache`, one picture after another; `report` hears of each one done. */
export async function preparePictures(
  names: readonly string[],
  sources: ReadonlyMap<string, SourcePicture>,
  cache: string,
  report: ReportProgress,
): Promise<PreparedPictures> {
  const kept: KeptPicture[] = [];
  const byName = new Map<string, RenderedPicture>();
  const add = (picture: KeptPicture): RenderedPicture => {
    kept.push(picture);
    report(kept.length, names.length, picture.isNew);
    return picture.picture;
  };

  for (const name of names) {
    const source = sources.get(name);
    if (source === undefined) throw new Error(`no file for the picture '${name}'`);
    byName.set(name, add(await keepPicture(cache, await readFile(source.path))));
  }
  return { byName, kept };
}
