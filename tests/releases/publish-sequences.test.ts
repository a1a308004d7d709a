import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeStays } from '#scripts/seed/write-stays.ts';
import { compareFiles, listFiles } from '#publisher/build/release-files.ts';
import { openSampleProject } from '#support/content/sample-project.ts';
import { IS_FULL, PROFILE } from '#support/profile.ts';
import { storeMemory } from '#support/publishing/published-memory.ts';
import { publishEdit, someEdit, someLocalEdit } from '#support/publishing/site-edits.ts';
import { type SiteBuilds, siteBuilds } from '#support/publishing/site-builds.ts';
import { smallSite } from '#support/publishing/small-site.ts';
import { RANDOM_SEED } from '#support/random-seed.ts';

const { publishEdits: EDITS, publishSteps: STEPS } = PROFILE;

const project = `demo-edits-${randomUUID().slice(0, 8)}`;
let builds: SiteBuilds;
beforeAll(async () => {
  builds = await siteBuilds(project);
});
afterAll(() => builds.remove());

/** Files in which the release of the steps differs from one of the same content that is rendered as a whole. */
async function findDifferences(stepwise: string): Promise<string[]> {
  const whole = `${stepwise}-whole`;
  const environment = { INCREMENTAL_BUILD: 'off' };
  expect(await builds.build(whole, { cache: whole, environment })).toMatchObject({
    ...{ outcome: 'ready', way: 'full', faults: [] },
    why: 'INCREMENTAL_BUILD is off.',
  });
  const [ours, theirs] = [stepwise, whole].map((name) => listFiles(builds.folderOf(name)));
  const { written, removed } = compareFiles(ours ?? {}, theirs ?? null);
  return [...written.map(({ path }) => path), ...removed.map((path) => `${path} is missing`)];
}

it(
  `${EDITS} random edits, ${EDITS / STEPS} a publish, give the same bytes as a site that is rendered as a whole (seed ${RANDOM_SEED})`,
  // A build of a small site takes ten seconds on two cores.
  { timeout: 120_000 + STEPS * 60_000 },
  async () => {
    const firestore = await openSampleProject(project);
    await writeStays(firestore, new Date());
    const { memory, pool } = await smallSite(project);
    await storeMemory(firestore, memory);
    expect(await builds.build('0')).toMatchObject({ outcome: 'ready', way: 'full', faults: [] });
    const edits = fc.sample(STEPS < EDITS ? someLocalEdit : someEdit, { numRuns: EDITS, seed: RANDOM_SEED });
    for (let step = 1; step <= STEPS; step += 1) {
      memory.revision += 1;
      const published = edits.slice(((step - 1) * EDITS) / STEPS, (step * EDITS) / STEPS);
      for (const edit of published) publishEdit(memory, edit, pool);
      await storeMemory(firestore, memory);
      const report = await builds.build(String(step), { live: String(step - 1) });
      expect(report).toMatchObject({ outcome: 'ready', way: 'incremental', faults: [] });
      // A page that a step forgot may be written by the next one, so the full profile compares every step.
      if (IS_FULL || step === STEPS) expect(await findDifferences(String(step)), JSON.stringify(published)).toEqual([]);
    }
  },
);
