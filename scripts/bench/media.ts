import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import sharp from 'sharp';
import * as z from 'zod';
import { CACHE_FOLDER } from '#scripts/emulators/project-paths.ts';
import { median, round } from './support/figures.ts';
import { runBenchmark } from './support/run-benchmark.ts';

/** `growth` is the memory in the last fifth of the run, compared with the second fifth. */
const GOALS = { ratio: 1.25, peakMegabytes: 512, growth: 1.15 };

const pictureFiguresSchema = z.object({
  milliseconds: z.number(),
  /** Resident memory afterwards, and the largest so far. */
  residentMegabytes: z.number(),
  peakMegabytes: z.number(),
});

type PictureFigures = z.output<typeof pictureFiguresSchema>;

await runBenchmark({
  name: 'media',
  goals: GOALS,
  emulators: ['firestore', 'storage'],
  sizes: [50],
  async *measure({ sizes: [pictures], resources }) {
    const pipeline = resources.use(startWorker('processUpload'));
    const sharpAlone = resources.use(startWorker('sharp'));
    const [rows, baselineRows]: [PictureFigures[], PictureFigures[]] = [[], []];
    for (let number = 0; number < pictures; number += 1) {
      const file = await makePhotograph(number);
      // Alternately, so that other load on the machine affects both equally.
      baselineRows.push(await processPicture(sharpAlone, file));
      rows.push(await processPicture(pipeline, file));
    }
    const [figures, baseline] = [summarize(rows), summarize(baselineRows)];
    const [baselineSeconds, baselinePeak, baselineGrowth] = [baseline.seconds, baseline.peakMegabytes, baseline.growth];
    const ratio = round(figures.seconds / baselineSeconds, 3);
    yield { pictures, ...figures, ratio, baselineSeconds, baselinePeak, baselineGrowth };
  },
  meetsGoals: ({ ratio, peakMegabytes, growth }) =>
    ratio <= GOALS.ratio && peakMegabytes < GOALS.peakMegabytes && growth <= GOALS.growth,
});

/** Makes a photograph of 12 megapixels from one of the samples, different for each number; gives its file. */
async function makePhotograph(number: number): Promise<string> {
  const folder = join(CACHE_FOLDER, 'bench');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'photograph.jpg');
  const samples = join(import.meta.dirname, '../seed/pictures');
  const names = readdirSync(samples).filter((name) => name.endsWith('.jpg'));
  await sharp(join(samples, names[number % names.length] ?? ''))
    .resize({ width: 4000, height: 3000, fit: 'cover' })
    .modulate({ brightness: 1 + (number % 7) / 100 })
    .withExif({ IFD0: { Make: 'camera', ImageDescription: `number ${number}` } })
    .jpeg({ quality: 90 })
    .toFile(file);
  return file;
}

/** Starts a worker with the variables of the deployed functions, which configure how memory is released. */
function startWorker(way: 'processUpload' | 'sharp'): ChildProcess {
  const env = { ...process.env, ...parseEnv(readFileSync('functions/.env', 'utf8')) };
  const worker = fork(join(import.meta.dirname, 'media/worker.ts'), [way], { env });
  return worker.once('exit', () => {
    if (!worker.killed) worker.emit('error', new Error('A worker ended before its time.'));
  });
}

async function processPicture(worker: ChildProcess, file: string): Promise<PictureFigures> {
  worker.send(file);
  const [figures]: unknown[] = await once(worker, 'message');
  return pictureFiguresSchema.parse(figures);
}

function summarize(rows: readonly PictureFigures[]) {
  const fifth = Math.max(1, Math.floor(rows.length / 5));
  const resident = (part: readonly PictureFigures[]) => median(part.map((row) => row.residentMegabytes));
  return {
    seconds: round(rows.reduce((sum, row) => sum + row.milliseconds, 0) / 1000 / rows.length, 3),
    peakMegabytes: Math.round(Math.max(...rows.map((row) => row.peakMegabytes))),
    growth: round(resident(rows.slice(-fifth)) / resident(rows.slice(fifth, 2 * fifth)), 3),
  };
}
