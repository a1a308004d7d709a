import { mkdirSync, rmSync } from 'node:fs';
import { describeFailure } from '#scripts/dev/setup/fixable-error.mjs';
import { EMULATOR_SETS, clientEnvironment } from '#scripts/emulators/emulator-sets.ts';
import { launchEmulators, type RunningEmulators } from '#scripts/emulators/launch-emulators.ts';
import { listenForStop, untilAborted } from '#scripts/dev/processes/stop-signal.ts';
import { sum, summaryLine, type Count } from './count-results.ts';
import { runStage, skipStage, stageLine } from './run-stage.ts';
import { STAGES, TEST_FOLDER, type Stage } from './stages.ts';

// `npm test`: two stages at most run in parallel. Those without emulators run during the preparations; the browser runs alone.
const set = EMULATOR_SETS.test;
const stop = listenForStop();
const env = { ...process.env, ...clientEnvironment(set), ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1' };
const counts: Count[] = [];
let emulators: RunningEmulators | undefined;

/** Runs a stage unless its preparation `missing` has failed; true when it passed. */
async function run(stage: Stage, missing?: string): Promise<boolean> {
  if (stop.aborted) return false;
  const count = missing === undefined ? await runStage(stage, env, stop) : skipStage(stage, missing);
  counts.push(count);
  return count.failed === 0;
}

async function startEmulators(): Promise<boolean> {
  if (stop.aborted) return false;
  const begin = performance.now();
  const count: Count = { passed: 0, failed: 0, skipped: 0 };
  let reason = '';
  try {
    emulators = await launchEmulators(set, { command: 'npm run emulators -- --set test', brief: true });
    await Promise.race([emulators.ready, untilAborted(stop)]);
  } catch (error) {
    count.failed = 1;
    reason = describeFailure(error);
  }
  counts.push(count);
  console.log(stageLine('emulators', count, (performance.now() - begin) / 1000));
  if (reason !== '') console.log(reason);
  return count.failed === 0;
}

/** Prepares emulators, content and site; returns the name of the first step that failed. */
async function prepare(): Promise<string | undefined> {
  if (!(await run(STAGES.functions))) return 'functions';
  if (!(await startEmulators())) return 'emulators';
  if (!(await run(STAGES.seed))) return 'seed';
  return (await run(STAGES.site)) ? undefined : 'site';
}

async function runEverything(): Promise<void> {
  const withoutEmulators = async () => {
    for (const stage of [STAGES.unit, STAGES.format]) await run(stage);
  };
  const [missing] = await Promise.all([prepare(), withoutEmulators()]);
  // Only the browser tests and weights need the site; rules, API and build tests write their own documents.
  const withoutSite = missing === 'site' ? undefined : missing;
  const emulated = async () => {
    for (const stage of [STAGES.rules, STAGES.api, STAGES.build]) await run(stage, withoutSite);
  };
  const checks = async () => {
    // First, because it starts from the seeded sample.
    await run(STAGES.releases, withoutSite);
    // Uses its own database, so that it can run in parallel with the others.
    await run(STAGES.fuzz, withoutSite);
    await run(STAGES.weights, missing);
    // After the site's build, which writes the types of the content collections that both read.
    for (const stage of [STAGES.lint, STAGES.types]) await run(stage);
  };
  await Promise.all([emulated(), checks()]);
  if (missing === undefined) await run(STAGES.pictures);
  await run(STAGES.browser, missing);
}

rmSync(TEST_FOLDER, { recursive: true, force: true });
mkdirSync(TEST_FOLDER, { recursive: true });
const begin = performance.now();
try {
  await runEverything();
} catch (error) {
  counts.push({ passed: 0, failed: 1, skipped: 0 });
  console.log(describeFailure(error));
}
await emulators?.stop();
console.log(`Took ${((performance.now() - begin) / 1000).toFixed(0)} s; logs and reports are in ${TEST_FOLDER}.`);
const total = sum(counts);
if (stop.aborted) {
  console.log('Stopped on request before all stages had run.');
  process.exitCode = 130;
} else {
  console.log(summaryLine(total));
  process.exitCode = total.failed === 0 ? 0 : 1;
}
