import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import fc from 'fast-check';
import type { Firestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { compareFiles, listFiles } from '#publisher/build/release-files.ts';
import { openSampleProject } from '#support/content/sample-project.ts';
import { copyMemory, storeMemory } from '#support/publishing/published-memory.ts';
import { type SiteBuilds, siteBuilds } from '#support/publishing/site-builds.ts';
import { type SmallSite, smallSite } from '#support/publishing/small-site.ts';
import { RANDOM_SEED } from '#support/random-seed.ts';

/** Times at which a build is killed, as parts of its duration; the last is when its first pages are in Astro's cache. */
const KILLS = [
  ...fc.sample(fc.double({ min: 0, max: 1, noNaN: true }), { numRuns: 19, seed: RANDOM_SEED }),
  'pages are cached',
] as const;

/** Text of every page of the builds that are killed. */
const NEVER_PUBLISHED = 'Never published';

const project = `demo-kills-${randomUUID().slice(0, 8)}`;
let firestore: Firestore;
let builds: SiteBuilds;
let site: SmallSite;
beforeAll(async () => {
  builds = await siteBuilds(project);
  firestore = await openSampleProject(project);
  site = await smallSite(project);
});
afterAll(() => builds.remove());

/** Resolves when a page with the text is in Astro's cache. */
async function untilCached(text: string): Promise<void> {
  const cache = builds.cacheOf('site');
  const pages = readdirSync(cache, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
  while (!pages.some((page) => existsSync(join(cache, page)) && readFileSync(join(cache, page)).includes(text))) {
    await wait(10);
  }
}

it(
  `a build that was killed at ${KILLS.length} times leaves nothing of its content to the next one (seed ${RANDOM_SEED})`,
  { timeout: 120_000 + KILLS.length * 60_000, tags: ['nightly'] },
  async () => {
    const { memory } = site;
    await storeMemory(firestore, memory);
    expect(await builds.build('before')).toMatchObject({ outcome: 'ready', faults: [] });
    const { seconds } = await builds.build('again', { live: 'before' });
    const expected = listFiles(builds.folderOf('before'));
    for (const [index, moment] of KILLS.entries()) {
      // All pages change, and then all are again what Astro's cache was made of.
      const changed = copyMemory(memory);
      changed.revision = memory.revision + 1;
      const settings = memory.small.get('settings') ?? [];
      changed.small.set(
        'settings',
        settings.map(({ id, data }) => ({ id, data: { ...data, brandName: NEVER_PUBLISHED } })),
      );
      await storeMemory(firestore, changed);
      const killed = builds.start(`killed-${index}`, { live: 'before' });
      const ended = new Promise((done) => killed.once('close', done));
      await (typeof moment === 'number' ? wait(moment * seconds * 1000) : untilCached(NEVER_PUBLISHED));
      killed.kill('SIGKILL');
      await ended;
      memory.revision += 2;
      await storeMemory(firestore, memory);
      const report = await builds.build(`after-${index}`, { live: 'before' });
      expect(report).toMatchObject({ outcome: 'ready', faults: [] });
      const { written, removed } = compareFiles(listFiles(builds.folderOf(`after-${index}`)), expected);
      expect({ written, removed }, `killed: ${moment}`).toEqual({ written: [], removed: [] });
    }
  },
);
