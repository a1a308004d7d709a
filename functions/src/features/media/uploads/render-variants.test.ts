import { pictureSchema } from '#domain/media/picture.ts';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { renderVariants } from './render-variants.ts';

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#884828' } });

describe('the variants of a picture', () => {
  it('are named by the first 32 digits of the hash of the original, narrowest first, then the one for shared links', async () => {
    const { picture, variants } = await renderVariants(await plain(1000, 500).png().toBuffer());
    expect(picture.id).toMatch(/^[0-9a-f]{32}$/);
    expect(variants.map(({ object, contentType }) => [object, contentType])).toEqual([
      ...[480, 800, 1000].flatMap((width) => [
        [`media/${picture.id}/${width}.avif`, 'image/avif'],
        [`media/${picture.id}/${width}.webp`, 'image/webp'],
      ]),
      [`media/${picture.id}/social.jpg`, 'image/jpeg'],
    ]);
  });

  it('include the portrait crop when the original is a large landscape picture', async () => {
    const { picture, variants } = await renderVariants(await plain(1800, 1200).png().toBuffer());
    expect(picture.upright).toBe(true);
    const crop = variants.at(-2);
    expect([crop?.object, crop?.contentType]).toEqual([`media/${picture.id}/upright.avif`, 'image/avif']);
    expect(await sharp(crop?.bytes).metadata()).toMatchObject({ format: 'heif', width: 576, height: 960 });
    const small = await renderVariants(await plain(1200, 800).png().toBuffer());
    expect(small.picture).not.toHaveProperty('upright');
    expect(small.variants.some(({ object }) => object.includes('upright'))).toBe(false);
  });

  it.each([
    [3000, 1000],
    [700, 1400],
    [64, 64],
  ])('for shared links are 1200 by 630 whatever the original (%i by %i)', async (width, height) => {
    const { variants } = await renderVariants(await plain(width, height).png().toBuffer());
    const { format, width: made, height: high } = await sharp(variants.at(-1)?.bytes).metadata();
    expect({ format, made, high }).toEqual({ format: 'jpeg', made: 1200, high: 630 });
  });

  it('are never enlarged', async () => {
    const { picture, variants } = await renderVariants(await plain(300, 200).jpeg().toBuffer());
    expect(picture).toMatchObject({ width: 300, height: 200, widths: [300] });
    for (const { bytes } of variants.slice(0, -1)) {
      expect(await sharp(bytes).metadata()).toMatchObject({ width: 300, height: 200 });
    }
  });

  it('have the dominant colours of the upper, middle and lower third', async () => {
    const flag = sharp(await plain(300, 300).png().toBuffer()).composite([
      { input: { create: { width: 300, height: 100, channels: 3, background: '#99bbcc' } }, gravity: 'north' },
      { input: { create: { width: 300, height: 100, channels: 3, background: '#443322' } }, gravity: 'south' },
    ]);
    const { picture } = await renderVariants(await flag.png().toBuffer());
    const [upper, middle, lower] = picture.tones.match(/.{3}/g) ?? [];
    expect([upper, middle, lower].map((tone) => tone?.length)).toEqual([3, 3, 3]);
    const blue = (tone = ''): number => Number.parseInt(tone.slice(2), 16);
    expect(blue(upper)).toBeGreaterThan(blue(middle));
    expect(blue(lower)).toBeLessThan(blue(upper));
    expect(new Set(picture.tones.match(/.{3}/g)).size).toBe(3);
  });

  it('have everything that the schema of a picture requires except its texts', async () => {
    const { picture } = await renderVariants(await plain(64, 64).webp().toBuffer());
    expect(pictureSchema.parse({ ...picture, alt: '', caption: '' })).toMatchObject(picture);
  });

  it('have the most common colour of the picture, to a sixteenth of each channel', async () => {
    const { picture } = await renderVariants(await plain(64, 64).png().toBuffer());
    expect(picture.color).toBe('#884828');
  });

  it('are rotated upright, without metadata', async () => {
    const sideways = await plain(400, 200)
      .withExif({ IFD0: { Artist: 'somebody' }, IFD3: { GPSLatitude: '38/1 42/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { picture, variants } = await renderVariants(sideways);
    expect(picture).toMatchObject({ width: 200, height: 400 });
    for (const { bytes } of variants) {
      const { exif, icc, orientation } = await sharp(bytes).metadata();
      expect({ exif, icc, orientation }).toEqual({ exif: undefined, icc: undefined, orientation: undefined });
    }
  });

  it('are 8-bit sRGB whatever the original was', async () => {
    const deep = await plain(60, 40).toColourspace('rgb16').png().toBuffer();
    const print = await plain(60, 40).toColourspace('cmyk').jpeg().toBuffer();
    for (const original of [deep, print]) {
      const { variants } = await renderVariants(original);
      for (const { bytes } of variants) {
        expect(await sharp(bytes).metadata()).toMatchObject({ space: 'srgb', depth: 'uchar', channels: 3 });
      }
    }
  });

  it.each(['srgb', 'p3'])('have the colours of an original of 16 bits whose profile is %s', async (profile) => {
    const deep = await plain(64, 64).toColourspace('rgb16').withIccProfile(profile).png().toBuffer();
    const { variants } = await renderVariants(deep);
    const { dominant } = await sharp(variants.at(-1)?.bytes).stats();
    expect(dominant).toEqual({ r: 136, g: 72, b: 40 });
  });

  it('show transparent parts white', async () => {
    const clear = sharp({ create: { width: 40, height: 40, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } });
    const { picture } = await renderVariants(await clear.png().toBuffer());
    expect(picture.color).toBe('#f8f8f8');
  });
});

describe('a picture is rejected', () => {
  it('when it is not a picture', async () => {
    await expect(renderVariants(Buffer.from('<html>'))).rejects.toMatchObject({ rejection: 'damaged' });
  });

  it('when it is a drawing that could refer to other files', async () => {
    const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>');
    await expect(renderVariants(drawing)).rejects.toMatchObject({ rejection: 'format' });
  });

  it('when it is cut short', async () => {
    const whole = await sharp({
      create: {
        width: 600,
        height: 600,
        channels: 3,
        background: '#888888',
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
      },
    })
      .jpeg()
      .toBuffer();
    await expect(renderVariants(whole.subarray(0, whole.length / 2))).rejects.toMatchObject({ rejection: 'damaged' });
  });

  it('when it has over 60 million pixels', async () => {
    const vast = await plain(8000, 7501).png({ compressionLevel: 1 }).toBuffer();
    await expect(renderVariants(vast)).rejects.toMatchObject({ rejection: 'too_large' });
  });
});
