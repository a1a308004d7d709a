import { publishingApi } from '#domain/api/publishing.ts';
import { contentStatus, isOnSite, type ContentStatus } from '#domain/content/status.ts';
import type { ContentKind } from '#domain/content/collections.ts';
import type { PendingChange } from '#domain/publishing/pending-change.ts';
import type { ScheduledPublication } from '#domain/publishing/scheduled-publication.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { callAsStaff } from '../call-staff-api.ts';
import { PENDING_CHANGES, queryClient, SCHEDULED_PUBLICATIONS } from '../query-client.ts';
import { useMayEdit } from '../use-staff.ts';
import { fetchChanges } from './publishing-calls.ts';

/** Milliseconds for which the changes are not compared again by themselves: it reads every revision there is. */
const FRESH = 5 * 60_000;

/** What is not yet live. The site is read after it: 'Everything is live' never stands beside a build that has begun. */
export const pendingChanges = queryOptions({
  queryKey: PENDING_CHANGES,
  queryFn: async (): Promise<readonly PendingChange[]> => {
    const changes = await fetchChanges();
    await queryClient.refetchQueries({ queryKey: ['site-now'] });
    return changes;
  },
  staleTime: FRESH,
});

/** The publications that wait for their time, and the latest ones that had it. */
export const scheduledPublications = queryOptions({
  queryKey: SCHEDULED_PUBLICATIONS,
  queryFn: async (): Promise<readonly ScheduledPublication[]> =>
    (await callAsStaff(publishingApi, 'GET /api/admin/scheduled-publications')).scheduled,
  staleTime: FRESH,
});

/** Which document is meant, and whether its working copy is archived. */
export interface StatusSubject {
  /** Kind of content. */
  readonly kind: ContentKind;
  /** Id. */
  readonly id: string;
  /** Whether it is archived; default false. */
  readonly isArchived?: boolean;
}

/** What is known of the status of all content. */
export interface Statuses {
  /** The status of a document; null for whom it is not known: it is still read, or not for this role. */
  readonly statusOf: (subject: StatusSubject) => ContentStatus | null;
  /** Whether visitors can open its page; true where that is not known. */
  readonly isOnSite: (subject: StatusSubject) => boolean;
}

/** The status of all content, worked out from what is not yet live and what is scheduled. */
export function useStatuses(): Statuses {
  const mayEdit = useMayEdit();
  const changes = useQuery({ ...pendingChanges, enabled: mayEdit }).data;
  const scheduled = useQuery({ ...scheduledPublications, enabled: mayEdit }).data;
  return useMemo(() => {
    const byKey = new Map(changes?.map((change) => [keyOf(change), change]));
    const waiting = new Set(
      scheduled?.filter(({ state }) => state === 'waiting').flatMap(({ targets }) => targets.map(keyOf)),
    );
    const factsOf = (subject: StatusSubject) => ({
      isArchived: subject.isArchived ?? false,
      change: byKey.get(keyOf(subject)),
      isScheduled: waiting.has(keyOf(subject)),
    });
    return {
      statusOf: (subject) => {
        if (subject.isArchived === true) return 'archived';
        return changes === undefined ? null : contentStatus(factsOf(subject));
      },
      isOnSite: (subject) => changes === undefined || isOnSite(factsOf(subject)),
    };
  }, [changes, scheduled]);
}

function keyOf({ kind, id }: Pick<StatusSubject, 'kind' | 'id'>): string {
  return `${kind}/${id}`;
}
