import type { ReactElement } from 'react';
import { Link, useParams } from 'react-router';
import { ScreenHead } from '#admin/components/ScreenHead.tsx';
import { lastListPath } from '#admin/lib/properties/last-list.ts';
import { useRows } from '#admin/lib/properties/use-rows.ts';
import { CalendarSection } from './CalendarSection.tsx';
import { CALENDAR_TEXT as text } from './text.ts';

/** The calendar of a property on a screen of its own, for those who do not edit the property. */
export function CalendarScreen(): ReactElement {
  const { id = '' } = useParams();
  const title = useRows().data?.find((row) => row.id === id)?.title ?? '';
  return (
    <>
      <ScreenHead title={title === '' ? text.title : text.screen(title)}>
        <Link to={lastListPath()} className="inline-link text-small">
          {text.all}
        </Link>
      </ScreenHead>
      <div className="max-w-[62rem]">
        <CalendarSection propertyId={id} />
      </div>
    </>
  );
}
