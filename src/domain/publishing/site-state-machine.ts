import { BUILD_SILENCE_MINUTES, BUILD_START_MINUTES, RELEASES_KEPT } from './limits.ts';
import { BUILD_NEVER_REPORTED } from './text.ts';
import type { KeptRelease, SiteState } from './site-state.ts';

const MINUTE = 60_000;

/** What was asked for while a build is at work waits for its end; several wishes become one build. */
export function requestBuild(site: SiteState, now: Date): SiteState {
  const asked = { ...site, requestedRevision: site.requestedRevision + 1, requestedAt: now.toISOString() };
  return site.lease === null ? { ...asked, state: 'requested', failure: '' } : asked;
}

/** Whether a build should begin: one is wanted and none is at work. */
export function canBegin(site: SiteState): boolean {
  return site.lease === null && site.requestedRevision > site.begunRevision;
}

/** A build takes the lease, for everything that was asked for until now. */
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

/** Whether a build is the one at work; the reports of any other come too late. */
export function holdsLease(site: SiteState, buildId: string): boolean {
  return site.lease?.buildId === buildId;
}

/** The build at work says that it goes on. */
export function continueBuild(site: SiteState, state: 'building' | 'verifying', now: Date): SiteState {
  if (site.lease === null) return site;
  const { buildId } = site.lease;
  return { ...site, state, lease: { buildId, until: minutesLater(now, BUILD_SILENCE_MINUTES) } };
}

/** The release of the build at work is live; what was asked for after it read the content wants another build. `kept` names the releases that are left, null all. */
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

/** The build at work has failed; the live release stays. What was asked for meanwhile is tried in its own build. */
export function failBuild(site: SiteState, failure: string): SiteState {
  const wantsAnother = site.requestedRevision > site.begunRevision;
  return { ...site, state: wantsAnother ? 'requested' : 'failed', lease: null, failure };
}

/** Whether visitors see an earlier release that was brought back: content that a build was begun for is not in it, and no build is wanted. */
export function isRolledBack({ state, builtRevision, begunRevision }: SiteState): boolean {
  return state === 'live' && builtRevision < begunRevision;
}

/** The id of a build that has been silent for too long; null while all is well. */
export function silentBuild(site: SiteState, now: Date): string | null {
  return site.lease !== null && site.lease.until < now.toISOString() ? site.lease.buildId : null;
}

/** Gives up on a build that has been silent for too long. */
export function giveUpSilent(site: SiteState, now: Date): SiteState {
  return silentBuild(site, now) === null ? site : failBuild(site, BUILD_NEVER_REPORTED);
}

function minutesLater(now: Date, minutes: number): string {
  return new Date(now.getTime() + minutes * MINUTE).toISOString();
}
