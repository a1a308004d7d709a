import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { deleteApp, getApps } from 'firebase-admin/app';
import * as z from 'zod';
import { listenForStop, untilAborted } from '#scripts/dev/processes/stop-signal.ts';
import { FixableError, runCommand } from '#scripts/dev/setup/fixable-error.mjs';
import * as sets from '#scripts/emulators/emulator-sets.ts';
import { launchEmulators } from '#scripts/emulators/launch-emulators.ts';
import { NODE } from '#scripts/emulators/project-paths.ts';

export interface Benchmark<Row extends object> {
  name: string;
  goals: object;
  /** Emulators that it needs; none are started for an empty list. */
  emulators: readonly sets.Service[];
  /** Sizes unless others are given as arguments. */
  sizes: Run['sizes'];
  /** Yields rows of figures. */
  measure: (run: Run) => AsyncIterable<Row>;
  meetsGoals: (row: Row) => boolean;
}

interface Run {
  set: sets.EmulatorSet;
  /** Origin of the Hosting emulator. */
  origin: string;
  sizes: readonly [number, ...number[]];
  /** What is used here, and all apps of the Admin SDK, are closed when the benchmark ends. */
  resources: AsyncDisposableStack;
}

/**
 * Runs a benchmark, prints its rows as tables and everything as a line of JSON, and sets the exit code. Ctrl-C stops what it
 * has started: the emulators lead a process group of their own, which a key press does not reach.
 */
export async function runBenchmark<Row extends object>(benchmark: Benchmark<Row>): Promise<void> {
  await runCommand(async () => {
    const stop = listenForStop();
    await stopAfter((resources) => Promise.race([runRows(benchmark, resources), untilAborted(stop)]));
    // What is being measured would go on without them.
    if (stop.aborted) process.exit(130);
  });
}

async function stopAfter(work: (resources: AsyncDisposableStack) => Promise<void>): Promise<void> {
  await using resources = new AsyncDisposableStack();
  await work(resources);
}

async function runRows<Row extends object>(benchmark: Benchmark<Row>, resources: AsyncDisposableStack): Promise<void> {
  const { name, goals, emulators: only, measure, meetsGoals } = benchmark;
  const { set, sizes } = readOptions(benchmark);
  if (only.length > 0) {
    execFileSync(NODE, ['functions/build.mjs'], { stdio: 'inherit' });
    const emulators = await launchEmulators(set, { only, command: `npm run bench -- ${name}` });
    resources.defer(() => emulators.stop());
    await emulators.ready;
    Object.assign(process.env, sets.clientEnvironment(set), sets.functionsEnvironment(set));
  }
  resources.defer(async () => {
    for (const app of getApps()) await deleteApp(app);
  });
  const rows: (Row & { passed: boolean })[] = [];
  const origin = `http://127.0.0.1:${set.ports.hosting}`;
  for await (const figures of measure({ set, origin, sizes, resources })) {
    const row = { ...figures, passed: meetsGoals(figures) };
    console.table([row]);
    rows.push(row);
  }
  const passed = rows.every((row) => row.passed);
  console.log(JSON.stringify({ bench: name, passed, goals, rows }));
  process.exitCode = passed ? 0 : 1;
}

const size = z.coerce.number().int().min(1);
const optionsSchema = z.object({
  base: z.coerce.number().int().min(1024).max(65_000).optional(),
  sizes: z.tuple([size], size),
});

function readOptions({ sizes: usual }: Pick<Benchmark<object>, 'sizes'>): Pick<Run, 'set' | 'sizes'> {
  try {
    const options = { 'port-base': { type: 'string' } } as const;
    const { values, positionals } = parseArgs({ allowPositionals: true, options });
    const given = positionals.length > 0 ? positionals : usual;
    const { base, sizes } = optionsSchema.parse({ base: values['port-base'], sizes: given });
    const { bench } = sets.EMULATOR_SETS;
    return { set: base === undefined ? bench : sets.withPortBase(bench, base), sizes };
  } catch (cause) {
    throw new FixableError('The options are not understood: use sizes, such as 100, and --port-base 30000.', { cause });
  }
}
