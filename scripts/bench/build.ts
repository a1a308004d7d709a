import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { clientEnvironment } from '#scripts/emulators/emulator-sets.ts';
import { launchEmulators } from '#scripts/emulators/launch-emulators.ts';
import { readSetOptions } from '#scripts/emulators/set-options.ts';
import { describeFailure } from '#scripts/dev/setup/fixable-error.mjs';
import { prepareSample, type PreparedSample } from '#scripts/seed/prepare-sample.ts';
import { writeBaselineSite } from './baselines/site.ts';
import { measureBuiltPages } from './measure/built-pages.ts';
import { fillPublished } from './data/fill-published.ts';
import { readingSeconds } from './measure/reading-seconds.ts';
import { type Measurement, runMeasured } from './measure/run-measured.ts';

/** Minimum ratio of our pages per second, without reading, to those of the baseline site. */
const RATIO_GOAL = 0.6;

/** Maximum ratio of the time per page at the largest size to that at 1,000 properties: a quarter is noise on two shared cores. */
const GROWTH_GOAL = 1.25;

/** Number of properties from which growth is judged: below it, most of the time is the start of Node. */
const JUDGED_FROM = 1000;

/** Builds of each site after its first, alternately, because the speed of the machine varies; the median counts. */
const TURNS = 3;

const FOLDER = resolve('.cache/bench');
const ASTRO = resolve('node_modules/astro/bin/astro.mjs');
const BUILD = resolve('publisher/render/build-site.ts');

/** Compiled sites, which are removed before each first build. */
const COMPILED = resolve('.cache/compiled');

interface Row {
  properties: number;
  pages: number;
  shortPages: number;
  kilobytesAPage: number;
  firstSeconds: number;
  seconds: number;
  readingSeconds: number;
  cpuSeconds: number;
  peakMegabytes: number;
  pagesPerSecond: number;
  baselineFirstSeconds: number;
  baselineSeconds: number;
  baselineCpuSeconds: number;
  baselinePeakMegabytes: number;
  baselinePagesPerSecond: number;
  firstRatio: number;
  ratio: number;
}

interface Build extends Measurement {
  /** Seconds of reading from Firestore. */
  reading: number;
  /** All other seconds. */
  working: number;
}

/** Builds a site; `readingOf` gets the seconds of reading from the output. */
async function build(readingOf: (output: string) => number, ...run: Parameters<typeof runMeasured>): Promise<Build> {
  const measured = await runMeasured(...run);
  const reading = readingOf(measured.output);
  return { ...measured, reading, working: measured.seconds - reading };
}

/** The median by working seconds. */
function median(builds: readonly Build[]): Build {
  const found = builds.toSorted((one, other) => one.working - other.working)[Math.floor(builds.length / 2)];
  if (found === undefined) throw new Error('Nothing was built.');
  return found;
}

async function measure(count: number, sample: PreparedSample, environment: NodeJS.ProcessEnv): Promise<Row> {
  const project = `demo-bench-${count}`;
  await fillPublished(project, count, sample);
  const out = join(FOLDER, 'site');
  const env = { ...environment, GCLOUD_PROJECT: project, ASTRO_TELEMETRY_DISABLED: '1' };
  await rm(COMPILED, { recursive: true, force: true });
  const buildOurs = () => build(readingSeconds, BUILD, ['--into', out], { environment: env, folder: resolve('.') });
  const oursFirst = await buildOurs();
  const { full, short } = await measureBuiltPages(out);
  const pages = full.pages + short.pages;

  const baselineFolder = join(FOLDER, 'baseline');
  await writeBaselineSite(baselineFolder, { full, short });
  const buildBaseline = () => build(() => 0, ASTRO, ['build'], { environment: env, folder: baselineFolder });
  const baselineFirst = await buildBaseline();

  const [oursAgain, baselineAgain]: [Build[], Build[]] = [[], []];
  for (let turn = 1; turn <= TURNS; turn += 1) {
    oursAgain.push(await buildOurs());
    baselineAgain.push(await buildBaseline());
  }
  const [ours, baseline] = [median(oursAgain), median(baselineAgain)];
  const pagesPerSecond = pages / ours.working;
  const baselinePagesPerSecond = pages / baseline.working;
  return {
    properties: count,
    pages,
    shortPages: short.pages,
    kilobytesAPage: round(full.meanBytes / 1024),
    firstSeconds: round(oursFirst.seconds),
    seconds: round(ours.seconds),
    readingSeconds: round(ours.reading),
    cpuSeconds: round(ours.cpuSeconds),
    peakMegabytes: Math.round(ours.peakMegabytes),
    pagesPerSecond: round(pagesPerSecond),
    baselineFirstSeconds: round(baselineFirst.seconds),
    baselineSeconds: round(baseline.seconds),
    baselineCpuSeconds: round(baseline.cpuSeconds),
    baselinePeakMegabytes: Math.round(baseline.peakMegabytes),
    baselinePagesPerSecond: round(baselinePagesPerSecond),
    firstRatio: round(baselineFirst.working / oursFirst.working),
    ratio: round(pagesPerSecond / baselinePagesPerSecond),
  };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** Ratio of the time per page, without reading, at the largest judged size to that at the smallest; 1 for a single size. */
function growthOf(rows: readonly Row[]): number {
  const judged = rows.filter(({ properties }) => properties >= JUDGED_FROM);
  const first = judged[0];
  const last = judged.at(-1);
  return first && last ? round(first.pagesPerSecond / last.pagesPerSecond) : 1;
}

const given = process.argv.slice(2);
const firstOption = given.findIndex((text) => text.startsWith('--'));
const counts = firstOption === -1 ? given : given.slice(0, firstOption);
const sizes = (counts.length > 0 ? counts : ['100', '1000', '10000']).map(Number).sort((a, b) => a - b);
const { set } = readSetOptions(given.slice(counts.length), 'bench');
const emulators = await launchEmulators(set, { only: ['firestore'], command: 'npm run bench -- build' });
try {
  await emulators.ready;
  const environment = { ...process.env, ...clientEnvironment(set) };
  Object.assign(process.env, clientEnvironment(set));
  const sample = await prepareSample();
  const rows: Row[] = [];
  for (const size of sizes) {
    const row = await measure(size, sample, environment);
    console.table([row]);
    rows.push(row);
  }
  const growth = growthOf(rows);
  const passed = growth <= GROWTH_GOAL && rows.every(({ ratio }) => ratio >= RATIO_GOAL);
  console.log(
    JSON.stringify({ bench: 'build', passed, growth, goals: { ratio: RATIO_GOAL, growth: GROWTH_GOAL }, rows }),
  );
  process.exitCode = passed ? 0 : 1;
} catch (error) {
  console.error(describeFailure(error));
  process.exitCode = 1;
} finally {
  await emulators.stop();
}
