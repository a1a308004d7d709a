import { Agent } from 'node:http';
import { join, resolve } from 'node:path';
import { mapLimited } from '#functions/platform/map-limited.ts';
import { startServer, type FunctionServer } from '#scripts/emulators/functions-server/start-server.ts';
import { openOwnProject } from '#support/emulators/own-project.ts';
import { freshEnquiry } from '#support/load/fresh-enquiry.ts';
import { sendPost } from '#support/load/send-post.ts';
import { percentile, round } from './support/figures.ts';
import { runBenchmark } from './support/run-benchmark.ts';

/** Maximum ratio of our 95th percentile to that of the baseline. */
const GOALS = { ratio: 3 };

const WARM_UP = 300;
const IN_FLIGHT = 50;

/** Rounds in which both take turns, so that other load on the machine affects both. */
const ROUNDS = 4;

await runBenchmark({
  name: 'api',
  goals: GOALS,
  emulators: ['firestore'],
  sizes: [2000],
  async *measure({ sizes: [enquiries], resources }) {
    const { projectId, propertyId } = await openOwnProject('load');
    const environment = { ...process.env, GCLOUD_PROJECT: projectId };
    const start = async (module: string, name: string) => resources.use(await startServer(module, name, environment));
    const ours = await start(resolve('functions/lib/index.js'), 'api');
    const baseline = await start(join(import.meta.dirname, 'api/baseline.ts'), 'baseline');
    const agent = new Agent({ keepAlive: true, maxSockets: IN_FLIGHT });
    let visitors = 0;
    /** Sends enquiries, each from a visitor of its own; gives their milliseconds. */
    const send = ({ origin }: FunctionServer, count: number): Promise<number[]> => {
      const posts = Array.from({ length: count }, () => freshEnquiry((visitors += 1), propertyId));
      return mapLimited(posts, IN_FLIGHT, async (post) => {
        const { status, text, milliseconds } = await sendPost(origin, post, agent);
        if (status !== 200) throw new Error(`An enquiry got ${status}: ${text}`);
        return milliseconds;
      });
    };

    for (const server of [ours, baseline]) await send(server, WARM_UP);
    const [times, baselineTimes]: [number[], number[]] = [[], []];
    for (let turn = 0; turn < ROUNDS; turn += 1) {
      baselineTimes.push(...(await send(baseline, enquiries / ROUNDS)));
      times.push(...(await send(ours, enquiries / ROUNDS)));
    }
    agent.destroy();
    const [p95, baselineP95] = [percentile(times, 0.95), percentile(baselineTimes, 0.95)];
    yield {
      enquiries: times.length,
      p95: round(p95),
      baselineP95: round(baselineP95),
      ratio: round(p95 / baselineP95, 2),
    };
  },
  meetsGoals: ({ ratio }) => ratio <= GOALS.ratio,
});
