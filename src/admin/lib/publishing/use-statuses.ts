import { publishingApi } from '#domain/api/publishing.ts';
import { contentStatus, isOnSite, type ContentStatus } from '#domain/content/status.ts';
import type { ContentKind } from '#domain/content/kinds.ts';
import type { PendingChange } from '#domain/publishing/pending-change.ts';
import type { ScheduledPublication } from '#domain/publishing/scheduled-publication.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { callAsStaff } from '../call-staff-api.ts';
import { PENDING_CHANGES, queryClient, SCHEDULED_PUBLICATIONS } from '../query-client.ts';
import { useMayEdit } from '../use-staff.ts';
import { fetchChanges } from './publishing-calls.ts';

/** Milliseconds for which the changes are not compared again by themselves: that reads every revision. */
const FRESH = 5 * 60_000;

/**
 * The unpublished changes. The site's state is read after them, so that 'Everything is live' never shows next to a
 * build that has started.
 */
export const pendingChanges = queryOptions({
  queryKey: PENDING_CHANGES,
  queryFn: async (): Promise<readonly PendingChange[]> => {
    const changes = await fetchChanges();
    await queryClient.refetchQueries({ queryKey: ['site-now'] });
    return changes;
  },
  staleTime: FRESH,
});

/** The waiting scheduled publications, and the latest ones that ran. */
export const scheduledPublications = queryOptions({
  queryKey: SCHEDULED_PUBLICATIONS,
  queryFn: async (): Promise<readonly ScheduledPublication[]> =>
    (await callAsStaff(publishingApi, 'GET /api/admin/scheduled-publications')).scheduled,
  staleTime: FRESH,
});

/** A document, and whether its working copy is archived. */
export interface StatusSubject {
  readonly kind: ContentKind;
  readonly id: string;
  /** Default false. */
  readonly isArchived?: boolean;
}

export interface Statuses {
  /** The status of a document; null while it is loading, and for roles that may not read it. */
  readonly statusOf: (subject: StatusSubject) => ContentStatus | null;
  /** Whether visitors can open its page; true while it is not known. */
  readonly isOnSite: (subject: StatusSubject) => boolean;
}

/** The status of all content, derived from the unpublished changes and the scheduled publications. */
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
