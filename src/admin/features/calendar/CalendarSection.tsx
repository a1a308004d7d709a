import { NO_TERMS } from '#domain/stay/calendar.ts';
import type { ReactElement } from 'react';
import { Banner } from '#admin/components/Banner.tsx';
import { Availability } from './Availability.tsx';
import { PriceLists } from './PriceLists.tsx';
import { useCalendar } from './use-calendar.ts';
import { CALENDAR_TEXT as text } from './text.ts';

/** The calendar of a property: which nights are taken, and what they cost. */
export function CalendarSection({ propertyId }: { propertyId: string }): ReactElement {
  const { data, isError, refetch } = useCalendar(propertyId);
  const shown = data === null ? { ...NO_TERMS, occupancies: [] } : data;
  return (
    <section id="calendar" aria-labelledby="calendar-title" className="min-w-0">
      <h2 id="calendar-title" className="mb-5 text-title">
        {text.title}
      </h2>
      {isError && (
        <Banner>
          {text.notRead}{' '}
          <button type="button" className="inline-link cursor-pointer py-1" onClick={() => void refetch()}>
            {text.tryAgain}
          </button>
        </Banner>
      )}
      {shown === undefined && !isError && (
        <p role="status" className="text-ink-soft">
          {text.loading}
        </p>
      )}
      {shown !== undefined && data !== undefined && (
        <>
          <Availability propertyId={propertyId} calendar={shown} />
          <PriceLists propertyId={propertyId} calendar={shown} stored={data} />
        </>
      )}
    </section>
  );
}
