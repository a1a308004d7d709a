import { execFileSync } from 'node:child_process';
import { Agent } from 'node:http';
import { join, resolve } from 'node:path';
import { BUSINESS_COLLECTIONS, SITE_SETTINGS_ID } from '#domain/content/collections.ts';
import { CONTENT_KINDS } from '#domain/content/kinds.ts';
import { publishedFixture, settingsFixture } from '#domain/content/published-fixture.ts';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { clientEnvironment, functionsEnvironment } from '#scripts/emulators/emulator-sets.ts';
import { launchEmulators } from '#scripts/emulators/launch-emulators.ts';
import { NODE } from '#scripts/emulators/project-paths.ts';
import { readSetOptions } from '#scripts/emulators/set-options.ts';
import { startServer, type FunctionServer } from '#scripts/emulators/functions-server/start-server.ts';
import { describeFailure } from '#scripts/dev/setup/fixable-error.mjs';
import { judgeLoad } from './load/judge-load.ts';
import { enquiryLoad, freshEnquiry } from '#support/load/enquiry-load.ts';
import { mapLimited } from '#functions/platform/map-limited.ts';
import { percentile95, sendPost, type JsonPost, type Sent } from '#support/load/send-many.ts';

/** Requests of the measurement, and of the warm-up before it. */
const REQUESTS = 2000;
const WARM_UP = 300;
const IN_FLIGHT = 50;

/** Maximum ratio of our 95th percentile to that of the baseline. */
const RATIO_GOAL = 3;

/** Rounds in which both take turns, so that other load on the machine affects both. */
const ROUNDS = 4;

async function publish(firestore: Firestore): Promise<string> {
  const property = publishedFixture();
  const { settings, properties } = CONTENT_KINDS;
  await firestore
    .collection(settings.published)
    .doc(SITE_SETTINGS_ID)
    .set({ ...settingsFixture(), rev: 1 });
  await firestore.collection(properties.published).doc(property.id).set(property);
  return property.id;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

const { set } = readSetOptions(process.argv.slice(2), 'bench');
execFileSync(NODE, ['functions/build.mjs'], { stdio: 'inherit' });
const emulators = await launchEmulators(set, { only: ['firestore'], command: 'npm run bench -- api' });
const servers: FunctionServer[] = [];
try {
  await emulators.ready;
  Object.assign(process.env, clientEnvironment(set), functionsEnvironment(set));
  const app = initializeApp({ projectId: set.project });
  const firestore = getFirestore(app);
  const propertyId = await publish(firestore);
  const api = await startServer(resolve('functions/lib/index.js'), 'api', process.env);
  servers.push(api);
  const baseline = await startServer(join(import.meta.dirname, 'baselines/function.ts'), 'baseline', process.env);
  servers.push(baseline);
  const agent = new Agent({ keepAlive: true, maxSockets: IN_FLIGHT });
  const send = (origin: string, posts: readonly JsonPost[]) =>
    mapLimited(posts, IN_FLIGHT, (post) => sendPost(origin, post, agent));

  const warmUp = Array.from({ length: WARM_UP }, (_, index) => freshEnquiry(1_000_000 + index, propertyId));
  for (const { origin } of servers) await send(origin, warmUp);
  const before = await countEnquiries(firestore);

  const load = enquiryLoad(REQUESTS, propertyId);
  const baselineLoad = Array.from({ length: REQUESTS }, (_, index) => freshEnquiry(index, propertyId));
  const ours: Sent[] = [];
  const baselineSent: Sent[] = [];
  const began = performance.now();
  for (let turn = 0; turn < ROUNDS; turn += 1) {
    const [from, to] = [(REQUESTS / ROUNDS) * turn, (REQUESTS / ROUNDS) * (turn + 1)];
    baselineSent.push(...(await send(baseline.origin, baselineLoad.slice(from, to))));
    ours.push(...(await send(api.origin, load.slice(from, to))));
  }
  const seconds = (performance.now() - began) / 1000;
  agent.destroy();

  const stored = (await countEnquiries(firestore)) - before;
  const result = judgeLoad(load, ours, stored);
  const storing = (_: Sent, index: number) => load[index]?.fate === 'fresh';
  const p95 = percentile95(ours.filter(storing).map(({ milliseconds }) => milliseconds));
  const baselineP95 = percentile95(baselineSent.map(({ milliseconds }) => milliseconds));
  const ratio = round(p95 / baselineP95);
  const passed = result.faults.length === 0 && ratio <= RATIO_GOAL;
  for (const fault of result.faults.slice(0, 10)) console.error(fault);
  console.log(
    JSON.stringify({
      bench: 'api',
      passed,
      requests: REQUESTS,
      mapLimited: IN_FLIGHT,
      ...result.counts,
      stored,
      faults: result.faults.length,
      p95Milliseconds: round(p95),
      baselineP95Milliseconds: round(baselineP95),
      ratio,
      seconds: round(seconds),
      goals: { ratio: RATIO_GOAL },
    }),
  );
  process.exitCode = passed ? 0 : 1;
  await deleteApp(app);
} catch (error) {
  console.error(describeFailure(error));
  process.exitCode = 1;
} finally {
  for (const server of servers) await server.kill();
  await emulators.stop();
}

async function countEnquiries(firestore: Firestore): Promise<number> {
  return (await firestore.collection(BUSINESS_COLLECTIONS.enquiries).count().get()).data().count;
}
