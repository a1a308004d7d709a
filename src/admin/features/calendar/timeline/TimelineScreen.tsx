import { lisbonTime } from '#domain/core/lisbon-time.ts';
import { TriangleAlert } from 'lucide-react';
import { useMemo, type ReactElement } from 'react';
import { Link } from 'react-router';
import { EmptyState } from '#admin/components/EmptyState.tsx';
import { LoadFailure } from '#admin/components/LoadFailure.tsx';
import { LoadingText } from '#admin/components/LoadingText.tsx';
import { ScreenHead } from '#admin/components/ScreenHead.tsx';
import { lastListPath } from '#admin/lib/properties/last-list.ts';
import { useRows } from '#admin/lib/properties/use-rows.ts';
import { useCalendars } from '../use-calendar.ts';
import { useIsWide } from '../use-is-wide.ts';
import { findRows, findTwice, listLettable } from './find-rows.ts';
import { Timeline } from './Timeline.tsx';
import { TimelineFilters } from './TimelineFilters.tsx';
import { listTimelineDays } from './timeline-days.ts';
import { freeRange } from './timeline-search.ts';
import { useTimelineSearch } from './use-timeline-search.ts';
import { TIMELINE_TEXT as text } from './text.ts';

/** The calendars of all properties by days, on one screen. */
export function TimelineScreen(): ReactElement {
  const [search, changeSearch] = useTimelineSearch();
  const isWide = useIsWide();
  const rows = useRows();
  const lettable = useMemo(() => (rows.data === undefined ? undefined : listLettable(rows.data)), [rows.data]);
  const calendars = useCalendars(useMemo(() => lettable?.map(({ id }) => id), [lettable]));
  // Holds are judged by the time of the last read.
  const now = useMemo(() => new Date(calendars.dataUpdatedAt), [calendars.dataUpdatedAt]);
  // oxlint-disable-next-line react/purity -- each render judges by the present day
  const today = lisbonTime(new Date()).date;
  const line = useMemo(() => listTimelineDays(today), [today]);
  const twice = useMemo(
    () => (calendars.data === undefined ? new Set<string>() : findTwice(calendars.data, today, now)),
    [calendars.data, today, now],
  );
  const found = useMemo(
    () =>
      lettable === undefined || calendars.data === undefined
        ? undefined
        : findRows(lettable, calendars.data, twice, search, now),
    [lettable, calendars.data, twice, search, now],
  );
  const [first, ...others] = found ?? [];
  const isError = rows.isError || calendars.isError;
  return (
    <>
      <ScreenHead title={text.title}>
        {lettable !== undefined && found !== undefined && (
          <p className="text-small text-ink-soft">{text.filters.shown(found.length, lettable.length)}</p>
        )}
        <Link to={lastListPath()} className="inline-link text-small">
          {text.allProperties}
        </Link>
      </ScreenHead>
      {isError && <LoadFailure text={text.notRead} retry={(rows.isError ? rows : calendars).refetch} />}
      {found === undefined && !isError && <LoadingText text={text.loading} />}
      {found !== undefined && calendars.data !== undefined && (
        <>
          {lettable?.length !== 0 && <TimelineFilters search={search} changeSearch={changeSearch} />}
          {(twice.size > 0 || search.isTwice) && (
            <p className="mt-4 flex flex-wrap items-center gap-x-3 text-error">
              <TriangleAlert size={16} className="flex-none" aria-hidden="true" />
              {text.twice(twice.size)}
              <button
                type="button"
                className="inline-link min-h-10 cursor-pointer text-small"
                onClick={() => changeSearch({ isTwice: !search.isTwice })}
              >
                {search.isTwice ? text.twiceShown : text.twiceShow}
              </button>
            </p>
          )}
          {first === undefined ? (
            <div className="mt-6">
              <EmptyState text={lettable?.length === 0 ? text.none : text.nothing} />
            </div>
          ) : (
            <Timeline
              properties={[first, ...others]}
              calendars={calendars.data}
              twice={twice}
              line={line}
              zoom={search.zoom ?? (isWide ? 'month' : 'week')}
              setZoom={(zoom) => changeSearch({ zoom })}
              askedDay={freeRange(search, 'day')?.from ?? today}
              now={now}
              today={today}
            />
          )}
        </>
      )}
    </>
  );
}
