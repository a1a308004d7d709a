import { BUILD_SILENCE_MINUTES, BUILD_START_MINUTES, RELEASES_KEPT } from './limits.ts';
import { BUILD_NEVER_REPORTED } from './text.ts';
import type { KeptRelease, SiteState } from './site-state.ts';

const MINUTE = 60_000;

/** Requests a build; during a build the request waits for its end, and several requests become one build. */
export function requestBuild(site: SiteState, now: Date): SiteState {
  const requested = { ...site, requestedRevision: site.requestedRevision + 1, requestedAt: now.toISOString() };
  return site.lease === null ? { ...requested, state: 'requested', failure: '' } : requested;
}

/** Whether a build should start: one is requested and none is running. */
export function canBegin(site: SiteState): boolean {
  return site.lease === null && site.requestedRevision > site.begunRevision;
}

/** Starts a build, which takes the lease for all requests until now. */
export function beginBuild(site: SiteState, buildId: string, now: Date): SiteState {
  return {
    ...site,
    state: 'requested',
    begunRevision: site.requestedRevision,
    lease: { buildId, until: minutesLater(now, BUILD_START_MINUTES) },
    buildId,
    failure: '',
  };
}

/** Whether a build is the running one; reports of any other are outdated. */
export function holdsLease(site: SiteState, buildId: string): boolean {
  return site.lease?.buildId === buildId;
}

/** Records progress of the running build and extends its lease. */
export function continueBuild(site: SiteState, state: 'building' | 'verifying', now: Date): SiteState {
  if (site.lease === null) return site;
  const { buildId } = site.lease;
  return { ...site, state, lease: { buildId, until: minutesLater(now, BUILD_SILENCE_MINUTES) } };
}

/** Records that the release of the running build is live; requests after it read the content need another build. `kept` lists the remaining releases; null means all. */
export function goLive(site: SiteState, made: KeptRelease, kept: readonly string[] | null): SiteState {
  const earlier = site.releases.filter(({ release }) => release !== made.release && kept?.includes(release) !== false);
  const begunRevision = Math.max(site.begunRevision, made.revision);
  return {
    ...site,
    state: site.requestedRevision > begunRevision ? 'requested' : 'live',
    begunRevision,
    builtRevision: made.revision,
    lease: null,
    liveBuildId: made.buildId,
    failure: '',
    releases: [made, ...earlier].toSorted((one, other) => other.at.localeCompare(one.at)).slice(0, RELEASES_KEPT),
  };
}

/** Records that the running build failed; the live release stays. Requests made meanwhile get their own build. */
export function failBuild(site: SiteState, failure: string): SiteState {
  const needsAnother = site.requestedRevision > site.begunRevision;
  return { ...site, state: needsAnother ? 'requested' : 'failed', lease: null, failure };
}

/** Whether a rollback is live: the live release lacks content of a later build, and no build is requested. */
export function isRolledBack({ state, builtRevision, begunRevision }: SiteState): boolean {
  return state === 'live' && builtRevision < begunRevision;
}

/** Finds a running build whose lease has expired; its id, or null. */
export function findSilentBuild(site: SiteState, now: Date): string | null {
  return site.lease !== null && site.lease.until < now.toISOString() ? site.lease.buildId : null;
}

/** Fails a running build whose lease has expired. */
export function failSilentBuild(site: SiteState, now: Date): SiteState {
  return findSilentBuild(site, now) === null ? site : failBuild(site, BUILD_NEVER_REPORTED);
}

function minutesLater(now: Date, minutes: number): string {
  return new Date(now.getTime() + minutes * MINUTE).toISOString();
}
