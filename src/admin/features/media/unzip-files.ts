import type { Entry, FileEntry } from '@zip.js/zip.js';
import { GALLERY_MAX, PICTURE_BYTES_MAX } from '#domain/media/limits.ts';

export class ZipFault extends Error {}

const ENTRIES_MAX = 200;
/** Maximum unpacked size of the pictures of one zip: a hero and a full gallery of the largest pictures. */
const UNPACKED_MAX = (GALLERY_MAX + 1) * PICTURE_BYTES_MAX;
const MEGABYTE = 1024 * 1024;
/** The picture types by the ends of file names, with those of phones, which are then rejected by name like any other file. */
const TYPES: ReadonlyMap<string, string> = new Map([
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
  ['png', 'image/png'],
  ['webp', 'image/webp'],
  ['heic', 'image/heic'],
  ['heif', 'image/heif'],
]);
/** A hidden file or folder, or macOS's folder of copies; '.' and '..' are none. */
const HIDDEN = /^(?:\.(?!\.?$)|__MACOSX$)/;
/** Compression methods of the zip format: stored and deflate. */
const METHODS = [0, 8];
/** The Content-Security-Policy allows no workers of zip.js. Every path is safe: only its last part is used. */
const OPTIONS = { useWebWorkers: false, strictness: 'tolerant' } as const;

/**
 * Unpacks the pictures of a zip in the browser, so that each file meets the same limits as any other. Files that are
 * not pictures by name, folders and what is hidden are left out. The claimed sizes are added up before anything
 * is unpacked, and a picture of another size than claimed is treated as damaged.
 */
export async function unzipFiles(zip: Blob): Promise<File[]> {
  const pictures = (await readDirectory(zip)).flatMap((entry) => pictureIn(entry) ?? []);
  if (pictures.length === 0) throw new ZipFault('This zip holds no JPEG, PNG or WebP pictures.');
  const unpacked = pictures.reduce((sum, { entry }) => sum + entry.uncompressedSize, 0);
  if (unpacked > UNPACKED_MAX) {
    throw new ZipFault(`The pictures in this zip are larger than ${UNPACKED_MAX / MEGABYTE}\u00a0MB when unpacked.`);
  }
  const files: File[] = [];
  for (const { entry, name, type } of pictures) files.push(new File(await unpack(entry), name, { type }));
  return files;
}

async function readDirectory(zip: Blob): Promise<Entry[]> {
  const { BlobReader, isZipFile, ZipReader } = await import('@zip.js/zip.js/lib/zip-core-custom.js');
  const reader = new BlobReader(zip);
  if (!(await isZipFile(reader, OPTIONS))) throw new ZipFault('This is not a zip.');
  const entries: Entry[] = [];
  try {
    for await (const entry of new ZipReader(reader, OPTIONS).getEntriesGenerator()) {
      if (entries.push(entry) > ENTRIES_MAX) break;
    }
  } catch (cause) {
    throw new ZipFault('This zip is damaged.', { cause });
  }
  if (entries.length > ENTRIES_MAX) throw new ZipFault(`This zip holds more than ${ENTRIES_MAX} files.`);
  return entries;
}

/** An entry that is a picture by its name; null for any other. */
function pictureIn(entry: Entry): { entry: FileEntry; name: string; type: string } | null {
  // Some programs of Windows separate folders by backslashes.
  const path = entry.filename.split(/[/\\]/);
  const name = path.at(-1) ?? '';
  const type = TYPES.get(/\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '');
  return entry.directory || type === undefined || path.some((part) => HIDDEN.test(part)) ? null : { entry, name, type };
}

/** Stops past the limit: the file is then rejected like any other that is too large. */
async function unpack(entry: FileEntry): Promise<Uint8Array<ArrayBuffer>[]> {
  const { filename, encrypted, compressionMethod, uncompressedSize } = entry;
  if (encrypted || !METHODS.includes(compressionMethod)) {
    throw new ZipFault(`“${filename}” is packed in a way that is not supported.`);
  }
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const writable = new WritableStream<Uint8Array<ArrayBuffer>>({
    write(part) {
      parts.push(part);
      size += part.byteLength;
      if (size > PICTURE_BYTES_MAX) throw new RangeError('The picture is too large.');
    },
  });
  try {
    await entry.getData(writable);
  } catch (cause) {
    if (Math.min(size, uncompressedSize) <= PICTURE_BYTES_MAX) {
      throw new ZipFault(`“${filename}” is damaged.`, { cause });
    }
  }
  return parts;
}
