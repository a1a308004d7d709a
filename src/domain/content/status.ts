import type { PendingChange } from '#domain/publishing/pending-change.ts';

/**
 * Status of content: not yet published, live, published in a version that visitors do not see, changed since then, scheduled,
 * unpublished or archived.
 */
export const CONTENT_STATUSES = ['draft', 'live', 'unseen', 'changed', 'scheduled', 'unpublished', 'archived'] as const;

export type ContentStatus = (typeof CONTENT_STATUSES)[number];

export const CONTENT_STATUS_LABELS: Readonly<Record<ContentStatus, string>> = {
  draft: 'Draft',
  live: 'Live',
  unseen: 'Not live yet',
  changed: 'Changed',
  scheduled: 'Scheduled',
  unpublished: 'Unpublished',
  archived: 'Archived',
};

/** The facts that a status follows from. */
export interface StatusFacts {
  readonly isArchived: boolean;
  /** Difference from what visitors see; undefined for none. */
  readonly change: Pick<PendingChange, 'change' | 'unpublished' | 'publishedRev'> | undefined;
  readonly isScheduled: boolean;
  /** Whether it was published after the release that visitors see, which waits for a build or was rolled back to. */
  readonly isUnseen: boolean;
}

/** The status of a document that has a working copy. */
export function contentStatus({ isArchived, change, isScheduled, isUnseen }: StatusFacts): ContentStatus {
  if (isArchived) return 'archived';
  if (isScheduled) return 'scheduled';
  if (change === undefined) return isUnseen ? 'unseen' : 'live';
  if (change.change !== 'new') return 'changed';
  return change.unpublished === null ? 'draft' : 'unpublished';
}

/** Whether visitors can open the page of a document; that of an archived one stays until the change is published. */
export function isOnSite({ isArchived, change }: StatusFacts): boolean {
  return change === undefined ? !isArchived : change.publishedRev > 0;
}
