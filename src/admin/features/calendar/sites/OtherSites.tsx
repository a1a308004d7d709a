import type { StayCalendar } from '#domain/stay/calendar.ts';
import type { CalendarFeed } from '#domain/stay/feeds/feed.ts';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { Banner } from '#admin/components/Banner.tsx';
import { ListState } from '#admin/components/ListState.tsx';
import { readAgain } from '#admin/lib/query-client.ts';
import { useMayEdit } from '#admin/lib/use-staff.ts';
import { useShowCalendar } from '../use-calendar.ts';
import { ExportUrl } from './ExportUrl.tsx';
import { readFeedNow, readFeeds, removeFeed, type ReadFeed } from './feed-calls.ts';
import { FeedRow } from './FeedRow.tsx';
import { FeedSheet } from './FeedSheet.tsx';
import { OwnerGuide } from './OwnerGuide.tsx';
import { useChangeSites } from './use-change-sites.ts';
import { SITES_TEXT as text } from './text.ts';

interface Props {
  propertyId: string;
  /** Title of the property. */
  title: string;
  /** Null before the first change. */
  calendar: StayCalendar | null;
}

/** The calendars of other sites that are read for a property, and ours for them. */
export function OtherSites({ propertyId, title, calendar }: Props): ReactElement {
  const queryKey = ['feeds', propertyId];
  // Read again whenever the window gets the focus, because a job reads them.
  const feeds = useQuery({ queryKey, queryFn: () => readFeeds(propertyId), staleTime: 0 });
  const refresh = (): Promise<void> => readAgain(queryKey);
  const sites = useChangeSites(propertyId);
  const show = useShowCalendar(propertyId);
  const mayEdit = useMayEdit();
  const [open, setOpen] = useState<'add' | 'guide' | null>(null);
  const { failure, busy, note, setNote, change } = sites;
  const exportKey = calendar?.exportKey ?? null;
  const url = exportKey === null ? null : `${location.origin}/api/calendars/${exportKey}/nights.ics`;

  const read = async (feed: CalendarFeed, isEmpty: boolean): Promise<void> => {
    let result: ReadFeed | null = null;
    const work = async (): Promise<StayCalendar> => {
      result = await readFeedNow(feed, isEmpty);
      await refresh();
      return result.calendar;
    };
    await change(work(), () => describeRead(result), text.notReadOf(feed.site));
  };
  const remove = async (feed: CalendarFeed): Promise<StayCalendar> => {
    const stored = await removeFeed(feed);
    await refresh();
    return stored;
  };

  return (
    <section aria-labelledby="calendar-sites" className="mt-10">
      <h3 id="calendar-sites" className="mb-1 text-[1.0625rem] font-medium">
        {text.title}
      </h3>
      <p className="max-w-text text-small text-ink-soft">{text.hint}</p>
      <button
        type="button"
        className="inline-link mb-2 min-h-10 cursor-pointer text-small"
        onClick={() => setOpen('guide')}
      >
        {text.guide.open}
      </button>
      <Banner>{failure}</Banner>
      <ListState
        query={feeds}
        loading={text.loading}
        failed={text.notRead}
        empty={<p className="text-small text-ink-soft">{text.none}</p>}
      >
        {(list) => (
          <ul className="border-t border-sand">
            {list.map((feed) => (
              <FeedRow
                key={feed.id}
                {...{ feed, busy, mayEdit }}
                onRead={(isEmpty) => void read(feed, isEmpty)}
                onRemove={() => void change(remove(feed), text.removed(feed.site), text.failedChange)}
              />
            ))}
          </ul>
        )}
      </ListState>
      {mayEdit && (
        <button type="button" data-add className="button button-quiet mt-4" onClick={() => setOpen('add')}>
          {text.add}
        </button>
      )}
      <ExportUrl {...{ propertyId, exportKey, url, mayEdit, sites }} />
      <p role="status" className="mt-4 text-small text-ink-soft empty:sr-only">
        {note}
      </p>
      {open === 'add' && (
        <FeedSheet
          propertyId={propertyId}
          onAdded={(stored, site) => {
            void show(stored);
            void refresh();
            setNote(text.added(site));
          }}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'guide' && <OwnerGuide title={title} url={url} onClose={() => setOpen(null)} />}
    </section>
  );
}

function describeRead(read: ReadFeed | null): string {
  if (read === null) return '';
  const { site, state } = read.feed;
  return state.code === 'read'
    ? text.isRead(site)
    : state.code === 'emptied'
      ? text.stillEmpty(site)
      : text.notReadOf(site);
}
