import { mkdir, readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { CONTENT_KINDS } from '#domain/content/kinds.ts';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { type BuildReport, buildReportSchema } from '#publisher/render/build-report.ts';
import { clientEnvironment } from '#scripts/emulators/emulator-sets.ts';
import { launchEmulators } from '#scripts/emulators/launch-emulators.ts';
import { readSetOptions } from '#scripts/emulators/set-options.ts';
import { describeFailure } from '#scripts/dev/setup/fixable-error.mjs';
import { prepareSample, type PreparedSample } from '#scripts/seed/prepare-sample.ts';
import { fillPublished } from './data/fill-published.ts';
import { publishChange } from './publish/publish-change.ts';
import { runMeasured } from './measure/run-measured.ts';
import { type ReleaseServer, serveReleases } from './publish/serve-release.ts';

// Seconds from the click on 'Publish' until the changed page is served.

/** Maximum seconds at the largest size. */
const SECONDS_GOAL = 5;

/** Maximum share of the seconds of a full build, at the largest size. */
const SHARE_GOAL = 0.1;

/** Maximum ratio of the seconds at the largest size to those at the smallest. */
const GROWTH_GOAL = 3;

/** Size from which the share is judged: below it, most of the time is the start of Node. */
const JUDGED_FROM = 10_000;

/** Number of publishes with each kind of build; the median counts. */
const TIMES = { incremental: 3, full: 1 } as const;

const FOLDER = resolve('.cache/bench/publish');
const BUILD = resolve('publisher/render/build-site.ts');

interface Publish {
  seconds: number;
  cpuSeconds: number;
  peakMegabytes: number;
  report: BuildReport;
}

interface Place {
  folder: string;
  environment: NodeJS.ProcessEnv;
  server: ReleaseServer;
  database: Firestore;
}

async function build(place: Place, name: string, from: string | null) {
  const out = join(place.folder, name);
  const file = `${out}.json`;
  const options = ['--out', out, '--report', file, ...(from === null ? [] : ['--from', from])];
  const { environment } = place;
  const measured = await runMeasured(BUILD, options, { environment, folder: resolve('.') });
  return { out, measured, report: buildReportSchema.parse(JSON.parse(await readFile(file, 'utf8'))) };
}

/** Publishes a change and waits until the page is served; `from` is the live release, null for a full build. */
async function publish(place: Place, name: string, from: string | null): Promise<Publish & { out: string }> {
  const [chosen] = (await place.database.collection(CONTENT_KINDS.properties.published).limit(1).get()).docs;
  if (chosen === undefined) throw new Error('There is nothing to publish.');
  const began = performance.now();
  const { path, text } = await publishChange(place.database, chosen.id);
  const { out, measured, report } = await build(place, name, from);
  await place.server.swap(out);
  const page = await (await fetch(`${place.server.origin}${path}`)).text();
  const seconds = (performance.now() - began) / 1000;
  if (!page.includes(text)) throw new Error(`${path} does not show what was published.`);
  return { out, seconds, cpuSeconds: measured.cpuSeconds, peakMegabytes: measured.peakMegabytes, report };
}

async function measure(count: number, sample: PreparedSample, environment: NodeJS.ProcessEnv) {
  const project = `demo-publish-${count}`;
  await fillPublished(project, count, sample);
  const app = initializeApp({ projectId: project }, project);
  const folder = join(FOLDER, String(count));
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const server = await serveReleases(join(folder, 'live'));
  const env = { ...environment, GCLOUD_PROJECT: project, ASTRO_TELEMETRY_DISABLED: '1' };
  const place = { folder, environment: env, server, database: getFirestore(app) };
  try {
    let { out: live } = await build(place, 'first', null);
    await server.swap(live);
    const incremental: Publish[] = [];
    for (let time = 1; time <= TIMES.incremental; time += 1) {
      const done = await publish(place, `changed-${time}`, live);
      if (done.report.way !== 'incremental') throw new Error(`Everything was built: ${done.report.why}`);
      incremental.push(done);
      live = done.out;
    }
    const full = await publish(place, 'whole', null);
    const median = incremental.sort((one, other) => one.seconds - other.seconds)[Math.floor(TIMES.incremental / 2)];
    if (median === undefined) throw new Error('Nothing was measured.');
    return rowOf(count, median, full);
  } finally {
    await server.close();
    await deleteApp(app);
    await rm(folder, { recursive: true, force: true });
  }
}

function rowOf(properties: number, incremental: Publish, full: Publish) {
  return {
    properties,
    seconds: round(incremental.seconds),
    cpuSeconds: round(incremental.cpuSeconds),
    peakMegabytes: Math.round(incremental.peakMegabytes),
    rendered: incremental.report.pages,
    written: incremental.report.written.length,
    fullSeconds: round(full.seconds),
    fullCpuSeconds: round(full.cpuSeconds),
    fullPeakMegabytes: Math.round(full.peakMegabytes),
    fullPages: full.report.pages,
    // Three digits: rounded to two, 0.104 would meet the goal of a tenth.
    share: Math.round((incremental.seconds / full.seconds) * 1000) / 1000,
  };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

const given = process.argv.slice(2);
const firstOption = given.findIndex((text) => text.startsWith('--'));
const counts = firstOption === -1 ? given : given.slice(0, firstOption);
const sizes = (counts.length > 0 ? counts : ['100', '1000', '10000']).map(Number).sort((a, b) => a - b);
const { set } = readSetOptions(given.slice(counts.length), 'bench');
const emulators = await launchEmulators(set, { only: ['firestore'], command: 'npm run bench -- publish' });
try {
  await emulators.ready;
  Object.assign(process.env, clientEnvironment(set));
  const sample = await prepareSample();
  const rows: ReturnType<typeof rowOf>[] = [];
  for (const size of sizes) {
    const row = await measure(size, sample, process.env);
    console.table([row]);
    rows.push(row);
  }
  const [smallest, largest] = [rows[0], rows.at(-1)];
  if (smallest === undefined || largest === undefined) throw new Error('expected a number of properties');
  const growth = round(largest.seconds / smallest.seconds);
  const judged = rows.filter(({ properties }) => properties >= JUDGED_FROM);
  const passed =
    rows.every(({ seconds }) => seconds <= SECONDS_GOAL) &&
    judged.every(({ share }) => share <= SHARE_GOAL) &&
    growth <= GROWTH_GOAL;
  const goals = { seconds: SECONDS_GOAL, share: SHARE_GOAL, growth: GROWTH_GOAL };
  console.log(JSON.stringify({ bench: 'publish', passed, growth, goals, rows }));
  process.exitCode = passed ? 0 : 1;
} catch (error) {
  console.error(describeFailure(error));
  process.exitCode = 1;
} finally {
  await emulators.stop();
}
