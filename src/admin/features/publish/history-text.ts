import type { KeptRevision } from '#domain/publishing/kept-revision.ts';
import { countOf } from '#domain/text/count-of.ts';
import { formatDateTime } from '#admin/lib/format-time.ts';

const pictures = (count: number): string => countOf(count, 'picture is', 'pictures are');

export const HISTORY_TEXT = {
  title: (name: string) => `Published versions: ${name}`,
  introduction: (kind: string) => `${kind}. The last twenty published versions, newest first.`,
  unknownTitle: 'Published versions',
  unknown: 'This does not exist.',
  loading: 'Loading versions…',
  failed: 'The versions could not be loaded.',
  none: 'No published versions yet.',
  edit: 'Open the draft',
  now: 'What visitors see',
  live: ({ at }: Pick<KeptRevision, 'at'>) => `Visitors see the version of ${formatDateTime(at)}.`,
  waiting: ({ at }: Pick<KeptRevision, 'at'>) =>
    `The version of ${formatDateTime(at)} is published, but visitors do not see it at the moment.`,
  liveUnlisted: 'Visitors see the original version, which is not in this list.',
  unseen: 'This is not published.',
  fixed: 'This is part of the site and cannot be unpublished.',
  ahead: 'The draft has unpublished changes.',
  gone: 'The draft was deleted.',
  discard: 'Discard the changes',
  discarded: 'The changes were discarded.',
  publish: 'Go to publishing',
  list: 'Versions',
  nobody: 'the system',
  first: 'The oldest version in this list.',
  same: 'Published again without changes.',
  changed: (fields: string) => `Changed: ${fields}`,
  show: 'Show changes',
  showFirst: 'Show content',
  hide: 'Hide',
  before: 'Before',
  after: 'In this version',
  restore: 'Restore as draft',
  /** Accessible name of a button of a version: its text, and the version. */
  nameOf: (label: string, when: string) => `${label}: the version of ${when}`,
  confirm: (when: string) => `Restore the version of ${when} as the draft?`,
  hint: 'This replaces the current draft; the audit log keeps its content. Visitors see no change until you publish.',
  yes: 'Restore',
  restored: (when: string) =>
    `The version of ${when} was restored as the draft. Visitors see no change until you publish.`,
  lost: (count: number) => `${pictures(count)} no longer in the library and could not be restored.`,
  conflict:
    'A colleague changed the draft in the meantime, so nothing was restored. Please check the current draft and try again.',
  notKept: 'This version is no longer available.',
  restoreFailed: 'Restoring failed. Nothing was changed.',
} as const;
