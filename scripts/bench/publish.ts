import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { CONTENT_KINDS } from '#domain/content/kinds.ts';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import type { BuildReport } from '#publisher/build/build-report.ts';
import { localTarget } from '#publisher/deploy/local-target.ts';
import type { ReleaseTarget } from '#publisher/deploy/release-target.ts';
import { reportFileFor, runBuild } from '#publisher/build/run-build.ts';
import { clientEnvironment, EMULATOR_SETS, withPortBase } from '#scripts/emulators/emulator-sets.ts';
import { launchEmulators } from '#scripts/emulators/launch-emulators.ts';
import { CACHE_FOLDER, PROJECT_ROOT } from '#scripts/emulators/project-paths.ts';
import { describeFailure } from '#scripts/dev/setup/fixable-error.mjs';
import { prepareSample, type PreparedSample } from '#scripts/seed/prepare-sample.ts';
import { fillPublished } from './data/fill-published.ts';
import { publishChange } from './publish/publish-change.ts';
import { serveSite } from './publish/serve-site.ts';

// Seconds from the click on 'Publish' until the changed page is served, on the path of the local publisher.

/** Maximum seconds from press to live up to a number of properties; the median is judged. */
const LIVE_GOALS = [
  { properties: 100, seconds: 12 },
  { properties: 1000, seconds: 15 },
  { properties: 10_000, seconds: 40 },
] as const;

/** Maximum seconds of a full build up to 10,000 properties. */
const FULL_GOAL = 90;

/** Number of publishes after the first build. */
const PUBLISHES = 3;

interface Place {
  target: ReleaseTarget;
  /** Folder of Astro's cache. */
  cache: string;
}

interface Row {
  properties: number;
  pages: number;
  /** The first build, which has no cache. */
  fullSeconds: number;
  fullPeakMegabytes: number;
  /** From press to live. */
  medianSeconds: number;
  slowestSeconds: number;
  /** The largest of the publishes. */
  peakMegabytes: number;
  /** Files that the last publish changed. */
  written: number;
}

/** Makes a release live, in the steps of the local publisher. */
async function makeLive({ target, cache }: Place): Promise<BuildReport> {
  const id = randomUUID();
  const planned = await target.prepare(id);
  let output = '';
  const report = await runBuild({
    ...{ script: join(PROJECT_ROOT, 'publisher/build/build-site.ts'), out: planned.out, live: planned.live, cache },
    ...{ previewOf: null, reportFile: reportFileFor(id), signal: new AbortController().signal },
    onOutput: (text) => (output += text),
    onVerifying: () => undefined,
  });
  if (report.outcome === 'failed') throw new Error(`The release may not go live:\n${output.slice(-4000)}`);
  await target.publish(planned);
  return report;
}

/** Publishes a change and waits until its page is served. */
async function publish(place: Place, { database, origin }: { database: Firestore; origin: string }) {
  const [chosen] = (await database.collection(CONTENT_KINDS.properties.published).limit(1).get()).docs;
  if (chosen === undefined) throw new Error('There is nothing to publish.');
  const began = performance.now();
  const { path, text } = await publishChange(database, chosen.id);
  const report = await makeLive(place);
  const page = await (await fetch(`${origin}${path}`)).text();
  const seconds = secondsSince(began);
  if (!page.includes(text)) throw new Error(`${path} does not show what was published.`);
  if (report.way !== 'incremental') throw new Error(`Everything was built: ${report.why}`);
  return { seconds, report };
}

async function measure(count: number, sample: PreparedSample): Promise<Row> {
  const project = `demo-publish-${count}`;
  await fillPublished(project, count, sample);
  // The build reads it.
  process.env['GCLOUD_PROJECT'] = project;
  const app = initializeApp({ projectId: project }, project);
  const folder = join(CACHE_FOLDER, 'bench/publish', String(count));
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const site = join(folder, 'site');
  const place = { target: localTarget({ store: join(folder, 'releases'), site }), cache: join(folder, 'astro') };
  const server = await serveSite(site);
  try {
    const began = performance.now();
    const full = await makeLive(place);
    const fullSeconds = secondsSince(began);
    const publishes = [];
    for (let time = 1; time <= PUBLISHES; time += 1) {
      publishes.push(await publish(place, { database: getFirestore(app), origin: server.origin }));
      await place.target.cleanUp();
    }
    const seconds = publishes.map((done) => done.seconds).sort((one, other) => one - other);
    return {
      properties: count,
      pages: full.pages,
      fullSeconds,
      fullPeakMegabytes: Math.round(full.peakMegabytes),
      medianSeconds: seconds[Math.floor(PUBLISHES / 2)] ?? Number.NaN,
      slowestSeconds: seconds.at(-1) ?? Number.NaN,
      peakMegabytes: Math.round(Math.max(...publishes.map(({ report }) => report.peakMegabytes))),
      written: publishes.at(-1)?.report.written.length ?? 0,
    };
  } finally {
    await server.close();
    await deleteApp(app);
    await rm(folder, { recursive: true, force: true });
  }
}

function meetsGoals({ properties, medianSeconds, fullSeconds }: Row): boolean {
  const goal = LIVE_GOALS.find((at) => properties <= at.properties);
  return goal === undefined || (medianSeconds <= goal.seconds && fullSeconds <= FULL_GOAL);
}

function secondsSince(began: number): number {
  return Math.round((performance.now() - began) / 10) / 100;
}

const { positionals, values } = parseArgs({ allowPositionals: true, options: { 'port-base': { type: 'string' } } });
const sizes = (positionals.length > 0 ? positionals : ['100', '1000', '10000']).map(Number);
const base = values['port-base'];
const set = base === undefined ? EMULATOR_SETS.bench : withPortBase(EMULATOR_SETS.bench, Number(base));
const emulators = await launchEmulators(set, { only: ['firestore'], command: 'npm run bench -- publish' });
try {
  await emulators.ready;
  Object.assign(process.env, clientEnvironment(set));
  const sample = await prepareSample();
  const rows: Row[] = [];
  for (const size of sizes) {
    const row = await measure(size, sample);
    console.table([row]);
    rows.push(row);
  }
  const passed = rows.every(meetsGoals);
  const goals = { live: LIVE_GOALS, fullSeconds: FULL_GOAL };
  console.log(JSON.stringify({ bench: 'publish', passed, goals, rows }));
  process.exitCode = passed ? 0 : 1;
} catch (error) {
  console.error(describeFailure(error));
  process.exitCode = 1;
} finally {
  await emulators.stop();
}
