import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import { inspectSheet, readRows } from '#admin/features/import/read-sheet.ts';
import { sendBatches } from '#admin/features/import/send-batches.ts';
import { sortRows } from '#admin/features/import/sort-rows.ts';
import { guessMapping } from '#domain/import/mapping.ts';
import { startServer } from '#scripts/emulators/functions-server/start-server.ts';
import { generatedTitle } from '#scripts/seed/generated/generated-titles.ts';
import { openContentFixture } from '#support/content/fixture.ts';
import { openSheetFixture, readOutcomes } from '#support/import/fixture.ts';
import { SHEET_HEADINGS, sheetLine } from '#support/import/sheet-files.ts';
import { round } from './support/figures.ts';
import { runBenchmark } from './support/run-benchmark.ts';

/** Seconds for 5,000 rows, and megabytes by which the memory of reader and function may grow. */
const GOALS = { seconds: 60, growthMegabytes: 64 };

/**
 * Half of the 512 MiB of an instance, which is Node's limit in the cloud. On a machine with more memory Node collects
 * garbage later, which looks like a leak.
 */
const DEPLOYED_HEAP = '--max-old-space-size=256';

/** Every 40th row has the same title, so that the import has to make unique slugs. */
const SAME_TITLE_EVERY = 40;

await runBenchmark({
  name: 'import',
  goals: GOALS,
  emulators: ['firestore', 'auth'],
  sizes: [5000],
  async *measure({ sizes: [rows], resources }) {
    const environment = { ...process.env, NODE_OPTIONS: DEPLOYED_HEAP };
    const server = resources.use(await startServer(resolve('functions/lib/index.js'), 'api', environment));
    // The fixtures call its process instead of Hosting.
    process.env['SITE_ORIGIN'] = server.origin;
    const content = await openContentFixture();
    resources.defer(() => content.close());
    const sheets = openSheetFixture(content);
    const sheet = makeSheet(rows);
    const id = randomUUID();
    const [reader, writer]: [number[], number[]] = [[], []];

    const began = performance.now();
    const facts = await inspectSheet(sheet);
    const read = await Array.fromAsync(readRows(sheet, facts, guessMapping(facts.headings)));
    const outcomes = await sendBatches(sortRows(read).sent, {
      send: async (batch, number) => readOutcomes(await sheets.write(batch, { id, number })),
      progress: () => {
        reader.push(process.memoryUsage.rss() / 2 ** 20);
        writer.push(residentMegabytes(server.pid));
      },
      onOffline: () => undefined,
      signal: new AbortController().signal,
    });
    await sheets.end(id);
    const seconds = round((performance.now() - began) / 1000, 2);
    const created = outcomes.filter(({ outcome }) => outcome === 'created').length;
    if (created !== rows) throw new Error(`${created} of ${rows} rows were imported.`);
    yield { rows, seconds, readerGrowth: growth(reader), functionGrowth: growth(writer) };
  },
  meetsGoals: ({ seconds, readerGrowth, functionGrowth }) =>
    seconds <= GOALS.seconds && Math.max(readerGrowth, functionGrowth) <= GOALS.growthMegabytes,
});

/** A sheet as the other system exports it, in Windows-1252. */
function makeSheet(rows: number): Blob {
  const lines = Array.from({ length: rows }, (_, index) => {
    const title = index % SAME_TITLE_EVERY === 0 ? 'Casa da Praia' : generatedTitle(index);
    return sheetLine({ code: `PT-${index}`, title, guests: `${2 + (index % 20)}`, rate: `${400 + index},00` });
  });
  return new Blob([Buffer.from([SHEET_HEADINGS, ...lines].join('\r\n'), 'latin1')]);
}

function residentMegabytes(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', `${pid}`], { encoding: 'utf8' })) / 1024;
}

/** Megabytes from the most in the first fifth, after which all code is loaded and warm, to the most afterwards. */
function growth(megabytes: readonly number[]): number {
  const fifth = Math.floor(megabytes.length / 5);
  return round(Math.max(...megabytes.slice(fifth)) - Math.max(...megabytes.slice(0, fifth + 1)), 2);
}
