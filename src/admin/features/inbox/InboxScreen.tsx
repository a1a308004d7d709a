import { INBOX_LIST_PAGE } from '#domain/inbox/limits.ts';
import { isInboxFiltered, listAssignees, prepareInbox, searchInbox } from '#domain/inbox/search.ts';
import { useEffect, useMemo, useRef, useState, type ReactElement } from 'react';
import { Link } from 'react-router';
import { Banner } from '#admin/components/Banner.tsx';
import { EmptyState } from '#admin/components/EmptyState.tsx';
import { LoadFailure } from '#admin/components/LoadFailure.tsx';
import { LoadingText } from '#admin/components/LoadingText.tsx';
import { Pager } from '#admin/components/Pager.tsx';
import { ScreenHead } from '#admin/components/ScreenHead.tsx';
import { InboxFigures } from './InboxFigures.tsx';
import { InboxFilters } from './InboxFilters.tsx';
import { MessageLine } from './MessageLine.tsx';
import { MessagePane } from './MessagePane.tsx';
import { useInboxSearch } from './use-inbox-search.ts';
import { useInbox } from './use-inbox.ts';
import { INBOX_TEXT as text } from './text.ts';
import { usePeople } from '#admin/lib/use-people.ts';
import { useStaff } from '#admin/lib/use-staff.ts';

/** Milliseconds between two updates of the time. */
const TICK = 30_000;

const PANE =
  'min-w-0 split:sticky split:top-20 split:max-h-[calc(100dvh-6.5rem)] split:overflow-y-auto split:border-b-4 split:border-anil split:bg-limestone split:px-8 split:pt-6 split:pb-10';

/** The inbox: the list beside the open message. */
export function InboxScreen(): ReactElement {
  const { search, changeSearch, open, queryWith } = useInboxSearch();
  const inbox = useInbox();
  const { uid } = useStaff();
  const staff = usePeople();
  // Those to whom a message can be assigned.
  const people = useMemo(() => staff.filter(({ handlesMessages }) => handlesMessages), [staff]);
  const assignees = useMemo(() => listAssignees(people, inbox.rows ?? []), [people, inbox.rows]);
  const now = useNow();
  const count = useRef<HTMLHeadingElement>(null);
  const prepared = useMemo(() => prepareInbox(inbox.rows ?? []), [inbox.rows]);
  const found = useMemo(() => searchInbox(prepared, search, now), [prepared, search, now]);
  const pages = Math.max(1, Math.ceil(found.length / INBOX_LIST_PAGE));
  const page = Math.min(search.page, pages);
  const shown = found.slice((page - 1) * INBOX_LIST_PAGE, page * INBOX_LIST_PAGE);
  const isWaitingForRest = inbox.isPartial && search.status !== 'open';

  return (
    <>
      <ScreenHead title={text.title} introduction={text.introduction} />
      {inbox.isError && <LoadFailure text={text.failed} retry={inbox.refetch} />}
      {inbox.isBehind && <Banner tone="note">{text.behind}</Banner>}
      <div className="grid items-start gap-x-10 gap-y-6 split:grid-cols-[minmax(22rem,27rem)_minmax(0,1fr)]">
        <div className={open === null ? 'min-w-0' : 'min-w-0 max-split:hidden'}>
          <InboxFigures rows={inbox.rows} now={now} changeSearch={changeSearch} me={uid} />
          <InboxFilters search={search} changeSearch={changeSearch} assignees={assignees} />
          <section aria-labelledby="inbox-messages" aria-busy={inbox.rows === undefined || isWaitingForRest}>
            <div className="flex min-h-10 flex-wrap items-baseline gap-x-4 gap-y-1 pt-3">
              <h2
                id="inbox-messages"
                ref={count}
                tabIndex={-1}
                className="font-text text-small text-ink-soft"
                aria-live="polite"
              >
                {inbox.rows === undefined ? text.list : text.found(found.length)}
              </h2>
              {isWaitingForRest && (
                <div className="text-small">
                  <LoadingText text={text.loadingRest} />
                </div>
              )}
              {isInboxFiltered(search) && (
                // It disappears.
                <Link to="/admin/inbox" className="inline-link py-1 text-small" onClick={() => count.current?.focus()}>
                  {text.clear}
                </Link>
              )}
            </div>
            {inbox.rows === undefined && !inbox.isError && <LoadingText text={text.loading} />}
            {inbox.rows !== undefined && found.length === 0 && !isWaitingForRest && (
              <EmptyState text={isInboxFiltered(search) ? text.noMatch : text.nothing} />
            )}
            <ul className="border-t border-sand">
              {shown.map((row) => (
                <MessageLine key={row.id} row={row} now={now} query={queryWith(row)} isOpen={open?.id === row.id} />
              ))}
            </ul>
            <Pager page={page} pages={pages} go={(next) => changeSearch({ page: next })} />
          </section>
        </div>
        <div className={open === null ? `${PANE} max-split:hidden` : PANE}>
          {open === null ? (
            <p className="py-16 text-center font-slanted text-(length:--text-title) text-ink-soft italic">
              {text.pane.choose}
            </p>
          ) : (
            <MessagePane
              key={open.id}
              messageRef={open}
              row={inbox.rows?.find(({ id }) => id === open.id)}
              people={people}
              now={now}
              back={queryWith(null)}
            />
          )}
        </div>
      </div>
    </>
  );
}

/** The present time, updated while the screen is open. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK);
    return () => clearInterval(timer);
  }, []);
  return now;
}
