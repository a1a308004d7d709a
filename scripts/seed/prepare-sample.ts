import { join } from 'node:path';
import { checkContent } from './check-content.ts';
import { contentDocuments, type SeedDocument } from './content-documents.ts';
import { readPictureIndex } from './media/picture-index.ts';
import { libraryEntries, type LibraryEntry } from './media/library-entries.ts';
import { pictureCache } from './media/picture-cache.ts';
import { preparePictures, type PreparedPictures } from './media/prepare-pictures.ts';
import { progressLine } from './progress-line.ts';
import { readContent, type SampleContent } from './read-content.ts';
import { resolveContent } from './resolve-content.ts';

const CONTENT_FOLDER = join(import.meta.dirname, 'content');
const PICTURES_FOLDER = join(import.meta.dirname, 'pictures');
const PICTURE_CACHE = join(import.meta.dirname, '../../.cache/pictures');

/** The sample content, ready to be stored. */
export interface PreparedSample {
  /** Working and published copies of every kind. */
  documents: SeedDocument[];
  pictures: PreparedPictures;
  /** The pictures as entries of the library. */
  library: LibraryEntry[];
}

/** Reads and checks the sample content and renders pictures that are not cached; throws a FixableError with file and field. */
export async function prepareSample(): Promise<PreparedSample> {
  const sources = await readPictureIndex(PICTURES_FOLDER);
  const content = await readContent(CONTENT_FOLDER, new Set(sources.keys()));
  checkContent(content);
  const report = progressLine('Preparing pictures');
  const pictures = await preparePictures(requestedPictures(content), sources, PICTURE_CACHE, report);
  const cache = pictureCache(pictures, sources);
  return {
    documents: contentDocuments(resolveContent(content, cache)),
    pictures,
    library: libraryEntries(pictures, cache),
  };
}

/** Names of all pictures of the content, without duplicates. */
function requestedPictures(content: SampleContent): string[] {
  const galleries = [
    ...content.property.flatMap(({ value }) => [...value.gallery, ...value.floorPlans, ...value.accessPictures]),
    ...content.destination.flatMap(({ value }) => value.gallery),
  ];
  const single = [
    ...content.property.map(({ value }) => value.hero),
    ...content.destination.map(({ value }) => value.heroImage),
    ...content.service.map(({ value }) => value.image),
    ...content.heroImage.map(({ value }) => value.image),
  ].filter((name) => name !== null);
  return [...new Set([...single, ...galleries.map(({ picture }) => picture)])].sort();
}
