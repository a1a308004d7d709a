import { SUBMISSION_PHOTO_TYPES } from '@site/domain/submission-options';
import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { photoTypeOf } from './photo-type.ts';

const picture = () => sharp({ create: { width: 8, height: 8, channels: 3, background: '#ccbbaa' } });

describe('a file', () => {
  it.each(['png', 'jpeg', 'gif', 'webp'] as const)('of %s is known by its bytes', async (format) => {
    expect(photoTypeOf(await picture().toFormat(format).toBuffer())).toBe(`image/${format}`);
  });

  it.each(['<svg xmlns="http://www.w3.org/2000/svg"/>', '%PDF-1.7', 'GIF', 'RIFF0000WAVE', ''])(
    '%j is no photograph',
    (text) => {
      expect(photoTypeOf(new TextEncoder().encode(text))).toBeUndefined();
    },
  );

  it('of any bytes is one of the four or none', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 32 }), (bytes) => {
        expect([undefined, ...SUBMISSION_PHOTO_TYPES]).toContain(photoTypeOf(bytes));
      }),
    );
  });
});
