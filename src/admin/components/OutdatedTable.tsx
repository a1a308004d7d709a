import { lisbonTime } from '#domain/core/lisbon-time.ts';
import { formatDay } from '#domain/core/format-date.ts';
import { isOutdated } from '#domain/purchase/table-validity.ts';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { useSettings } from '#admin/lib/content/use-settings.ts';
import { Banner } from './Banner.tsx';

/** Warns that the table of what buying costs no longer holds; nothing while it does. */
export function OutdatedTable(): ReactElement | null {
  const table = useSettings().data?.[0]?.purchaseTable;
  // oxlint-disable-next-line react/purity -- each render judges by the present day
  if (table === undefined || !isOutdated(table, lisbonTime(new Date()).date)) return null;
  return (
    <Banner tone="note">
      {`The table of ${table.year} for the cost of buying held until ${formatDay(table.validUntil)}. Visitors read that it is outdated. Please enter the new one in the `}
      <Link to="/admin/settings" className="inline-link">
        Site Settings
      </Link>
      .
    </Banner>
  );
}
