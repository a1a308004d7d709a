import { NO_CALENDAR } from '#domain/stay/calendar.ts';
import { nightWordOf } from '#domain/stay/night-word.ts';
import type { WorkingProperty } from '#domain/property/property.ts';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { LoadFailure } from '#admin/components/LoadFailure.tsx';
import { LoadingText } from '#admin/components/LoadingText.tsx';
import { Availability } from './Availability.tsx';
import { PriceLists } from './prices/PriceLists.tsx';
import { OtherSites } from './sites/OtherSites.tsx';
import { Overlaps } from './sites/Overlaps.tsx';
import { useCalendar } from './use-calendar.ts';
import { NightWordContext } from './use-night-word.ts';
import { CALENDAR_TEXT as text } from './text.ts';

/** The calendar of a property: which nights are taken, and what they cost. */
export function CalendarSection({ property }: { property: WorkingProperty }): ReactElement {
  const { id: propertyId, type } = property;
  const { data, isError, refetch } = useCalendar(propertyId);
  const shown = data === null ? NO_CALENDAR : data;
  return (
    <section id="calendar" aria-labelledby="calendar-title" className="min-w-0">
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="calendar-title" className="text-title">
          {text.title}
        </h2>
        <Link to="/admin/calendars" className="inline-link py-1 text-small">
          {text.timeline}
        </Link>
      </div>
      {isError && <LoadFailure text={text.notRead} retry={refetch} />}
      {shown === undefined && !isError && <LoadingText text={text.loading} />}
      {shown !== undefined && data !== undefined && (
        <NightWordContext value={nightWordOf(type)}>
          <Overlaps propertyId={propertyId} calendar={shown} />
          <Availability propertyId={propertyId} calendar={shown} />
          <PriceLists property={property} calendar={shown} stored={data} />
          <OtherSites propertyId={propertyId} title={property.title} calendar={data} />
        </NightWordContext>
      )}
    </section>
  );
}
