import { ADMIN_EMPTY } from '#domain/staff/admin-text.ts';
import { isFiltered } from '#domain/property/dashboard/search.ts';
import { useRef, useState, type ReactElement } from 'react';
import { Link } from 'react-router';
import { Banner } from '#admin/components/Banner.tsx';
import { EmptyState } from '#admin/components/EmptyState.tsx';
import { LoadFailure } from '#admin/components/LoadFailure.tsx';
import { LoadingText } from '#admin/components/LoadingText.tsx';
import { Pager } from '#admin/components/Pager.tsx';
import { ScreenHead } from '#admin/components/ScreenHead.tsx';
import { useMayEdit } from '#admin/lib/use-staff.ts';
import { BulkBar } from './BulkBar.tsx';
import { FilterPanel } from './FilterPanel.tsx';
import { PropertyCard } from './PropertyCard.tsx';
import { RemoveUsed, type UsedProperty } from './RemoveUsed.tsx';
import { SearchLine } from './SearchLine.tsx';
import { StatTiles } from './StatTiles.tsx';
import { useDashboard } from './use-dashboard.ts';
import { useSelection } from './use-selection.ts';
import { DASHBOARD_TEXT as text } from './text.ts';

const ADD = '/admin/add-property';
const IMPORT = '/admin/import';
const ACTIONS = [
  { label: text.add, to: ADD },
  { label: text.images, to: '/admin/media?part=bulk' },
  { label: text.importCsv, to: IMPORT },
];
/** Shown while there are no properties. */
const FIRST_STEPS = [
  { label: text.addFirst, to: ADD },
  { label: text.importFirst, to: IMPORT },
];

/** The list of properties: figures, search, filters, order, and actions for one or many. */
export function PropertiesDashboard(): ReactElement {
  const dashboard = useDashboard();
  const { search, changeSearch, properties, totalProperties, filteredCount, loading, error } = dashboard;
  const mayEdit = useMayEdit();
  const [failure, setFailure] = useState('');
  const [used, setUsed] = useState<UsedProperty | null>(null);
  const [filtering, setFiltering] = useState(false);
  const selection = useSelection(properties, dashboard.known);
  const heading = useRef<HTMLHeadingElement>(null);
  const empty = filteredCount === 0;

  return (
    <>
      <ScreenHead title={text.title}>{mayEdit && <Actions actions={ACTIONS} />}</ScreenHead>
      <StatTiles total={totalProperties} filtered={filteredCount} />
      <Banner>{failure}</Banner>
      <SearchLine search={search} changeSearch={changeSearch} filtering={filtering} setFiltering={setFiltering} />
      {filtering && <FilterPanel search={search} changeSearch={changeSearch} />}
      <section aria-labelledby="all-properties" aria-busy={loading}>
        <h2 id="all-properties" ref={heading} tabIndex={-1} className="mt-6 mb-4 text-title">
          {text.all}
        </h2>
        {mayEdit && selection.chosen.length > 0 && <BulkBar selection={selection} fail={setFailure} />}
        {loading && <LoadingText text={text.loading} />}
        {error !== null && <LoadFailure text={text.failed} retry={dashboard.refetch} />}
        {empty && (
          <EmptyState text={ADMIN_EMPTY.properties}>
            {isFiltered(search) ? (
              // It disappears.
              <Link
                to="/admin/dashboard"
                className="button button-quiet"
                onClick={() => heading.current?.focus({ preventScroll: true })}
              >
                {text.filters.clear}
              </Link>
            ) : (
              mayEdit && <Actions actions={FIRST_STEPS} />
            )}
          </EmptyState>
        )}
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(16.5rem,100%),1fr))] gap-x-5 gap-y-7">
          {properties.map((property) => (
            <PropertyCard
              key={property.id}
              property={property}
              selection={mayEdit ? selection : null}
              fail={setFailure}
              inUse={setUsed}
            />
          ))}
        </ul>
        {filteredCount !== null && (
          <Pager page={search.page} pages={dashboard.pages} go={(page) => changeSearch({ page })} />
        )}
      </section>
      {used !== null && <RemoveUsed used={used} fail={setFailure} onClose={() => setUsed(null)} />}
    </>
  );
}

function Actions({ actions }: { actions: readonly { readonly label: string; readonly to: string }[] }): ReactElement[] {
  return actions.map(({ to, label }, index) => (
    <Link key={to} to={to} className={`button ${index === 0 ? 'button-primary' : 'button-quiet'}`}>
      {label}
    </Link>
  ));
}
