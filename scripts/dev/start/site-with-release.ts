import type { KeptRelease, SiteState } from '#domain/publishing/site-state.ts';
import { goLive } from '#domain/publishing/site-state-machine.ts';

/**
 * The state of a site after a release that no request began. Any earlier build is over: what was published after the release
 * read the content needs another one, also when a build for it began that nobody took.
 */
export function siteWithRelease(site: SiteState, made: KeptRelease, kept: readonly string[] | null): SiteState {
  return goLive({ ...site, begunRevision: made.revision, buildId: made.buildId }, made, kept);
}
