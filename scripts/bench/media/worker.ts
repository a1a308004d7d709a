import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import sharp from 'sharp';
import * as z from 'zod';
import { PICTURE_WIDTHS } from '#domain/media/limits.ts';
import { SOCIAL_PICTURE } from '#domain/media/picture-path.ts';
import { PORTRAIT_PICTURE } from '#domain/media/portrait-crop.ts';
import { uploadObject } from '#domain/media/upload-place.ts';
import { processUpload } from '#functions/features/media/uploads/process-upload.ts';
import { SOCIAL_SETTINGS, VARIANT_SETTINGS } from '#functions/features/media/uploads/variant-settings.ts';
import { readSeedEnvironment } from '#scripts/seed/seed-environment.ts';

// Processes pictures in a process of its own, for its memory: 'node worker.ts processUpload' or 'node worker.ts sharp'. Each
// message names a file; the reply has the figures.

const app = initializeApp(readSeedEnvironment(process.env));
const database = getFirestore(app);
const bucket = getStorage(app).bucket();
const deps = { database: () => database, bucket: () => bucket, clock: () => new Date() };

const WAYS = {
  /** End to end: uploads to Storage and runs the function's code, which stores eleven files and a document. */
  processUpload: async (bytes: Buffer) => {
    const object = uploadObject('bench', randomUUID(), 'image/jpeg', 'picture');
    await bucket.file(object).save(bytes, { resumable: false, contentType: 'image/jpeg' });
    const outcome = await processUpload(deps, { object, size: bytes.byteLength, name: 'bench.jpg' });
    if (outcome !== 'done') throw new Error(`A photograph was not processed: ${outcome}`);
  },
  /** The baseline: sharp encodes the same files, each from the original, as its documentation shows, and stores none. */
  sharp: async (bytes: Buffer) => {
    const rotated = () => sharp(bytes).autoOrient();
    const files = [
      ...PICTURE_WIDTHS.flatMap((width) => [
        rotated().resize({ width, withoutEnlargement: true }).avif(VARIANT_SETTINGS.avif),
        rotated().resize({ width, withoutEnlargement: true }).webp(VARIANT_SETTINGS.webp),
      ]),
      rotated().resize(PORTRAIT_PICTURE.width, PORTRAIT_PICTURE.height).avif(VARIANT_SETTINGS.avif),
      rotated().resize(SOCIAL_PICTURE.width, SOCIAL_PICTURE.height, { position: 'attention' }).jpeg(SOCIAL_SETTINGS),
      rotated().resize({ width: 20 }).webp({ quality: 50 }),
    ];
    await Promise.all(files.map((file) => file.toBuffer()));
  },
};

const work = WAYS[z.enum(['processUpload', 'sharp']).parse(process.argv[2])];

async function measure(file: string): Promise<void> {
  const bytes = await readFile(file);
  const began = performance.now();
  await work(bytes);
  const residentMegabytes = process.memoryUsage.rss() / 1024 ** 2;
  const peakMegabytes = process.resourceUsage().maxRSS / 1024;
  process.send?.({ milliseconds: performance.now() - began, residentMegabytes, peakMegabytes });
}

process.on('message', (file) => void measure(z.string().parse(file)));
