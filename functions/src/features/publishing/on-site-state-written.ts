import type { ContentDeps } from '#platform/content/content-transaction.ts';
import { startWantedBuild } from './start-build.ts';

/** Makes what happens whenever the state of the site was written: a build that is wanted begins, unless one is at work. */
export function onSiteStateWritten(deps: ContentDeps): () => Promise<void> {
  return () => startWantedBuild(deps);
}
