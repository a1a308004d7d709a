import { lisbonTime } from '#domain/core/lisbon-time.ts';
import type { StayCalendar } from '#domain/stay/calendar.ts';
import { describeOverlap } from '#domain/stay/feeds/overlap-text.ts';
import { findOverlaps } from '#domain/stay/feeds/overlaps.ts';
import { TriangleAlert } from 'lucide-react';
import type { ReactElement } from 'react';
import { describeDates } from '../describe-range.ts';
import { useNightWord } from '../use-night-word.ts';
import { addSameStay } from './feed-calls.ts';
import { useChangeSites } from './use-change-sites.ts';
import { SITES_TEXT } from './text.ts';

const text = SITES_TEXT.overlaps;

interface Props {
  propertyId: string;
  calendar: Pick<StayCalendar, 'occupancies' | 'sameStays'>;
}

/** The stays that take the same nights, with what to do; nothing while there are none. */
export function Overlaps({ propertyId, calendar }: Props): ReactElement {
  const { failure, busy, note, change } = useChangeSites(propertyId);
  const word = useNightWord();
  // oxlint-disable-next-line react/purity -- each render judges by the present day
  const now = new Date();
  const overlaps = findOverlaps(calendar, lisbonTime(now).date, now);
  return (
    <>
      {overlaps.length > 0 && (
        <section aria-labelledby="calendar-overlaps" className="mb-6 border-l-4 border-error bg-limestone px-5 py-4">
          <h3 id="calendar-overlaps" className="flex items-center gap-2 font-medium text-error">
            <TriangleAlert size={17} className="flex-none" aria-hidden="true" />
            {text.title(overlaps.length)}
          </h3>
          <ul>
            {overlaps.map(({ entries, range }) => {
              const dates = describeDates(range, word);
              const { what, advice } = describeOverlap({ entries, range }, (nights) => describeDates(nights, word));
              const [one, other] = entries;
              return (
                <li key={`${one.id} ${other.id}`} className="mt-3 max-w-text">
                  <p>{what}</p>
                  <p className="mt-1 text-small text-ink-soft">{advice}</p>
                  <button
                    type="button"
                    className="button button-quiet mt-2"
                    aria-label={text.sameOf(dates)}
                    disabled={busy}
                    onClick={() =>
                      void change(addSameStay(propertyId, one.id, other.id), text.known(dates), text.failed)
                    }
                  >
                    {text.same}
                  </button>
                </li>
              );
            })}
          </ul>
        </section>
      )}
      <p role="status" className="mb-3 text-small text-ink-soft empty:sr-only">
        {note}
      </p>
      {failure !== '' && (
        <p role="alert" className="mb-3 text-error">
          {failure}
        </p>
      )}
    </>
  );
}
