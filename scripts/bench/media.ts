import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs, parseEnv } from 'node:util';
import { EMULATOR_SETS, clientEnvironment, withPortBase } from '#scripts/emulators/emulator-sets.ts';
import { launchEmulators } from '#scripts/emulators/launch-emulators.ts';
import { describeFailure } from '#scripts/dev/setup/fixable-error.mjs';
import { largePhotographs } from './data/large-photographs.ts';
import { pictureFiguresSchema, type PictureFigures } from './media/picture-worker.ts';

/** Goals; `growth` is the memory in the last fifth of the run, compared with the second fifth. */
const GOALS = { ratio: 1.25, peakMegabytes: 512, growth: 1.15 };

const { values } = parseArgs({
  options: { pictures: { type: 'string', default: '50' }, 'port-base': { type: 'string' } },
});
const base = values['port-base'];
const set = base === undefined ? EMULATOR_SETS.bench : withPortBase(EMULATOR_SETS.bench, Number(base));
// Both workers run with the variables of the deployed functions, which configure how memory is released.
const functionsEnvironment = parseEnv(readFileSync('functions/.env', 'utf8'));
const environment = { ...process.env, ...clientEnvironment(set), ...functionsEnvironment };

const start = (name: string) => fork(join(import.meta.dirname, name), { env: environment });

async function measure(worker: ChildProcess, file: string): Promise<PictureFigures> {
  const response = Promise.race([
    once(worker, 'message'),
    once(worker, 'exit').then(([code]) => Promise.reject(new Error(`A worker ended with ${String(code)}`))),
  ]);
  worker.send(file);
  const [figures]: unknown[] = await response;
  return pictureFiguresSchema.parse(figures);
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
}

function summary(rows: readonly PictureFigures[]) {
  const fifth = Math.max(1, Math.floor(rows.length / 5));
  const resident = (part: readonly PictureFigures[]) => median(part.map((row) => row.residentMegabytes));
  return {
    seconds: rows.reduce((sum, row) => sum + row.milliseconds, 0) / 1000 / rows.length,
    peakMegabytes: Math.max(...rows.map((row) => row.peakMegabytes)),
    growth: resident(rows.slice(-fifth)) / resident(rows.slice(fifth, 2 * fifth)),
  };
}

const emulators = await launchEmulators(set, {
  command: 'npm run bench -- media',
  only: ['firestore', 'storage', 'auth'],
});
const workers: ChildProcess[] = [];
try {
  await emulators.ready;
  const files = await largePhotographs(resolve('.cache/bench/photographs'), Number(values.pictures));
  const [ours, baseline] = [start('media/pipeline-worker.ts'), start('baselines/sharp-worker.ts')];
  workers.push(ours, baseline);
  const rows: { ours: PictureFigures; baseline: PictureFigures }[] = [];
  for (const file of files) {
    // Alternately, so that other load on the machine affects both equally.
    rows.push({ baseline: await measure(baseline, file), ours: await measure(ours, file) });
  }
  const result = { ours: summary(rows.map((row) => row.ours)), baseline: summary(rows.map((row) => row.baseline)) };
  const ratio = result.ours.seconds / result.baseline.seconds;
  console.table(result);
  const { peakMegabytes, growth } = result.ours;
  const passed = ratio <= GOALS.ratio && peakMegabytes < GOALS.peakMegabytes && growth <= GOALS.growth;
  console.log(JSON.stringify({ bench: 'media', passed, pictures: rows.length, ratio, goals: GOALS, ...result }));
  process.exitCode = passed ? 0 : 1;
} catch (error) {
  console.error(describeFailure(error));
  process.exitCode = 1;
} finally {
  for (const worker of workers) worker.kill();
  await emulators.stop();
}
