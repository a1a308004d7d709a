import type { PendingChange } from '#domain/publishing/pending-change.ts';
import type { ScheduledPublication } from '#domain/publishing/scheduled-publication.ts';
import { environmentManager, QueryClient, QueryClientProvider, QueryObserver } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, onTestFinished, vi } from 'vitest';
import { queryClient } from '../query-client.ts';
import { staffSession } from '../staff-session.ts';
import { pendingChanges } from './pending-changes.ts';
import { scheduledPublications, useStatuses } from './use-statuses.ts';

const PROPERTY = { kind: 'properties', id: '00000000-0000-4000-8000-000000000002' } as const;

/** Shows the status of a property. */
function Probe() {
  return useStatuses().statusOf(PROPERTY);
}

it.each([
  ['as it was scheduled', 4, 'scheduled'],
  ['in a later revision, because it is not published then', 5, 'changed'],
] as const)('a document waits for its scheduled publication %s', (_, rev, status) => {
  onTestFinished(() => staffSession.set({ kind: 'checking' }));
  staffSession.set({
    ...{ kind: 'staff', uid: 'an-editor', email: '', role: 'editor' },
    ...{ ended: null, hasSecondFactor: true, secondFactorPrompt: null },
  });
  const change: PendingChange = {
    ...{ ...PROPERTY, title: 'Casa da Duna', change: 'changed', rev, publishedRev: 3 },
    ...{ fields: ['tag'], unpublished: null, unlawful: [] },
  };
  const scheduled: ScheduledPublication = {
    ...{ id: '00000000-0000-4000-8000-000000000001', targets: [{ ...PROPERTY, rev: 4 }], titles: ['Casa da Duna'] },
    ...{ at: '2026-12-24T09:00:00.000Z', state: 'waiting', why: '', uid: 'an-editor', who: '' },
  };
  const client = new QueryClient();
  const pending = { changes: [change], unseen: [], seen: [], at: '2026-12-01T09:00:00.000Z' };
  client.setQueryData(pendingChanges.queryKey, pending);
  client.setQueryData(scheduledPublications.queryKey, [scheduled]);
  expect(renderToStaticMarkup(createElement(QueryClientProvider, { client }, createElement(Probe)))).toBe(status);
});

it('the schedule is read again while a screen is open: a publication is made or refused without the editor', async () => {
  environmentManager.setIsServer(() => false);
  vi.useFakeTimers();
  const queryFn = vi.fn(() => Promise.resolve([]));
  const stop = new QueryObserver(queryClient, { ...scheduledPublications, queryFn }).subscribe(() => undefined);
  onTestFinished(() => {
    stop();
    queryClient.clear();
    vi.useRealTimers();
    environmentManager.setIsServer(() => true);
  });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(queryFn).toHaveBeenCalledTimes(2);
});
