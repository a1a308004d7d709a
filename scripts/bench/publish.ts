import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import type { Firestore } from 'firebase-admin/firestore';
import { BUSINESS_COLLECTIONS, SITE_STATE_ID } from '#domain/content/collections.ts';
import { CONTENT_KINDS } from '#domain/content/kinds.ts';
import { publishedPropertySchema } from '#domain/property/property.ts';
import { propertyPath } from '#domain/site/paths.ts';
import type { BuildReport } from '#publisher/build/build-report.ts';
import { runBuild } from '#publisher/build/run-build.ts';
import { localTarget } from '#publisher/deploy/local-target.ts';
import type { ReleaseTarget } from '#publisher/deploy/release-target.ts';
import { CACHE_FOLDER } from '#scripts/emulators/project-paths.ts';
import { median, round } from './support/figures.ts';
import { fillPublished, openFirestore } from './support/generated-content.ts';
import { runBenchmark } from './support/run-benchmark.ts';

/** Maximum seconds from press to live, on the path of the local publisher, and of a full build up to 10,000 properties. */
const GOALS = {
  live: [
    { properties: 100, seconds: 12 },
    { properties: 1000, seconds: 15 },
    { properties: 10_000, seconds: 40 },
  ],
  fullSeconds: 90,
};

/** Number of publishes after the first build. */
const PUBLISHES = 3;

await runBenchmark({
  name: 'publish',
  goals: GOALS,
  emulators: ['firestore'],
  sizes: [100, 1000, 10_000],
  async *measure({ set, origin, sizes, resources }) {
    const folder = join(CACHE_FOLDER, 'bench/publish');
    const [site, cache] = [join(folder, 'site'), join(folder, 'astro')];
    resources.use(await serveSite(site, set.ports.hosting));
    for (const properties of sizes) {
      const project = `demo-publish-${properties}`;
      const database = openFirestore(project);
      await fillPublished(database, properties);
      // The build reads it.
      process.env['GCLOUD_PROJECT'] = project;
      await rm(folder, { recursive: true, force: true });
      await mkdir(folder, { recursive: true });
      const target = localTarget({ store: join(folder, 'releases'), site });

      const fullBegan = performance.now();
      const full = await makeLive(target, cache);
      const fullSeconds = round((performance.now() - fullBegan) / 1000, 2);
      const times: number[] = [];
      const reports: BuildReport[] = [];
      for (let time = 1; time <= PUBLISHES; time += 1) {
        const began = performance.now();
        const { path, text } = await publishChange(database);
        const report = await makeLive(target, cache);
        const page = await (await fetch(`${origin}${path}`)).text();
        times.push(round((performance.now() - began) / 1000, 2));
        reports.push(report);
        if (!page.includes(text)) throw new Error(`${path} does not show what was published.`);
        if (report.way !== 'incremental') throw new Error(`Everything was built: ${report.why}`);
        await target.cleanUp();
      }
      yield {
        properties,
        pages: full.pages,
        // The first build, which has no cache.
        fullSeconds,
        fullPeakMegabytes: Math.round(full.peakMegabytes),
        // From press to live.
        medianSeconds: median(times),
        slowestSeconds: Math.max(...times),
        peakMegabytes: Math.round(Math.max(...reports.map(({ peakMegabytes }) => peakMegabytes))),
        // Files that the last publish changed.
        written: reports.at(-1)?.written.length,
      };
    }
    await rm(folder, { recursive: true });
  },
  meetsGoals: ({ properties, medianSeconds, fullSeconds }) => {
    const goal = GOALS.live.find((at) => properties <= at.properties);
    return goal === undefined || (medianSeconds <= goal.seconds && fullSeconds <= GOALS.fullSeconds);
  },
});

/** Makes a release live, in the steps of the local publisher. */
async function makeLive(target: ReleaseTarget, cache: string): Promise<BuildReport> {
  const id = randomUUID();
  const planned = await target.prepare(id);
  let output = '';
  const report = await runBuild({
    ...{ id, script: 'publisher/build/build-site.ts', out: planned.out, live: planned.live, cache },
    onOutput: (text) => (output += text),
  });
  if (report.outcome === 'failed') throw new Error(`The release may not go live:\n${output.slice(-4000)}`);
  await target.publish(planned);
  return report;
}

/**
 * Publishes another price and description of a property, in one transaction with the revision of the site; gives the path
 * of its page and a text that it shows then. A price affects more than most fields: cards, order, search index, sitemap.
 */
async function publishChange(database: Firestore): Promise<{ path: string; text: string }> {
  const site = database.collection(BUSINESS_COLLECTIONS.system).doc(SITE_STATE_ID);
  return database.runTransaction(async (transaction) => {
    const { docs } = await transaction.get(database.collection(CONTENT_KINDS.properties.published).limit(1));
    const [property] = docs;
    if (property === undefined) throw new Error('There is nothing to publish.');
    const before = publishedPropertySchema.parse(property.data());
    const revision = before.publishedRev + 1;
    const amount = 2000 + revision * 10;
    const text = `Changed for the ${revision}th time.`;
    transaction.set(site, { requestedRevision: revision }, { merge: true });
    transaction.set(property.ref, {
      ...{ ...before, price: `from €${amount} per night`, priceAmount: amount },
      ...{ propertySectionContent: text, description: `A house by the sea. ${text}` },
      ...{ rev: before.rev + 1, publishedAt: new Date().toISOString(), publishedRev: revision },
    });
    return { path: propertyPath(before.slug), text };
  });
}

/** Serves pages from the release that the link `site` points to. */
async function serveSite(site: string, port: number): Promise<Server> {
  const server = createServer(({ url }, response) => {
    const file = createReadStream(join(site, `${url}.html`));
    file.on('error', () => response.writeHead(404).end()).pipe(response);
  });
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return server;
}
