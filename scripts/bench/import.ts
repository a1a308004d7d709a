import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { clientEnvironment, EMULATOR_SETS, withPortBase } from '#scripts/emulators/emulator-sets.ts';
import { launchEmulators } from '#scripts/emulators/launch-emulators.ts';
import { NODE } from '#scripts/emulators/project-paths.ts';
import { describeFailure } from '#scripts/dev/setup/fixable-error.mjs';
import { readImportedState } from './import/state.ts';
import { openImportProject } from './import/project.ts';
import { growth, runImport } from './import/run-import.ts';
import { writeSheet } from './data/write-sheet.ts';

/** Goals: seconds for 5,000 rows, and megabytes by which the memory of reader and writer may grow. */
const GOALS = { seconds: 60, growthMegabytes: 64 };

/** Number of imports that are interrupted before one that completes. */
const INTERRUPTIONS = 10;

const { values } = parseArgs({
  options: { rows: { type: 'string', default: '5000' }, 'port-base': { type: 'string' } },
});
const base = values['port-base'];
const set = base === undefined ? EMULATOR_SETS.bench : withPortBase(EMULATOR_SETS.bench, Number(base));
const rows = Number(values.rows);

execFileSync(NODE, ['functions/build.mjs'], { stdio: 'inherit' });
const folder = resolve('.cache/bench');
mkdirSync(folder, { recursive: true });
const sheet = resolve(folder, 'sheet.csv');
await writeSheet(sheet, rows);

const emulators = await launchEmulators(set, { only: ['firestore', 'auth'], command: 'npm run bench -- import' });
try {
  await emulators.ready;
  Object.assign(process.env, clientEnvironment(set));

  const clean = await openImportProject(`${set.project}-clean`);
  const server = await clean.start();
  const first = await runImport(server, sheet, await clean.token());
  const whole = await readImportedState(clean.firestore);
  const second = await runImport(server, sheet, await clean.token());
  const again = await readImportedState(clean.firestore);
  await server.kill();

  const interrupted = await openImportProject(`${set.project}-interrupted`);
  for (let time = 1; time <= INTERRUPTIONS; time += 1) {
    const killed = await interrupted.start();
    // A random time of an import: while the sheet is read, between two batches, or within one.
    const killAfter = Math.random() * first.seconds * 1000;
    const timer = setTimeout(() => void killed.kill(), killAfter);
    await runImport(killed, sheet, await interrupted.token(), killAfter);
    clearTimeout(timer);
    await killed.kill();
    console.log(`interrupted ${time} of ${INTERRUPTIONS} after ${Math.round(killAfter)} ms`);
  }
  const last = await interrupted.start();
  await runImport(last, sheet, await interrupted.token());
  await last.kill();
  const completed = await readImportedState(interrupted.firestore);

  const readerGrowth = growth(first.megabytes.map(({ reader }) => reader));
  const writerGrowth = growth([...first.megabytes, ...second.megabytes].map(({ writer }) => writer));
  const result = {
    imported: whole.properties === rows && whole.entries === rows && first.ended?.imported === rows,
    quick: first.seconds <= GOALS.seconds,
    flat: Math.max(readerGrowth, writerGrowth) <= GOALS.growthMegabytes,
    repeatable: again.exact === whole.exact && again.entries === rows && second.ended?.counts.unchanged === rows,
    resumable:
      completed.content === whole.content && completed.entries === rows && completed.lastImport === whole.lastImport,
  };
  const passed = Object.values(result).every(Boolean);
  const figures = {
    ...{ rows, seconds: round(first.seconds), secondsAgain: round(second.seconds) },
    ...{ readerGrowth: round(readerGrowth), writerGrowth: round(writerGrowth) },
    readerPeak: round(Math.max(...first.megabytes.map(({ reader }) => reader))),
    writerPeak: round(Math.max(...first.megabytes.map(({ writer }) => writer))),
  };
  await Promise.all([clean.close(), interrupted.close()]);
  console.log(JSON.stringify({ bench: 'import', passed, ...result, ...figures, goals: GOALS }));
  process.exitCode = passed ? 0 : 1;
} catch (error) {
  console.error(describeFailure(error));
  process.exitCode = 1;
} finally {
  await emulators.stop();
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
