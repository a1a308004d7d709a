import { invalidFileType, PICTURE_DAMAGED } from '#domain/media/text.ts';
import type { HostileFile } from './hostile-files.ts';
import { drawnJpeg, drawnPicture, drawnPng } from './drawn-pictures.ts';

/** Pictures that are cut off, overwritten or incomplete. */
export async function damagedFiles(): Promise<HostileFile[]> {
  const damaged = (what: string, bytes: Buffer): HostileFile => ({
    what,
    name: `${what}.jpg`,
    bytes,
    expected: PICTURE_DAMAGED,
  });
  const jpeg = await drawnJpeg(200);
  const png = await drawnPng(201);
  const webp = await drawnPicture(202).webp().toBuffer();
  return [
    { what: 'one byte', name: 'one.jpg', bytes: Buffer.from([0xff]), expected: invalidFileType('unknown') },
    { what: 'a thousand zeros', name: 'zeros.jpg', bytes: Buffer.alloc(1000), expected: invalidFileType('unknown') },
    damaged('the first three bytes of a JPEG', jpeg.subarray(0, 3)),
    damaged('the header of a JPEG', jpeg.subarray(0, 40)),
    damaged('half a JPEG', jpeg.subarray(0, jpeg.length / 2)),
    damaged('the signature of a PNG', png.subarray(0, 8)),
    damaged('the header of a PNG', png.subarray(0, 33)),
    damaged('half a PNG', png.subarray(0, png.length / 2)),
    damaged('a PNG overwritten in the middle', overwritten(png)),
    damaged('the header of a WebP', webp.subarray(0, 16)),
    damaged('half a WebP', webp.subarray(0, webp.length / 2)),
    damaged(
      'a JPEG mark before a text',
      Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from('text'.repeat(200))]),
    ),
    damaged('a WebP whose chunk claims four gigabytes', withHugeChunk(webp)),
  ];
}

function overwritten(file: Buffer): Buffer {
  const copy = Buffer.from(file);
  const third = Math.floor(file.length / 3);
  copy.fill(0xaa, third, 2 * third);
  return copy;
}

function withHugeChunk(webp: Buffer): Buffer {
  const copy = Buffer.from(webp);
  copy.writeUInt32LE(0xff_ff_ff_f0, 16);
  return copy;
}
