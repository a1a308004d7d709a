import { subscribersApi, type SubscriberLine } from '#domain/api/subscribers.ts';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { Banner } from '#admin/components/Banner.tsx';
import { Choice } from '#admin/components/form/Choice.tsx';
import { ConfirmDialog } from '#admin/components/ConfirmDialog.tsx';
import { EmptyState } from '#admin/components/EmptyState.tsx';
import { ListState } from '#admin/components/ListState.tsx';
import { MoreButton } from '#admin/components/MoreButton.tsx';
import { ScreenHead } from '#admin/components/ScreenHead.tsx';
import { SearchField } from '#admin/components/SearchField.tsx';
import { callAsStaff } from '#admin/lib/call-as-staff.ts';
import { readAgain } from '#admin/lib/query-client.ts';
import { useAttempt } from '#admin/lib/use-attempt.ts';
import { announce } from '#lib/announce.ts';
import { SubscriberRow } from './SubscriberRow.tsx';
import { SUBSCRIBERS_TEXT as text } from './text.ts';

type State = SubscriberLine['state'] | '';

const STATES = ['confirmed', 'pending', 'unsubscribed'] as const;

/** The subscribers of the newsletter. */
export function SubscribersScreen(): ReactElement {
  const [state, setState] = useState<State>('');
  const [email, setEmail] = useState('');
  const [ending, setEnding] = useState<SubscriberLine | null>(null);
  const { failure, attempt } = useAttempt();
  const filters = { ...(state === '' ? {} : { state }), ...(email.trim() === '' ? {} : { email }) };
  const pages = useInfiniteQuery({
    queryKey: ['subscribers', filters],
    initialPageParam: '',
    queryFn: ({ pageParam }) =>
      callAsStaff(subscribersApi, 'POST /api/admin/subscribers/search', {
        body: pageParam === '' ? filters : { ...filters, after: pageParam },
      }),
    getNextPageParam: ({ next }) => next,
    // A row that is about to be pressed stays while a search loads.
    placeholderData: keepPreviousData,
  });
  const counts = pages.data?.pages.at(-1)?.counts;
  const endOne = async ({ id }: SubscriberLine): Promise<void> => {
    await callAsStaff(subscribersApi, 'POST /api/admin/subscribers/{id}/end', { params: { id } });
    await readAgain(['subscribers']);
  };
  const end = async (line: SubscriberLine): Promise<void> => {
    const isEnded = await attempt(endOne(line), text.endFailed);
    if (isEnded) announce(text.hasEnded(line.email));
  };

  return (
    <>
      <ScreenHead title={text.title} introduction={text.introduction} />
      <Banner>{failure}</Banner>
      <div
        role="search"
        className="mb-6 grid grid-cols-[repeat(auto-fit,minmax(min(11rem,100%),1fr))] items-end gap-x-6 gap-y-3"
      >
        <Choice
          label={text.state}
          value={state}
          options={[
            { id: '', label: text.all },
            ...STATES.map((id) => ({
              id,
              label: counts === undefined ? text.states[id] : text.counted(text.states[id], counts[id]),
            })),
          ]}
          choose={setState}
        />
        <SearchField {...text.search} text={email} onSearch={setEmail} />
      </div>
      <ListState
        query={{
          data: pages.data?.pages.flatMap(({ subscribers }) => subscribers),
          isError: pages.isError,
          refetch: pages.refetch,
        }}
        loading={text.loading}
        failed={text.failed}
        empty={<EmptyState text={Object.keys(filters).length > 0 ? text.noMatch : text.nothing} />}
      >
        {(lines) => (
          <ul className="border-t border-sand" aria-label={text.list}>
            {lines.map((line) => (
              <SubscriberRow key={line.id} line={line} onEnd={() => setEnding(line)} />
            ))}
          </ul>
        )}
      </ListState>
      {pages.hasNextPage && (
        <MoreButton
          label={pages.isFetchingNextPage ? text.loadingMore : text.more}
          isLoading={pages.isFetchingNextPage}
          onPress={() => pages.fetchNextPage()}
        />
      )}
      {ending !== null && (
        <ConfirmDialog
          title={text.confirm.title(ending.email)}
          yes={text.confirm.yes}
          onYes={() => void end(ending)}
          onClose={() => setEnding(null)}
        >
          {text.confirm.hint}
        </ConfirmDialog>
      )}
    </>
  );
}
