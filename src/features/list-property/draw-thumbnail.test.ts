import { afterEach, expect, it, vi } from 'vitest';
import { drawThumbnails } from './draw-thumbnail.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('photographs are decoded one after the other, as twenty at once fill the memory of a phone', async () => {
  let decoding = 0;
  let atOnce = 0;
  vi.stubGlobal('createImageBitmap', async () => {
    decoding += 1;
    atOnce = Math.max(atOnce, decoding);
    await Promise.resolve();
    decoding -= 1;
    throw new Error('not a picture');
  });
  const drawn: (string | null)[] = [];
  const photos = Array.from({ length: 20 }, (_, number) => ({
    id: `${number}`,
    file: new File(['x'], `${number}.jpg`),
  }));
  await drawThumbnails(photos, (_, thumbnail) => drawn.push(thumbnail));
  expect(drawn).toHaveLength(20);
  expect(atOnce).toBe(1);
});
