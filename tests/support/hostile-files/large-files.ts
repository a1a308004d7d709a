import { crc32, deflateSync } from 'node:zlib';
import { PICTURE_BYTES_MAX } from '#domain/media/limits.ts';
import { fileTooLarge, PICTURE_DAMAGED, PICTURE_TOO_MANY_PIXELS } from '#domain/media/text.ts';
import type { HostileFile } from './hostile-files.ts';
import { drawnJpeg, drawnPicture } from './drawn-pictures.ts';

const PNG_SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

/** Files that are large or become large when they are decompressed. */
export async function largeFiles(): Promise<HostileFile[]> {
  const file = (what: string, bytes: Buffer, expected: string): HostileFile => ({
    what,
    name: `${what}.png`,
    bytes,
    expected,
  });
  const few = deflateSync(Buffer.alloc(1000));
  const bomb = deflateSync(Buffer.alloc(60_000_000), { level: 9 });
  const jpeg = await drawnJpeg(300);
  const padded = (bytes: number) => Buffer.concat([jpeg, Buffer.alloc(bytes - jpeg.length)]);
  const tooLarge = PICTURE_BYTES_MAX + 1;
  return [
    file('a header of 50,000 by 50,000', pngFile(50_000, 50_000, few), PICTURE_TOO_MANY_PIXELS),
    file('a header of two billion by two billion', pngFile(0x7f_ff_ff_ff, 0x7f_ff_ff_ff, few), PICTURE_DAMAGED),
    file('a header of one by a hundred million', pngFile(1, 100_000_000, few), PICTURE_TOO_MANY_PIXELS),
    file('a header of nothing by nothing', pngFile(0, 0, few), PICTURE_DAMAGED),
    file('rows of 8,000 by 8,000 in a few bytes', pngFile(8000, 8000, bomb), PICTURE_TOO_MANY_PIXELS),
    file('60 megabytes of rows for a small picture', pngFile(64, 64, bomb), 'done'),
    file('a JPEG header of 65,500 by 65,500', hugeJpeg(jpeg), PICTURE_TOO_MANY_PIXELS),
    file('a JPEG one byte over the limit', padded(tooLarge), fileTooLarge(tooLarge, PICTURE_BYTES_MAX)),
    file('a JPEG at the limit', padded(PICTURE_BYTES_MAX), 'done'),
    file(
      '20 megabytes of zeros',
      Buffer.alloc(2 * PICTURE_BYTES_MAX),
      fileTooLarge(2 * PICTURE_BYTES_MAX, PICTURE_BYTES_MAX),
    ),
    file('a picture one pixel high', await drawnPicture(301, 4000, 1).png().toBuffer(), 'done'),
    file('a picture one pixel wide', await drawnPicture(302, 1, 3000).png().toBuffer(), 'done'),
    file('a single pixel', await drawnPicture(303, 1, 1).png().toBuffer(), 'done'),
    file('a picture 20,000 pixels tall', await drawnPicture(304, 3, 20_000).png().toBuffer(), PICTURE_TOO_MANY_PIXELS),
  ];
}

/** A small JPEG whose frame header claims 65,500 by 65,500 pixels. */
function hugeJpeg(jpeg: Buffer): Buffer {
  const copy = Buffer.from(jpeg);
  const frame = copy.indexOf(Buffer.from([0xff, 0xc0]));
  copy.writeUInt16BE(65_500, frame + 5);
  copy.writeUInt16BE(65_500, frame + 7);
  return copy;
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

/** A grey PNG whose header claims this size, with compressed rows that need not match it. */
function pngFile(width: number, height: number, rows: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(8, 8);
  return Buffer.concat([
    PNG_SIGNATURE,
    pngChunk('IHDR', header),
    pngChunk('IDAT', rows),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}
