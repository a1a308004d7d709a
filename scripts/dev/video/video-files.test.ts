import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const VIDEOS = join(import.meta.dirname, '../../../public/video');
const LISTING_PAGES = ['events', 'mid-term-rental', 'productions', 'real-estate', 'rentals', 'retreats'];
const BYTES_MAX = 700_000;

describe('the background videos of the listing pages', () => {
  it('exist in both formats, each of less than 700 kB', async () => {
    const files = (await readdir(VIDEOS)).filter((file) => !file.startsWith('hero-'));
    expect(files.sort()).toEqual(LISTING_PAGES.flatMap((name) => [`${name}.mp4`, `${name}.webm`]));
    for (const file of files) expect((await stat(join(VIDEOS, file))).size, file).toBeLessThan(BYTES_MAX);
  });
});
