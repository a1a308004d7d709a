import { readFile } from 'node:fs/promises';
import type { RenderedPicture } from '../../functions/src/features/media/render-variants.ts';
import { drawMonogram } from './draw-monogram.ts';
import { keepPicture, type KeptPicture } from './kept-pictures.ts';
import type { SourcePicture } from './picture-index.ts';
import type { ReportProgress } from './progress-line.ts';

/** What the content needs pictures of. */
export interface PictureWishes {
  /** Names of pictures. */
  names: readonly string[];
  /** Names of people without a photograph. */
  people: readonly string[];
}

/** Pictures ready to be written into documents and stored. */
export interface PreparedPictures {
  /** By name of the picture. */
  byName: ReadonlyMap<string, RenderedPicture>;
  /** Monograms by the person's name. */
  byPerson: ReadonlyMap<string, RenderedPicture>;
  /** All of them, with their files. */
  kept: readonly KeptPicture[];
}

/** Renders what is not yet kept in `cache`, one picture after another; `report` hears of each one done. */
export async function preparePictures(
  wishes: PictureWishes,
  sources: ReadonlyMap<string, SourcePicture>,
  cache: string,
  report: ReportProgress,
): Promise<PreparedPictures> {
  const total = wishes.names.length + wishes.people.length;
  const kept: KeptPicture[] = [];
  const byName = new Map<string, RenderedPicture>();
  const byPerson = new Map<string, RenderedPicture>();
  const add = (picture: KeptPicture): RenderedPicture => {
    kept.push(picture);
    report(kept.length, total, picture.isNew);
    return picture.picture;
  };

  for (const name of wishes.names) {
    const source = sources.get(name);
    if (source === undefined) throw new Error(`no file for the picture '${name}'`);
    byName.set(name, add(await keepPicture(cache, await readFile(source.path))));
  }
  for (const person of wishes.people) {
    byPerson.set(person, add(await keepPicture(cache, Buffer.from(drawMonogram(person)), ['svg'])));
  }
  return { byName, byPerson, kept };
}
