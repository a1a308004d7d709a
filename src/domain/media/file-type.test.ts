import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { fileTypeOf } from './file-type.ts';

const picture = () => sharp({ create: { width: 8, height: 8, channels: 3, background: '#ccbbaa' } });

describe('a file', () => {
  it.each(['png', 'jpeg', 'gif', 'webp', 'tiff', 'avif'] as const)(
    'in the format %s is identified by its bytes',
    async (format) => {
      expect(fileTypeOf(await picture().toFormat(format).toBuffer())).toBe(`image/${format}`);
    },
  );

  it.each([
    ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml'],
    ['%PDF-1.7', 'application/pdf'],
    [' <!DOCTYPE html>', 'text/html'],
    ['GIF', 'unknown'],
    ['RIFF0000WAVE', 'unknown'],
    ['', 'unknown'],
  ])('%j is %s', (text, type) => {
    expect(fileTypeOf(new TextEncoder().encode(text))).toBe(type);
  });

  it('has one type whatever its bytes', () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 32 }), (bytes) => fileTypeOf(bytes).length > 0));
  });
});
