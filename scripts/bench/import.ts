import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { clientEnvironment, EMULATOR_SETS, withPortBase } from '#scripts/emulators/emulator-sets.ts';
import { launchEmulators } from '#scripts/emulators/launch-emulators.ts';
import { NODE } from '#scripts/emulators/project-paths.ts';
import { describeFailure } from '#scripts/dev/setup/fixable-error.mjs';
import { importedState } from './import/imported-state.ts';
import { openImportProject } from './import/import-project.ts';
import { growth, runImport } from './import/run-import.ts';
import { writeSheet } from './data/sheet-file.ts';

/** Goals of the import: seconds for 5,000 rows, and megabytes by which reader and writer may grow. */
const GOALS = { seconds: 60, growthMegabytes: 64 };

/** Imports that are broken off before one that runs to its end. */
const BREAKS = 10;

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

const emulators = await launchEmulators(set, { only: ['firestore', 'auth'], command: 'npm run bench:import' });
try {
  await emulators.ready;
  Object.assign(process.env, clientEnvironment(set));

  const clean = await openImportProject(`${set.project}-clean`);
  const server = await clean.start();
  const first = await runImport(server, sheet, await clean.token());
  const whole = await importedState(clean.firestore);
  const second = await runImport(server, sheet, await clean.token());
  const again = await importedState(clean.firestore);
  await server.kill();

  const broken = await openImportProject(`${set.project}-broken`);
  for (let time = 1; time <= BREAKS; time += 1) {
    const fragile = await broken.start();
    // A random moment of an import in one go: while the sheet is read, between two batches, or within one.
    const moment = Math.random() * first.seconds * 1000;
    const cut = setTimeout(() => void fragile.kill(), moment);
    await runImport(fragile, sheet, await broken.token(), moment);
    clearTimeout(cut);
    await fragile.kill();
    console.log(`broken off ${time} of ${BREAKS} after ${Math.round(moment)} ms`);
  }
  const last = await broken.start();
  await runImport(last, sheet, await broken.token());
  await last.kill();
  const repaired = await importedState(broken.firestore);

  const readerGrowth = growth(first.megabytes.map(({ reader }) => reader));
  const writerGrowth = growth([...first.megabytes, ...second.megabytes].map(({ writer }) => writer));
  const result = {
    imported: whole.properties === rows && whole.entries === rows && first.ended?.imported === rows,
    quick: first.seconds <= GOALS.seconds,
    flat: Math.max(readerGrowth, writerGrowth) <= GOALS.growthMegabytes,
    repeatable: again.exact === whole.exact && again.entries === rows && second.ended?.counts.unchanged === rows,
    mendable:
      repaired.content === whole.content && repaired.entries === rows && repaired.lastImport === whole.lastImport,
  };
  const passed = Object.values(result).every(Boolean);
  const figures = {
    ...{ rows, seconds: round(first.seconds), secondsAgain: round(second.seconds) },
    ...{ readerGrowth: round(readerGrowth), writerGrowth: round(writerGrowth) },
    readerPeak: round(Math.max(...first.megabytes.map(({ reader }) => reader))),
    writerPeak: round(Math.max(...first.megabytes.map(({ writer }) => writer))),
  };
  await Promise.all([clean.close(), broken.close()]);
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
