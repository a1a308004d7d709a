import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BUILD_SILENCE_MINUTES, BUILD_START_MINUTES, RELEASES_KEPT } from './limits.ts';
import {
  beginBuild,
  canBegin,
  continueBuild,
  failBuild,
  failSilentBuild,
  goLive,
  holdsLease,
  requestBuild,
} from './site-state-machine.ts';
import { INITIAL_SITE_STATE, siteStateSchema, type SiteState } from './site-state.ts';

const id = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const at = (minute: number): Date => new Date(Date.UTC(2026, 10, 21, 12, minute));
const madeBy = (site: SiteState, revision: number, minute: number) => ({
  buildId: site.lease?.buildId ?? id(0),
  release: `release-${minute}`,
  revision,
  at: at(minute).toISOString(),
});

describe('publishing once', () => {
  const requested = requestBuild(INITIAL_SITE_STATE, at(0));
  const begun = beginBuild(requested, id(1), at(0));

  it('goes from requested through building and verifying to live', () => {
    expect(requested).toMatchObject({ state: 'requested', requestedRevision: 2, builtRevision: 0 });
    expect(canBegin(requested)).toBe(true);
    expect(begun).toMatchObject({ state: 'requested', begunRevision: 2, buildId: id(1) });
    const building = continueBuild(begun, 'building', at(1));
    expect(building.state).toBe('building');
    const verifying = continueBuild(building, 'verifying', at(2));
    expect(goLive(verifying, madeBy(verifying, 2, 3), null)).toMatchObject({
      ...{ state: 'live', builtRevision: 2, lease: null, liveBuildId: id(1) },
      releases: [{ release: 'release-3' }],
    });
  });

  it('keeps the live release when it fails, and does not try again by itself', () => {
    const failed = failBuild(begun, 'No.');
    expect(failed).toMatchObject({ state: 'failed', failure: 'No.', builtRevision: 0, lease: null });
    expect(canBegin(failed)).toBe(false);
    expect(canBegin(requestBuild(failed, at(1)))).toBe(true);
  });

  it('fails when it does not report for too long', () => {
    const first = new Date(at(BUILD_START_MINUTES).getTime() + 1);
    expect(failSilentBuild(begun, at(BUILD_START_MINUTES - 1))).toBe(begun);
    expect(failSilentBuild(begun, first).state).toBe('failed');
    const working = continueBuild(begun, 'building', at(20));
    expect(failSilentBuild(working, at(20 + BUILD_SILENCE_MINUTES - 1))).toBe(working);
    expect(failSilentBuild(working, at(20 + BUILD_SILENCE_MINUTES + 1)).state).toBe('failed');
  });
});

describe('a request during a build', () => {
  const building = continueBuild(beginBuild(requestBuild(INITIAL_SITE_STATE, at(0)), id(1), at(0)), 'building', at(1));
  const burst = [2, 3, 4].reduce((site, minute) => requestBuild(site, at(minute)), building);

  it('waits and becomes one more build', () => {
    expect(burst).toMatchObject({ state: 'building', requestedRevision: 5, begunRevision: 2 });
    expect(canBegin(burst)).toBe(false);
    const live = goLive(burst, madeBy(burst, 2, 5), null);
    expect(live).toMatchObject({ state: 'requested', builtRevision: 2 });
    expect(beginBuild(live, id(2), at(6)).begunRevision).toBe(5);
  });

  it('needs no other build when the running one has read its content', () => {
    expect(goLive(burst, madeBy(burst, 5, 5), null)).toMatchObject({ state: 'live', builtRevision: 5 });
  });

  it('gets its own build when the running one fails', () => {
    expect(canBegin(failBuild(burst, 'No.'))).toBe(true);
  });
});

type Step = 'publish' | 'begin' | 'building' | 'verifying' | 'live' | 'fail' | 'silence' | 'roll back';
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.constantFrom('publish', 'begin', 'building', 'verifying', 'live', 'fail', 'silence', 'roll back'),
  { maxLength: 60 },
);

/** Takes a step as the functions do: only what is possible in a state happens. */
function take(site: SiteState, step: Step, minute: number): SiteState {
  switch (step) {
    case 'publish':
      return requestBuild(site, at(minute));
    case 'begin':
      return canBegin(site) ? beginBuild(site, id(minute + 1), at(minute)) : site;
    case 'building':
    case 'verifying':
      return continueBuild(site, step, at(minute));
    case 'live':
      return site.lease === null ? site : goLive(site, madeBy(site, site.begunRevision, minute), null);
    case 'fail':
      return site.lease === null ? site : failBuild(site, 'No.');
    case 'silence':
      return failSilentBuild(site, at(minute + 60));
    case 'roll back': {
      const [, earlier] = site.releases;
      if (earlier === undefined || site.lease !== null || canBegin(site)) return site;
      return goLive(beginBuild(site, id(minute + 1), at(minute)), earlier, null);
    }
  }
}

describe('any sequence of events', () => {
  const walk = (taken: readonly Step[]): SiteState =>
    taken.reduce((site, step, minute) => take(site, step, minute), INITIAL_SITE_STATE);

  it('leads to a valid state with at most the maximum number of releases', () => {
    fc.assert(
      fc.property(steps, (taken) => {
        const site = walk(taken);
        expect(siteStateSchema.safeParse(site).success).toBe(true);
        expect(site.releases.length).toBeLessThanOrEqual(RELEASES_KEPT);
        expect(site.begunRevision).toBeLessThanOrEqual(site.requestedRevision);
        expect(site.builtRevision).toBeLessThanOrEqual(site.begunRevision);
      }),
    );
  });

  it('has at most one running build', () => {
    fc.assert(
      fc.property(steps, (taken) => {
        const site = walk(taken);
        const other = beginBuildIfPossible(site);
        if (site.lease !== null) expect(other).toBe(site);
        expect(holdsLease(site, id(9999))).toBe(false);
      }),
    );
  });

  it('ends live at the newest revision once publishing stops and builds succeed', () => {
    fc.assert(
      fc.property(steps, (taken) => {
        const rest: Step[] = ['publish', 'silence', 'begin', 'building', 'verifying', 'live', 'begin', 'live'];
        const site = walk([...taken, ...rest]);
        expect(site).toMatchObject({ state: 'live', lease: null, builtRevision: site.requestedRevision });
      }),
    );
  });
});

function beginBuildIfPossible(site: SiteState): SiteState {
  return canBegin(site) ? beginBuild(site, id(5000), at(0)) : site;
}
