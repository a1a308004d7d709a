import type { PendingChange } from '#domain/publishing/pending-change.ts';

/** What can be said of content: not yet published, live as it is, changed since, about to be published, taken off, or put away. */
export const CONTENT_STATUSES = ['draft', 'live', 'changed', 'scheduled', 'unpublished', 'archived'] as const;

/** What is said of a document of content. */
export type ContentStatus = (typeof CONTENT_STATUSES)[number];

/** What staff read. */
export const CONTENT_STATUS_LABELS: Readonly<Record<ContentStatus, string>> = {
  draft: 'Draft',
  live: 'Live',
  changed: 'Changed',
  scheduled: 'Scheduled',
  unpublished: 'Unpublished',
  archived: 'Archived',
};

/** What a status is read from. */
export interface StatusFacts {
  /** Whether the working copy is archived. */
  readonly isArchived: boolean;
  /** What is different from what visitors see; undefined when nothing is. */
  readonly change: Pick<PendingChange, 'change' | 'unpublished' | 'publishedRev'> | undefined;
  /** Whether its publication waits for its time. */
  readonly isScheduled: boolean;
}

/** The status of a document that has a working copy. */
export function contentStatus({ isArchived, change, isScheduled }: StatusFacts): ContentStatus {
  if (isArchived) return 'archived';
  if (isScheduled) return 'scheduled';
  if (change === undefined) return 'live';
  if (change.change !== 'new') return 'changed';
  return change.unpublished === null ? 'draft' : 'unpublished';
}

/** Whether visitors can open the page of a document: an archived one stays until that is published. */
export function isOnSite({ isArchived, change }: StatusFacts): boolean {
  return change === undefined ? !isArchived : change.publishedRev > 0;
}
