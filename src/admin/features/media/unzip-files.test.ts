import { deflateRawSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { unzipFiles } from './unzip-files.ts';

const MEGABYTE = 1024 * 1024;

interface PackedFile {
  readonly name: string;
  readonly text: string;
  /** Unpacked size in bytes that the zip claims; default the true one. */
  readonly claimedSize?: number;
}

function zipOf(files: readonly PackedFile[]): Blob {
  const bodies: Buffer[] = [];
  const entries: Buffer[] = [];
  for (const { name, text, claimedSize = Buffer.byteLength(text) } of files) {
    const [packed, offset] = [deflateRawSync(text), Buffer.concat(bodies).length];
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04034b50);
    head.writeUInt16LE(name.length, 26);
    bodies.push(head, Buffer.from(name), packed);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50);
    entry.writeUInt16LE(8, 10);
    entry.writeUInt32LE(packed.length, 20);
    entry.writeUInt32LE(claimedSize, 24);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(offset, 42);
    entries.push(entry, Buffer.from(name));
  }
  const [body, directory, end] = [Buffer.concat(bodies), Buffer.concat(entries), Buffer.alloc(22)];
  end.writeUInt32LE(0x06054b50);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(body.length, 16);
  return new Blob([body, directory, end]);
}

const pictures = (count: number, claimedSize: number) =>
  Array.from({ length: count }, (_, index) => ({ name: `villa/${index}.jpg`, text: 'picture', claimedSize }));

describe('the pictures in a zip', () => {
  it('are unpacked', async () => {
    const zip = zipOf([
      { name: 'villa/front.jpg', text: 'front' },
      { name: 'villa/notes.txt', text: 'notes' },
      { name: '__MACOSX/villa/._front.jpg', text: 'x' },
    ]);
    const files = await unzipFiles(zip);
    expect(files.map(({ name, type }) => [name, type])).toEqual([['front.jpg', 'image/jpeg']]);
    expect(await files[0]?.text()).toBe('front');
  });

  it('are rejected before any is unpacked when they are too large together', async () => {
    const inflating = vi.spyOn(globalThis, 'DecompressionStream');
    await expect(unzipFiles(zipOf(pictures(62, 10 * MEGABYTE)))).rejects.toThrow('larger than 610 MB when unpacked');
    expect(inflating).not.toHaveBeenCalled();
    inflating.mockRestore();
  });

  it('may be as large together as a full gallery', async () => {
    expect(await unzipFiles(zipOf(pictures(61, 10 * MEGABYTE)))).toHaveLength(61);
  });

  it('are damaged when one unpacks to more than the zip claims', async () => {
    const zip = zipOf([{ name: 'villa/0.jpg', text: ' '.repeat(MEGABYTE), claimedSize: 1 }]);
    await expect(unzipFiles(zip)).rejects.toThrow('“villa/0.jpg” is damaged.');
  });
});
