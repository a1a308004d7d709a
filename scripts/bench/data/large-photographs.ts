import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const SAMPLES = join(import.meta.dirname, '../../seed/pictures');
const SIZE = { width: 4000, height: 3000 } as const;

/** Makes different photographs of 12 megapixels from the sample ones; the folder caches them for the next run. */
export async function largePhotographs(folder: string, count: number): Promise<string[]> {
  mkdirSync(folder, { recursive: true });
  const samples = readdirSync(SAMPLES).filter((name) => name.endsWith('.jpg'));
  const files: string[] = [];
  for (let number = 0; number < count; number += 1) {
    const file = join(folder, `${number}.jpg`);
    files.push(file);
    const sample = samples[number % samples.length];
    if (sample === undefined) throw new Error(`There are no photographs in ${SAMPLES}`);
    if (existsSync(file)) continue;
    await sharp(join(SAMPLES, sample))
      .resize({ ...SIZE, fit: 'cover' })
      .modulate({ brightness: 1 + (number % 7) / 100 })
      .withExif({ IFD0: { Make: 'camera', ImageDescription: `number ${number}` } })
      .jpeg({ quality: 90 })
      .toFile(`${file}.part`);
    await rename(`${file}.part`, file);
  }
  return files;
}
