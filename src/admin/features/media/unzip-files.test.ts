import {
  BlobWriter,
  configure,
  resetConfiguration,
  TextReader,
  ZipWriter,
  type ZipWriterConstructorOptions,
} from '@zip.js/zip.js/lib/zip-core-custom.js';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { unzipFiles } from './unzip-files.ts';

const MEGABYTE = 1024 * 1024;
const ENTRY = Buffer.from('PK\x01\x02', 'latin1');
const END = Buffer.from('PK\x05\x06', 'latin1');
const NativeStream = DecompressionStream;
/** Bytes that came out of compressed files. */
let inflated = 0;

class CountingStream {
  readonly writable: WritableStream<BufferSource>;
  readonly readable: ReadableStream<Uint8Array<ArrayBuffer>>;

  constructor(format: CompressionFormat) {
    const { readable, writable } = new NativeStream(format);
    const counter = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(part, controller) {
        inflated += part.byteLength;
        controller.enqueue(part);
      },
    });
    this.writable = writable;
    this.readable = readable.pipeThrough(counter);
  }
}

beforeEach(() => {
  inflated = 0;
  configure({ DecompressionStream: CountingStream });
});
afterAll(resetConfiguration);

async function zipOf(
  files: Record<string, string>,
  options?: ZipWriterConstructorOptions,
): Promise<Buffer<ArrayBuffer>> {
  const writer = new ZipWriter(new BlobWriter(), { dataDescriptor: false, ...options });
  for (const [name, text] of Object.entries(files)) await writer.add(name, new TextReader(text));
  return Buffer.from(await (await writer.close()).arrayBuffer());
}

/** A zip of pictures with the same text, which claims the same unpacked size in bytes for each. */
async function zipClaiming(claimedSize: number, text: string, count = 1): Promise<Blob> {
  const zip = await zipOf(Object.fromEntries(Array.from({ length: count }, (_, index) => [`${index}.jpg`, text])));
  for (let at = zip.indexOf(ENTRY); at !== -1; at = zip.indexOf(ENTRY, at + 1)) zip.writeUInt32LE(claimedSize, at + 24);
  return new Blob([zip]);
}

describe('the pictures in a zip', () => {
  it.each<[string, ZipWriterConstructorOptions]>([
    ['in the common form', {}],
    ['written as a stream, with the sizes after each file', { dataDescriptor: true }],
    ['stored without compression', { level: 0 }],
    ['in the form for large archives', { zip64: true }],
  ])('are unpacked from a zip %s', async (_, options) => {
    const zip = await zipOf(
      {
        'villa.jpg/': '',
        'villa/front.jpg': 'front',
        '../Back.PNG': 'back',
        'villa/notes.txt': 'notes',
        'villa/.hidden.jpg': 'x',
        '__MACOSX/villa/front.jpg': 'x',
        'villa/.picasaoriginals/front.jpg': 'x',
      },
      options,
    );
    const files = await unzipFiles(new Blob([zip]));
    expect(files.map(({ name, type }) => [name, type])).toEqual([
      ['front.jpg', 'image/jpeg'],
      ['Back.PNG', 'image/png'],
    ]);
    expect(await Promise.all(files.map((file) => file.text()))).toEqual(['front', 'back']);
  });

  it('have names without the folders of Windows, too, and are not hidden there', async () => {
    const zip = await zipOf({
      'villa\\front.jpg': 'front',
      'villa\\.hidden.jpg': 'x',
      '__MACOSX\\villa\\front.jpg': 'x',
    });
    expect((await unzipFiles(new Blob([zip]))).map(({ name }) => name)).toEqual(['front.jpg']);
  });

  it.each(['notes.constructor', 'notes.__proto__', 'jpg', 'constructor'])('are not %j', async (name) => {
    const files = await unzipFiles(new Blob([await zipOf({ [name]: 'x', 'front.jpg': 'front' })]));
    expect(files.map((file) => file.name)).toEqual(['front.jpg']);
  });

  it('include those of phones, which are rejected where they are added', async () => {
    const files = await unzipFiles(new Blob([await zipOf({ 'IMG_1.HEIC': 'x', 'IMG_2.heif': 'x' })]));
    expect(files.map(({ name, type }) => [name, type])).toEqual([
      ['IMG_1.HEIC', 'image/heic'],
      ['IMG_2.heif', 'image/heif'],
    ]);
  });

  it('are missed with a message when there are none', async () => {
    for (const files of [{}, { 'villa/plan.pdf': 'x', '__MACOSX/villa/front.jpg': 'x' }]) {
      await expect(unzipFiles(new Blob([await zipOf(files)]))).rejects.toThrow(
        'This zip holds no JPEG, PNG or WebP pictures.',
      );
    }
  });

  it('are rejected before any is unpacked when they are too large together', async () => {
    const zip = await zipClaiming(10 * MEGABYTE, 'picture', 62);
    await expect(unzipFiles(zip)).rejects.toThrow('larger than 610\u00a0MB when unpacked');
    expect(inflated).toBe(0);
  });

  it('may be as large together as a full gallery', async () => {
    expect(await unzipFiles(await zipClaiming(305 * MEGABYTE, ' '.repeat(11 * MEGABYTE), 2))).toHaveLength(2);
  });

  it('are cut just past the limit of a picture', async () => {
    const [file] = await unzipFiles(await zipClaiming(64 * MEGABYTE, ' '.repeat(64 * MEGABYTE)));
    expect(file?.size).toBeGreaterThan(10 * MEGABYTE);
    expect(inflated).toBeLessThan(11 * MEGABYTE);
  });

  it('are damaged when one unpacks to more than the zip claims, which stops it there', async () => {
    const zip = await zipClaiming(1, ' '.repeat(64 * MEGABYTE));
    await expect(unzipFiles(zip)).rejects.toThrow('“0.jpg” is damaged.');
    expect(inflated).toBeLessThan(MEGABYTE);
  });

  it('are rejected with a message when the zip cannot be read', async () => {
    const files = { 'villa/0.jpg': 'picture' };
    const many = Object.fromEntries(Array.from({ length: 201 }, (_, index) => [`${index}.txt`, '']));
    const [zip, method] = [await zipOf(files), await zipOf(files)];
    zip.writeUInt16LE(2, zip.indexOf(END) + 10);
    method.writeUInt16LE(12, method.indexOf(ENTRY) + 10);
    await expect(unzipFiles(new Blob(['picture']))).rejects.toThrow('This is not a zip.');
    await expect(unzipFiles(new Blob([zip]))).rejects.toThrow('This zip is damaged.');
    await expect(unzipFiles(new Blob([await zipOf(many)]))).rejects.toThrow('This zip holds more than 200 files.');
    for (const packed of [method, await zipOf(files, { password: 'secret' })]) {
      await expect(unzipFiles(new Blob([packed]))).rejects.toThrow(
        '“villa/0.jpg” is packed in a way that is not supported.',
      );
    }
  });
});
