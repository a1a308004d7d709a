import type { BuildRecord } from '#domain/publishing/build-record.ts';
import type { PendingChange } from '#domain/publishing/pending-change.ts';
import type { ChangeKind } from '#domain/publishing/publication.ts';
import type { SiteStateName } from '#domain/publishing/site-state.ts';
import { countOf } from '#domain/text/count-of.ts';
import { formatDateTime } from '#admin/lib/format-time.ts';

const CHANGES: Readonly<Record<ChangeKind, string>> = { new: 'New', changed: 'Changed', removed: 'Will be removed' };

const STATES: Readonly<Record<SiteStateName, string>> = {
  idle: 'Nothing has been published yet.',
  requested: 'Waiting for the publisher…',
  building: 'Building the changed pages…',
  verifying: 'Checking every changed page…',
  live: 'Live. Visitors see everything that has been published.',
  failed: 'The last build failed.',
};

const BUILDS: Readonly<Record<BuildRecord['state'], string>> = {
  requested: 'Waiting',
  building: 'Building',
  verifying: 'Checking',
  live: 'Live',
  failed: 'Failed',
};

/** `when` is null where the date of the release is unknown. */
const releaseOf = (when: string | null): string => (when === null ? 'an earlier version' : `the version of ${when}`);

export const PUBLISH_TEXT = {
  title: 'Publish',
  introduction: 'Visitors only see what has been published.',
  states: STATES,
  failedBeside: (when: string | null) => `The last build failed. Visitors still see ${releaseOf(when)}.`,
  rollback: {
    inProgress: (when: string | null) => `Rolling back to ${releaseOf(when)}…`,
    done: (when: string | null) => `Rolled back to ${releaseOf(when)}.`,
    failed: (when: string | null) => `The rollback failed. Visitors still see ${releaseOf(when)}.`,
    tryAgain: 'To try again, choose the version in the history below.',
    unseen: 'Published after that version, so visitors do not see it now:',
    unseenAfterFailure: 'Published, but visitors do not see it yet:',
    more: 'and more, see the history below',
    next: 'The next time you publish, all of this goes live again, together with your changes.',
    avoid:
      'To leave something out, unpublish it or publish an earlier version of it. To undo the rollback, choose the newest version in the history below.',
    nextBuild: 'It goes live with the next successful build.',
    seen: (when: string | null) =>
      `The site is rolled back to ${releaseOf(when)}, so visitors may see an earlier version until you publish something.`,
  },
  buildStates: BUILDS,
  changes: {
    heading: 'Changes not yet live',
    loading: 'Loading changes…',
    failed: 'The changes could not be loaded.',
    none: {
      live: 'Everything is live.',
      building: 'Nothing else to publish. The site is being built.',
      rolledBack: 'Nothing else to publish. Visitors see an earlier version.',
      failed: 'Nothing else to publish. Visitors do not see all published changes yet.',
      unknown: 'Nothing to publish.',
    },
    select: (title: string) => `Select ${title}`,
    selectAll: 'Select all',
    publishSelected: (count: number) => `Publish ${countOf(count, 'change')}`,
    publishAll: 'Publish all',
    publishFailed: 'Publishing failed. Nothing was published.',
    publishPartly: 'Some changes were not published: they are still listed here.',
    confirmAll: (count: number) => `Publish ${countOf(count, 'change')}?`,
    allHint: 'The changes go live as soon as the site is built. Untick what should wait.',
    listed: 'Changes to publish',
    leftOut: 'What was unpublished stays unpublished unless you tick it.',
    blocked: (count: number) =>
      count === 1
        ? '1 change is left out because something required is missing.'
        : `${count} changes are left out because something required is missing.`,
    unpublished: (when: string | null, who: string) =>
      ['Unpublished', when === null ? '' : `on ${formatDateTime(when)}`, who === '' ? '' : `by ${who}`]
        .filter(Boolean)
        .join(' '),
    show: 'Show changes',
    hide: 'Hide changes',
    detailFailed: 'The changes could not be loaded.',
    before: 'Live',
    after: 'Draft',
    nothing: 'nothing',
    discard: 'Discard',
    discardOne: (title: string) => `Discard the changes of ${title}`,
    confirmDiscard: (title: string) => `Discard the changes of “${title}”?`,
    discardHint: 'The draft goes back to the live version. The audit log keeps its content.',
    yesDiscard: 'Discard',
    discarded: (title: string) => `The changes of “${title}” were discarded.`,
    discardFailed: 'The changes could not be discarded.',
    unlawful: 'This cannot be published yet.',
    started: (count: number) => `Publishing ${countOf(count, 'change')}.`,
  },
  schedule: {
    heading: 'Publish later',
    at: 'Date and time',
    hint: 'In the time zone of this device. Anything edited before then is not published.',
    invalid: 'Enter a valid date and time.',
    submit: 'Schedule',
    scheduled: (count: number, at: string) =>
      `${countOf(count, 'change is', 'changes are')} scheduled for ${formatDateTime(at)}.`,
    failed: 'Scheduling failed.',
    waiting: 'Scheduled publications',
    loading: 'Loading scheduled publications…',
    loadFailed: 'The scheduled publications could not be loaded.',
    states: { waiting: 'Waiting', done: 'Published', refused: 'Not published' },
    cancel: 'Cancel',
    cancelOne: (titles: string) => `Cancel the publication of ${titles}`,
    cancelled: (titles: string) => `The publication of ${titles} was cancelled.`,
    forget: 'Remove from list',
    forgotten: (titles: string) => `${titles} was removed from the list.`,
    cancelFailed: 'The publication could not be cancelled.',
  },
  progress: {
    heading: 'The site',
    failed: 'The state of the site could not be loaded.',
    again: 'Try again',
    againFailed: 'The build could not be started again.',
    log: 'End of the log',
    faults: 'What prevents it from going live',
    report: 'Show the report',
  },
  report: {
    heading: 'Publish report',
    summary: (build: BuildRecord) => {
      if (build.result === null) return 'An earlier version was restored.';
      const { writtenCount, removed, seconds, way } = build.result;
      const gone = removed.length === 0 ? '' : `, ${removed.length} removed`;
      const what = way === 'full' ? 'whole site' : 'only what changed';
      // Both counts include the site's data, scripts and styles, whose names follow their content.
      return `Pages and files: ${writtenCount.toLocaleString('en-GB')} written in ${seconds.toFixed(1)}\u00a0s (${what})${gone}.`;
    },
    confirmed: (count: number, all: number) => `${count} of ${all} confirmed live`,
    more: (count: number) => `and ${count.toLocaleString('en-GB')} more, not checked here`,
    replaced: 'Another version of the site is live now, so these pages are not checked.',
    states: {
      waiting: 'Checking…',
      written: 'Written',
      live: 'Confirmed live',
      differs: 'Different content',
      unknown: 'Could not be checked',
      gone: 'Removed',
    },
  },
  history: {
    heading: 'History',
    loading: 'Loading history…',
    failed: 'The history could not be loaded.',
    empty: 'No builds yet.',
    show: 'Show the report',
    showOf: (when: string) => `Show the report of ${when}`,
    rollBack: 'Roll back',
    rollBackTo: (when: string) => `Roll back to the version of ${when}`,
    liveNow: 'Live now',
    confirm: (when: string) => `Roll back to the version of ${when}?`,
    hint: 'Visitors see it within seconds. Changes published since then go live again with the next build; discard or unpublish them first if they should not.',
    yes: 'Roll back',
    failedRollBack: 'The rollback failed.',
    rolledBack: 'Rollback',
    rollBackFailed: 'Rollback failed',
    more: (count: number) => `and ${count} more`,
    nobody: 'the system',
  },
} as const;

/** What publishing a document does: new, changed, removed, or published again after it was unpublished. */
export function changeText({ change, unpublished }: Pick<PendingChange, 'change' | 'unpublished'>): string {
  if (unpublished === null) return CHANGES[change];
  return PUBLISH_TEXT.changes.unpublished(unpublished.at, unpublished.who);
}
