import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { icoFile } from './ico-file.ts';
import { ICONS } from './icon-list.ts';

const PUBLIC_FOLDER = join(import.meta.dirname, '../../../public');
const PNG_SIGNATURE = '89504e470d0a1a0a';

describe('the committed icons', () => {
  it.each(ICONS.map(({ file, width, height }) => [file, width, height] as const))(
    '%s is %i by %i pixels',
    async (file, width, height) => {
      const bytes = await readFile(join(PUBLIC_FOLDER, file));
      expect(bytes.subarray(0, 8).toString('hex')).toBe(PNG_SIGNATURE);
      expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([width, height]);
      expect(bytes.length).toBeLessThan(10_000);
    },
  );

  it('favicon.ico holds two PNGs where its directory says', async () => {
    const bytes = await readFile(join(PUBLIC_FOLDER, 'favicon.ico'));
    expect(bytes.readUInt16LE(4)).toBe(2);
    for (const entry of [6, 22]) {
      const offset = bytes.readUInt32LE(entry + 12);
      expect(bytes.subarray(offset, offset + 8).toString('hex')).toBe(PNG_SIGNATURE);
      expect(bytes.readUInt32BE(offset + 16)).toBe(bytes.readUInt8(entry));
    }
  });

  it('an ICO file ends where its last picture ends', () => {
    const bytes = icoFile([
      { size: 16, bytes: Buffer.alloc(10, 1) },
      { size: 32, bytes: Buffer.alloc(20, 2) },
    ]);
    expect(bytes.length).toBe(6 + 2 * 16 + 30);
    expect([bytes.readUInt32LE(18), bytes.readUInt32LE(34)]).toEqual([38, 48]);
  });
});
