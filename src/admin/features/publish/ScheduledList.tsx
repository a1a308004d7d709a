import { publishingApi } from '#domain/api/publishing.ts';
import type { ScheduledPublication } from '#domain/publishing/scheduled-publication.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { Banner } from '#admin/components/Banner.tsx';
import { ListState } from '#admin/components/ListState.tsx';
import { callAsStaff } from '#admin/lib/call-as-staff.ts';
import { scheduledPublications } from '#admin/lib/publishing/use-statuses.ts';
import { useAttempt } from '#admin/lib/use-attempt.ts';
import { announce } from '#lib/announce.ts';
import { formatDateTime } from '#admin/lib/format-time.ts';
import { RowText } from './RowText.tsx';
import { refreshAfter } from './use-changes.ts';
import { PUBLISH_TEXT } from './text.ts';

const text = PUBLISH_TEXT.schedule;

/** Waiting scheduled publications, and the results of the latest ones; nothing when there are none. */
export function ScheduledList(): ReactElement | null {
  const { failure, attempt } = useAttempt();
  const scheduled = useQuery({ ...scheduledPublications, staleTime: 0 });
  const { data = [], isError } = scheduled;
  if (data.length === 0 && !isError) return null;
  const remove = ({ id, state, titles }: ScheduledPublication): void => {
    const call = { params: { id }, query: { state } };
    const removed = callAsStaff(publishingApi, 'DELETE /api/admin/scheduled-publications/{id}', call);
    const done = (state === 'waiting' ? text.cancelled : text.forgotten)(titles.join(', '));
    void attempt(refreshAfter(removed.then(() => announce(done))), text.cancelFailed);
  };
  return (
    <section aria-labelledby="scheduled">
      <h2 id="scheduled" className="mt-10 mb-4 text-title">
        {text.waiting}
      </h2>
      <Banner>{failure}</Banner>
      <ListState query={scheduled} loading={text.loading} failed={text.loadFailed} empty={null}>
        {(list) => (
          <ul className="border-t border-sand">
            {list.map((one) => (
              <li key={one.id} className="border-b border-sand py-3 change-line">
                <RowText title={one.titles.join(', ')} failure={one.why}>
                  {formatDateTime(one.at)} · {text.states[one.state]} · {one.who}
                </RowText>
                <button
                  type="button"
                  className="inline-link text-small"
                  aria-label={one.state === 'waiting' ? text.cancelOne(one.titles.join(', ')) : undefined}
                  onClick={() => remove(one)}
                >
                  {one.state === 'waiting' ? text.cancel : text.forget}
                </button>
              </li>
            ))}
          </ul>
        )}
      </ListState>
    </section>
  );
}
