import type { BuildRecord } from '@site/domain/build-record';
import type { ContentKind } from '@site/domain/firestore-collections';
import type { ChangeKind } from '@site/domain/publication';
import type { SiteStateName } from '@site/domain/site-state';

/** Names of the kinds of content, as headings. */
const KINDS: Readonly<Record<ContentKind, string>> = {
  properties: 'Properties',
  destinations: 'Destinations',
  services: 'Services',
  teamMembers: 'Team members',
  departments: 'Departments',
  heroImages: 'Hero slideshow',
  featured: 'Featured properties',
  legalPages: 'Legal pages',
  settings: 'Site settings',
};

const CHANGES: Readonly<Record<ChangeKind, string>> = { new: 'New', changed: 'Changed', removed: 'Leaves the site' };

const STATES: Readonly<Record<SiteStateName, string>> = {
  idle: 'Nothing was published from here yet.',
  requested: 'Waiting for the publisher …',
  building: 'Building the changed pages …',
  verifying: 'Checking every changed page …',
  live: 'Live. Visitors see everything that was published.',
  failed: 'The last build failed. Visitors still see the release before it.',
};

const BUILDS: Readonly<Record<BuildRecord['state'], string>> = {
  requested: 'Waiting',
  building: 'Building',
  verifying: 'Checking',
  live: 'Live',
  failed: 'Failed',
};

/** 'one page', 'three pages'. */
const pages = (count: number): string => (count === 1 ? '1 page' : `${count.toLocaleString('en-GB')} pages`);

/** Words of the publish screen; those the API says stand in domain/messages. */
export const PUBLISH_WORDS = {
  title: 'Publish',
  introduction: 'Visitors see only what was published. Here is everything that is not yet live.',
  kinds: KINDS,
  changeKinds: CHANGES,
  states: STATES,
  buildStates: BUILDS,
  tryAgain: 'Try again',
  changes: {
    heading: 'Changes not yet live',
    loading: 'Comparing all content with what visitors see …',
    failed: 'The changes could not be read.',
    none: 'Everything is live.',
    select: (title: string) => `Select ${title}`,
    selectAll: 'Select all',
    publishSelected: (count: number) => (count === 1 ? 'Publish 1 change' : `Publish ${count} changes`),
    publishAll: 'Publish all',
    publishFailed: 'Nothing was published.',
    differs: (fields: readonly string[]) => fields.map(fieldWords).join(', '),
    show: 'What differs',
    hide: 'Hide what differs',
    detailFailed: 'What differs could not be read.',
    before: 'Live',
    after: 'Draft',
    nothing: 'nothing',
    discard: 'Discard',
    discardOne: (title: string) => `Discard the changes of ${title}`,
    confirmDiscard: (title: string) => `Discard the changes of “${title}”?`,
    discardHint: 'The draft goes back to what visitors see. The audit log keeps what it said.',
    yesDiscard: 'Discard',
    keep: 'Keep them',
    discardFailed: 'The changes were not discarded.',
    unlawful: 'Not yet: the law asks for more.',
    asked: (count: number) => (count === 1 ? '1 change is on its way.' : `${count} changes are on their way.`),
  },
  schedule: {
    heading: 'Publish later',
    at: 'Moment',
    hint: 'In the time of this device. A document that is edited before its moment is not published.',
    submit: 'Schedule',
    failed: 'The publication was not scheduled.',
    waiting: 'Scheduled publications',
    states: { waiting: 'Waiting', done: 'Published', refused: 'Not published' },
    cancel: 'Call off',
    cancelOne: (titles: string) => `Call off the publication of ${titles}`,
    forget: 'Take off this list',
    cancelFailed: 'The publication was not called off.',
  },
  progress: {
    heading: 'The site',
    again: 'Try the build again',
    againFailed: 'The build was not asked for again.',
    log: 'End of the log',
    faults: 'What keeps it from going live',
    receipt: 'See the receipt',
  },
  receipt: {
    heading: 'Receipt',
    summary: (build: BuildRecord) => {
      if (build.result === null) return 'An earlier release was brought back.';
      const { writtenCount, removed, seconds, way } = build.result;
      const gone = removed.length === 0 ? '' : ` ${pages(removed.length)} taken away.`;
      return `${pages(writtenCount)} written in ${seconds.toFixed(1)} s (${way === 'full' ? 'whole site' : 'only what changed'}).${gone}`;
    },
    confirmed: (count: number, all: number) => `${count} of ${all} confirmed live`,
    more: (count: number) => `and ${pages(count)} more, which are not looked at from here`,
    states: { waiting: 'Asking …', live: 'Confirmed live', differs: 'Not the same bytes', gone: 'Confirmed gone' },
    pictures: 'Before and after',
    before: 'Before',
    after: 'Now',
    noBefore: 'This page is new.',
    pictureOf: (path: string, when: string) => `${path}, ${when}`,
  },
  history: {
    heading: 'History',
    loading: 'Reading the history …',
    failed: 'The history could not be read.',
    empty: 'No build yet.',
    show: 'Show the receipt',
    showOf: (when: string) => `Show the receipt of ${when}`,
    rollBack: 'Roll back to this',
    rollBackTo: (when: string) => `Roll back to the release of ${when}`,
    liveNow: 'Live now',
    confirm: (when: string) => `Put the release of ${when} live again?`,
    hint: 'Visitors see it within seconds. Whatever was published since stays published and comes back with the next build; discard or unpublish it first if it should not.',
    yes: 'Roll back',
    no: 'Keep the live one',
    failedRollBack: 'The release was not brought back.',
    onlyAdmins: 'An administrator can roll back.',
    rolledBack: 'Rollback',
    more: (count: number) => `and ${count} more`,
    nobody: 'the house',
  },
} as const;

/** A moment as the house writes it. */
export function momentWords(moment: string): string {
  return new Date(moment).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
}

/** The name of a field as people read it: 'salePrice' is 'sale price'. */
export function fieldWords(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
