import { afterAll, describe, expect, it } from 'vitest';
import type { PublishTarget } from '#domain/publishing/publication.ts';
import { publishTargetOf } from '#support/publishing/publication-fixture.ts';
import { openPublishingFixture } from '#support/publishing/fixture.ts';

const { publications, createValidProperty, close } = await openPublishingFixture();
afterAll(close);

/** Seconds after which every request has an answer; the function itself has thirty. */
const ANSWERED_WITHIN = 26;

/** Publishes a document once and gives the answer, after at most so many seconds. */
async function publishTimed(target: PublishTarget) {
  const start = performance.now();
  const response = await publications.publish(target);
  return { target, response, seconds: (performance.now() - start) / 1000 };
}

describe('ten editors who publish at once', () => {
  it(
    'all get an answer in time: it is live, or when to come back, and then it is',
    { tags: ['nightly'], timeout: 120_000 },
    async () => {
      const properties = await Promise.all(Array.from({ length: 10 }, () => createValidProperty()));
      const answers = await Promise.all(properties.map((property) => publishTimed(publishTargetOf(property))));
      for (const { response, seconds } of answers) {
        expect(seconds).toBeLessThan(ANSWERED_WITHIN);
        expect([200, 503]).toContain(response.status);
        if (response.status === 503) expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0);
      }
      const late = answers.filter(({ response }) => response.status === 503);
      // One after the other, as people repeat; what was stored after its answer is live already.
      for (const { target } of late) expect([200, 409]).toContain((await publications.publish(target)).status);
      for (const { id } of properties)
        expect(await publications.readPublished('properties', id)).toMatchObject({ id, rev: 1 });
    },
  );
});
