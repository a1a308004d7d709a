import type { BuildRecord } from '#domain/publishing/build-record.ts';
import type { KeptRevision, PublishedHistory } from '#domain/publishing/kept-revision.ts';
import { isRolledBack } from '#domain/publishing/site-state-machine.ts';
import type { SiteState } from '#domain/publishing/site-state.ts';
import { isBusy, type SiteNow } from '#admin/lib/publishing/use-site.ts';
import { formatDateTime } from '#admin/lib/format-time.ts';
import { HISTORY_TEXT } from './history-text.ts';
import { PUBLISH_TEXT as text } from './text.ts';

/** The site's state as a sentence, with the date of the release during and after a rollback. */
export function siteSentence({ site, build }: SiteNow): string {
  if (site === null) return '';
  const isRollback = build?.action === 'rollback';
  if (isRollback && site.lease?.buildId === build.id) return text.rollback.inProgress(releaseDate(site, build.release));
  if (isRolledBack(site)) return text.rollback.done(liveDate(site));
  if (site.state !== 'failed') return text.states[site.state];
  return isRollback ? text.rollback.failed(liveDate(site)) : text.failedBeside(liveDate(site));
}

/** Text in place of an empty list of changes. */
export function nothingToPublish(now: SiteNow | undefined): string {
  const { none } = text.changes;
  if (now === undefined || now.site === null) return none.unknown;
  if (isBusy(now)) return none.building;
  if (isRolledBack(now.site)) return none.rolledBack;
  // A rollback that failed has left everything live.
  return now.site.builtRevision < now.site.begunRevision ? none.failed : none.live;
}

/** A build whose report was chosen from the history, and which release was live then. */
export interface ChosenReport {
  readonly build: BuildRecord;
  readonly liveBuildId: string | null;
}

/** The build whose report is shown: the chosen one until another release is live, else the latest that went live. */
export function reportedBuild(chosen: ChosenReport | null, { site, build }: SiteNow): BuildRecord | null {
  if (chosen !== null && chosen.liveBuildId === site?.liveBuildId) return chosen.build;
  return build?.state === 'live' ? build : null;
}

/** Says that a rollback may show visitors an earlier version; '' otherwise. */
export function rolledBackText(site: SiteState | null): string {
  return site !== null && isRolledBack(site) ? text.rollback.seen(liveDate(site)) : '';
}

/** What visitors see of a document: its published version only once a release with it is live. */
export function liveText({ publishedRev, revisions }: PublishedHistory, site: SiteState | null): string {
  if (publishedRev === 0) return HISTORY_TEXT.unseen;
  const live = revisions.find(({ rev }) => rev === publishedRev);
  if (live === undefined) return HISTORY_TEXT.liveUnlisted;
  return isSeen(live, site) ? HISTORY_TEXT.live(live) : HISTORY_TEXT.waiting(live);
}

/** Whether the live release has a published version; true while that is not known. */
export function isSeen({ revision }: Pick<KeptRevision, 'revision'>, site: SiteState | null): boolean {
  return site === null || revision <= site.builtRevision;
}

/** Titles of what was published after the live release, each once; `more` when the builds do not list all of it. */
export function unseenTitles(
  builds: readonly BuildRecord[],
  { builtRevision }: SiteState,
): { titles: readonly string[]; more: boolean } {
  const unseen = builds.filter(({ action, revision }) => action === 'build' && revision > builtRevision);
  return {
    titles: [...new Set(unseen.flatMap(({ what }) => what))],
    more: unseen.some(({ what, whatCount }) => whatCount > what.length),
  };
}

function liveDate({ releases, liveBuildId }: SiteState): string | null {
  return dateOf(releases.find(({ buildId }) => buildId === liveBuildId));
}

function releaseDate({ releases }: SiteState, wanted: string | null): string | null {
  return dateOf(releases.find(({ release }) => release === wanted));
}

function dateOf(release: { at: string } | undefined): string | null {
  return release === undefined ? null : formatDateTime(release.at);
}
