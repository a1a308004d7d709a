import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { ScreenHead } from '#admin/components/ScreenHead.tsx';
import { lastListPath } from '#admin/lib/properties/last-list.ts';
import { PropertyOfUrl } from '#admin/components/PropertyOfUrl.tsx';
import { CalendarSection } from './CalendarSection.tsx';
import { CALENDAR_TEXT as text } from './text.ts';

/** The calendar of a property on a screen of its own, for those who do not edit the property. */
export function CalendarScreen(): ReactElement {
  return (
    <PropertyOfUrl>
      {(property) => (
        <>
          <ScreenHead title={text.screen(property.title)}>
            <Link to={lastListPath()} className="inline-link text-small">
              {text.all}
            </Link>
          </ScreenHead>
          <div className="max-w-[62rem]">
            <CalendarSection property={property} />
          </div>
        </>
      )}
    </PropertyOfUrl>
  );
}
