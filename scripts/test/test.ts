import { mkdirSync, rmSync } from 'node:fs';
import { PROFILES } from '#support/profile.ts';
import { describeFailure } from '#scripts/dev/setup/fixable-error.mjs';
import { EMULATOR_SETS, clientEnvironment } from '#scripts/emulators/emulator-sets.ts';
import { launchEmulators, type RunningEmulators } from '#scripts/emulators/launch-emulators.ts';
import { rejectTakenPorts } from '#scripts/emulators/reject-taken-ports.ts';
import { listenForStop, untilAborted } from '#scripts/dev/processes/stop-signal.ts';
import { isGreen, NONE, sum, summaryLines, type Count } from './count-results.ts';
import { runStage, skipStage, stageLine } from './run-stage.ts';
import { STAGES, TEST_FOLDER, type Stage } from './stages.ts';
import { readTestOptions, type TestOptions } from './test-options.ts';
import { readCheckout, writeTestResult } from './test-result.ts';

function readOptions(): TestOptions {
  try {
    return readTestOptions(process.argv.slice(2));
  } catch (error) {
    console.error(describeFailure(error));
    process.exit(2);
  }
}

// `npm test`: two stages at most run in parallel; the browser tests run alone.
const options = readOptions();
const profile = options.full ? 'full' : 'gate';
const { flakyTests, limitFactor } = PROFILES[profile];
const set = EMULATOR_SETS.test;
const stop = listenForStop();
const env = {
  ...{ ...process.env, ...clientEnvironment(set), TEST_PROFILE: profile },
  ...{ ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1' },
};
const counts: Count[] = [];
const secondsByStage: Record<string, number> = {};
let emulators: RunningEmulators | undefined;

/** Runs a stage unless its preparation `missing` has failed; true when it passed. */
async function run(stage: Stage, missing?: string): Promise<boolean> {
  if (stop.aborted) return false;
  if (missing !== undefined) {
    counts.push(skipStage(stage, missing));
    return false;
  }
  const { count, seconds } = await runStage({ ...stage, limitSeconds: stage.limitSeconds * limitFactor }, env, stop);
  counts.push(count);
  secondsByStage[stage.name] = seconds;
  return count.failed === 0;
}

async function startEmulators(): Promise<boolean> {
  if (stop.aborted) return false;
  const begin = performance.now();
  let count = NONE;
  let reason = '';
  try {
    emulators = await launchEmulators(set, { brief: true });
    await Promise.race([emulators.ready, untilAborted(stop)]);
  } catch (error) {
    count = { ...NONE, failed: 1 };
    reason = describeFailure(error);
  }
  counts.push(count);
  const seconds = (performance.now() - begin) / 1000;
  secondsByStage['emulators'] = seconds;
  console.log(stageLine('emulators', count, seconds));
  if (reason !== '') console.log(reason);
  return count.failed === 0;
}

/** Prepares emulators, content and site; returns the name of the first step that failed. */
async function prepare(): Promise<string | undefined> {
  if (!(await run(STAGES.functions))) return 'functions';
  const [started, encoded] = await Promise.all([startEmulators(), run(STAGES.samples)]);
  if (!started) return 'emulators';
  if (!encoded) return 'samples';
  if (!(await run(STAGES.seed))) return 'seed';
  const [warm, built] = await Promise.all([run(STAGES.workers), run(STAGES.site)]);
  if (!warm) return 'workers';
  return built ? undefined : 'site';
}

/** Everything but the browser tests; returns the preparation that failed. */
async function runChecks(): Promise<string | undefined> {
  const missing = await prepare();
  // Only the browser tests and the built pages need the site; the others write their own documents.
  const withoutSite = missing === 'site' ? undefined : missing;
  const pages = run(STAGES.pages, missing);
  const sharedProject = async () => {
    for (const stage of [STAGES.rules, STAGES.api]) await run(stage, withoutSite);
    // The build tests put another release live than the one whose pages are read.
    await pages;
    await run(STAGES.build, withoutSite);
  };
  const checks = async () => {
    await pages;
    await run(STAGES.unit);
    // Both use databases of their own.
    for (const stage of [STAGES.releases, STAGES.fuzz]) await run(stage, withoutSite);
    // After the site's build, which writes the types of the content collections that lint and types read.
    for (const stage of [STAGES.format, STAGES.lint, STAGES.types]) await run(stage);
  };
  await Promise.all([sharedProject(), checks()]);
  return missing;
}

async function runBrowser(missing: string | undefined): Promise<void> {
  if (missing === undefined) await run(STAGES.pictures);
  await run(STAGES.browser, missing);
}

async function runEverything(): Promise<void> {
  const missing = await (options.only === 'browser' ? prepare() : runChecks());
  if (options.only !== 'checks') await runBrowser(missing);
}

try {
  // Before anything changes that a run which goes on in this checkout uses: its reports, and the functions that it loads.
  await rejectTakenPorts(set);
} catch (error) {
  console.error(describeFailure(error));
  process.exit(1);
}
rmSync(TEST_FOLDER, { recursive: true, force: true });
mkdirSync(TEST_FOLDER, { recursive: true });
const checkout = readCheckout();
const begin = performance.now();
try {
  await runEverything();
} catch (error) {
  counts.push({ ...NONE, failed: 1 });
  console.log(describeFailure(error));
}
await emulators?.stop();
const seconds = Math.round((performance.now() - begin) / 1000);
const total = sum(counts);
const green = isGreen(total, flakyTests) && !stop.aborted;
writeTestResult({ ...checkout, profile, green, ...total, seconds, stages: secondsByStage });
console.log(`Took ${seconds} s; result.json, logs and reports are in ${TEST_FOLDER}.`);
if (stop.aborted) {
  console.log('Stopped on request before all stages had run.');
  process.exitCode = 130;
} else {
  for (const line of summaryLines(total, flakyTests)) console.log(line);
  process.exitCode = green ? 0 : 1;
}
