import { logger } from 'firebase-functions';
import sharp from 'sharp';
import { expect, it, vi } from 'vitest';
import { pictureFixture, publishedFixture } from '#domain/content/published-fixture.ts';
import { contentFixture } from './content-fixture.ts';
import { readPhotos } from './photos.ts';

const webp = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#806040' } })
  .webp()
  .toBuffer();

/** A bucket with a file for every picture but those that the name contains. */
function bucket(failing: Readonly<Record<string, () => Promise<[Buffer]>>> = {}) {
  const asked: string[] = [];
  const file = (name: string) => {
    asked.push(name);
    const fails = Object.entries(failing).find(([part]) => name.includes(part));
    return { download: fails?.[1] ?? (async (): Promise<[Buffer]> => [webp]) };
  };
  return { file, asked };
}

const withPictures = (...digits: string[]) =>
  contentFixture({
    property: publishedFixture({ hero: pictureFixture('0'), gallery: digits.map((digit) => pictureFixture(digit)) }),
  });

const boxesOf = (photos: readonly { place: string; width: number; height: number }[]): string[] =>
  photos.map(({ place, width, height }) => `${place} ${width} by ${height}`);

it('crops the pictures to their boxes, the hero first and none twice, seven at most', async () => {
  const photos = await readPhotos(bucket(), withPictures('0', '1', '2', '3', '4', '5', '6', '7'));
  expect(boxesOf(photos)).toEqual([
    'front 596 by 560',
    'facts 487 by 270',
    ...Array.from({ length: 4 }, () => 'story 237 by 160'),
    'back 596 by 420',
  ]);
  const { format, width = 0, height = 0 } = await sharp(photos[1]?.jpeg ?? undefined).metadata();
  expect(format).toBe('jpeg');
  expect(width / height).toBeCloseTo(487 / 270, 1);
});

it.each([
  [0, ['front 596 by 560']],
  [1, ['front 596 by 560', 'facts 487 by 270']],
  [2, ['front 596 by 560', 'facts 487 by 270', 'back 596 by 420']],
  [3, ['front 596 by 560', 'facts 487 by 270', 'story 375 by 210', 'back 596 by 420']],
])('has a place for each of a hero and %i pictures, and makes one without a partner wider', async (count, boxes) => {
  const photos = await readPhotos(bucket(), withPictures(...['1', '2', '3'].slice(0, count)));
  expect(boxesOf(photos)).toEqual(boxes);
});

it('reads the smallest variant that is wide enough', async () => {
  const { file, asked } = bucket();
  await readPhotos({ file }, { ...withPictures(), kind: 'scout-sheet' });
  expect(asked).toEqual([`media/${'0'.repeat(32)}/480.webp`]);
});

it('leaves a missing or broken file out, and logs it', async () => {
  const log = vi.spyOn(logger, 'error').mockReturnValue(undefined);
  const failing = {
    ['1'.repeat(32)]: () => Promise.reject(new Error('No such object')),
    ['2'.repeat(32)]: async (): Promise<[Buffer]> => [Buffer.from('RIFF but not a picture')],
  };
  const photos = await readPhotos(bucket(failing), withPictures('1', '2', '3'));
  expect(photos.map(({ jpeg }) => jpeg !== null)).toEqual([true, false, false, true]);
  expect(log).toHaveBeenCalledTimes(2);
});
