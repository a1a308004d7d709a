import { INITIAL_SITE_STATE } from '#domain/publishing/site-state.ts';
import { beginBuild, canBegin, failBuild, requestBuild } from '#domain/publishing/site-state-machine.ts';
import { expect, it } from 'vitest';
import { siteWithRelease } from './site-with-release.ts';

const now = new Date('2026-11-21T12:00:00Z');
const earlier = '00000000-0000-4000-8000-000000000001';
const buildId = '00000000-0000-4000-8000-000000000002';
const made = { buildId, release: 'first', revision: INITIAL_SITE_STATE.requestedRevision, at: now.toISOString() };
const published = requestBuild(INITIAL_SITE_STATE, now);

it('is live when nothing was published during the build', () => {
  const site = siteWithRelease(INITIAL_SITE_STATE, made, ['first']);
  expect(site).toMatchObject({
    state: 'live',
    liveBuildId: buildId,
    buildId,
    builtRevision: made.revision,
    lease: null,
  });
  expect(canBegin(site)).toBe(false);
});

it.each([
  ['waits for a build', published],
  ['has a build that nobody took', failBuild(beginBuild(published, earlier, now), 'No publisher.')],
  ['has a build that is over', beginBuild(published, earlier, now)],
])('needs another build when what was published meanwhile %s', (_, before) => {
  const site = siteWithRelease(before, made, ['first']);
  expect(site).toMatchObject({ state: 'requested', builtRevision: made.revision, failure: '', lease: null });
  expect(canBegin(site)).toBe(true);
});
