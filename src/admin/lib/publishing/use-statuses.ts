import { publishingApi } from '#domain/api/publishing.ts';
import { contentStatus, isOnSite, type ContentStatus } from '#domain/content/status.ts';
import type { ContentKind } from '#domain/content/kinds.ts';
import type { PublishTarget } from '#domain/publishing/publication.ts';
import type { ScheduledPublication } from '#domain/publishing/scheduled-publication.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { callAsStaff } from '../call-as-staff.ts';
import { SCHEDULED_PUBLICATIONS } from '../query-client.ts';
import { useMayEdit } from '../use-staff.ts';
import { pendingChanges } from './pending-changes.ts';

/** Milliseconds after which the schedule is read again: a job carries it out. */
const FRESH = 60_000;

/** The waiting scheduled publications, and the latest ones that ran. */
export const scheduledPublications = queryOptions({
  queryKey: SCHEDULED_PUBLICATIONS,
  queryFn: async (): Promise<readonly ScheduledPublication[]> =>
    (await callAsStaff(publishingApi, 'GET /api/admin/scheduled-publications')).scheduled,
  staleTime: FRESH,
  refetchInterval: FRESH,
});

/** A document, and whether its working copy is archived. */
export interface StatusSubject {
  readonly kind: ContentKind;
  readonly id: string;
  /** Default false. */
  readonly isArchived?: boolean;
  /** When it was made; absent where that is long ago, or does not matter. */
  readonly createdAt?: string;
}

export interface Statuses {
  /** Whether the statuses have loaded; that of an archived document is always known. */
  readonly areKnown: boolean;
  /** The status of a document; null while it is being checked, and without a connection. */
  readonly statusOf: (subject: StatusSubject) => ContentStatus | null;
  /** Whether visitors can open its page; false while that is not known. */
  readonly isOnSite: (subject: StatusSubject) => boolean;
}

/** The status of all content, derived from the unpublished changes and the scheduled publications. */
export function useStatuses(): Statuses {
  const { data, isError, isPaused } = useQuery(pendingChanges);
  const scheduled = useQuery({ ...scheduledPublications, enabled: useMayEdit() }).data;
  const now = isError || isPaused ? undefined : data;
  return useMemo(() => {
    const byKey = new Map(now?.changes.map((change) => [keyOf(change), change]));
    const unseen = new Set(now?.unseen.map(keyOf));
    const waiting = new Set(
      scheduled?.filter(({ state }) => state === 'waiting').flatMap(({ targets }) => targets.map(revisionKeyOf)),
    );
    const factsOf = (subject: StatusSubject) => {
      const change = byKey.get(keyOf(subject));
      return {
        isArchived: subject.isArchived ?? false,
        change,
        // What was edited since is not published at its time.
        isScheduled: change !== undefined && waiting.has(revisionKeyOf(change)),
        isUnseen: unseen.has(keyOf(subject)),
      };
    };
    // What was made after the changes were read is not among them, and would seem to be live.
    const isKnown = ({ createdAt = '' }: StatusSubject): boolean => now !== undefined && createdAt <= now.at;
    return {
      areKnown: now !== undefined,
      statusOf: (subject) => {
        if (subject.isArchived === true) return 'archived';
        return isKnown(subject) ? contentStatus(factsOf(subject)) : null;
      },
      isOnSite: (subject) => isKnown(subject) && isOnSite(factsOf(subject)),
    };
  }, [now, scheduled]);
}

function keyOf({ kind, id }: Pick<StatusSubject, 'kind' | 'id'>): string {
  return `${kind}/${id}`;
}

function revisionKeyOf(target: Pick<PublishTarget, 'kind' | 'id' | 'rev'>): string {
  return `${keyOf(target)}/${target.rev}`;
}
