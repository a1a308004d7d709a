import { GALLERY_MAX, PICTURE_BYTES_MAX } from '#domain/media/limits.ts';

export class ZipFault extends Error {}

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const END_BYTES = 22;
const COMMENT_MAX = 65_535;
const ENTRIES_MAX = 200;
/** Maximum unpacked size of the pictures of one zip: a hero and a full gallery of the largest pictures. */
const UNPACKED_MAX = (GALLERY_MAX + 1) * PICTURE_BYTES_MAX;
const MEGABYTE = 1024 * 1024;
const TYPES: Record<string, string> = { jpg: 'image/jpeg', jpeg: 'image/jpeg', png: 'image/png', webp: 'image/webp' };

interface Entry {
  readonly name: string;
  readonly method: number;
  readonly compressed: number;
  readonly unpacked: number;
  readonly offset: number;
}

/**
 * Unpacks the pictures of a zip in the browser, so that each file meets the same limits as any other. Files that are
 * not pictures by name, folders and macOS's hidden copies are left out. The claimed sizes are added up before anything
 * is unpacked, and a picture larger than claimed is treated as damaged.
 */
export async function unzipFiles(zip: Blob): Promise<File[]> {
  const pictures = (await readDirectory(zip)).flatMap((entry) => pictureIn(entry) ?? []);
  const unpacked = pictures.reduce((sum, { entry }) => sum + entry.unpacked, 0);
  if (unpacked > UNPACKED_MAX) {
    throw new ZipFault(`The pictures in this zip are larger than ${UNPACKED_MAX / MEGABYTE} MB when unpacked.`);
  }
  const files: File[] = [];
  for (const { entry, name, type } of pictures) files.push(new File([await unpack(zip, entry)], name, { type }));
  return files;
}

/** An entry that is a picture by its name; null for any other. */
function pictureIn(entry: Entry): { entry: Entry; name: string; type: string } | null {
  const name = entry.name.split('/').at(-1) ?? '';
  const type = TYPES[name.split('.').at(-1)?.toLowerCase() ?? ''];
  return type === undefined || name.startsWith('.') || entry.name.startsWith('__MACOSX/')
    ? null
    : { entry, name, type };
}

async function readDirectory(zip: Blob): Promise<Entry[]> {
  const tailBegin = Math.max(0, zip.size - END_BYTES - COMMENT_MAX);
  const tail = new DataView(await zip.slice(tailBegin).arrayBuffer());
  let end = tail.byteLength - END_BYTES;
  while (end >= 0 && tail.getUint32(end, true) !== END) end -= 1;
  if (end < 0) throw new ZipFault('This is not a zip.');
  const count = tail.getUint16(end + 10, true);
  if (count > ENTRIES_MAX) throw new ZipFault(`This zip holds more than ${ENTRIES_MAX} files.`);
  const begin = tail.getUint32(end + 16, true);
  const directory = new DataView(await zip.slice(begin, begin + tail.getUint32(end + 12, true)).arrayBuffer());
  const entries: Entry[] = [];
  for (let at = 0; entries.length < count;) {
    if (at + 46 > directory.byteLength || directory.getUint32(at, true) !== ENTRY)
      throw new ZipFault('This zip is damaged.');
    const nameBytes = directory.getUint16(at + 28, true);
    entries.push({
      name: new TextDecoder().decode(
        new Uint8Array(directory.buffer, at + 46, Math.min(nameBytes, directory.byteLength - at - 46)),
      ),
      method: directory.getUint16(at + 10, true),
      compressed: directory.getUint32(at + 20, true),
      unpacked: directory.getUint32(at + 24, true),
      offset: directory.getUint32(at + 42, true),
    });
    at += 46 + nameBytes + directory.getUint16(at + 30, true) + directory.getUint16(at + 32, true);
  }
  return entries;
}

async function unpack(zip: Blob, { name, method, compressed, unpacked, offset }: Entry): Promise<Blob> {
  const head = new DataView(await zip.slice(offset, offset + 30).arrayBuffer());
  if (head.byteLength < 30) throw new ZipFault('This zip is damaged.');
  const begin = offset + 30 + head.getUint16(26, true) + head.getUint16(28, true);
  const packed = zip.slice(begin, begin + compressed);
  if (method === 0 && packed.size <= unpacked) return packed;
  if (method === 0) throw new ZipFault(`“${name}” is damaged.`);
  if (method !== 8) throw new ZipFault(`“${name}” is packed in a way that is not supported.`);
  return inflate(packed, name, unpacked);
}

/** Stops past the limit: the file is then rejected like any other that is too large. */
async function inflate(packed: Blob, name: string, claimed: number): Promise<Blob> {
  const reader = packed.stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      parts.push(read.value);
      size += read.value.byteLength;
      if (size > PICTURE_BYTES_MAX) break;
    }
  } catch (cause) {
    throw new ZipFault(`“${name}” is damaged.`, { cause });
  }
  await reader.cancel();
  if (size > claimed) throw new ZipFault(`“${name}” is damaged.`);
  return new Blob(parts);
}
