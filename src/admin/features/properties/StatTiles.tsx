import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router';
import { useLastImport, useRows } from '#admin/lib/properties/use-rows.ts';
import { useMayEdit } from '#admin/lib/use-staff.ts';
import { DASHBOARD_TEXT } from './text.ts';

const text = DASHBOARD_TEXT.tiles;

/** Other links than those in the header. */
const ACTIONS = [
  { label: DASHBOARD_TEXT.publish, to: '/admin/publish' },
  { label: DASHBOARD_TEXT.featured, to: '/admin/featured-properties' },
  { label: DASHBOARD_TEXT.pictures, to: '/admin/media' },
];

interface Props {
  /** Null while unknown. */
  total: number | null;
  /** Number that matches the search; null while unknown. */
  filtered: number | null;
}

/** The four tiles of the dashboard. */
export function StatTiles({ total, filtered }: Props): ReactElement {
  const imports = useLastImport();
  const rows = useRows(false);
  const actions = useMayEdit() ? ACTIONS : [];
  return (
    <section
      aria-label={text.label}
      className="mb-6 grid grid-cols-2 gap-px border-y border-sand bg-sand lg:grid-cols-4"
    >
      <Tile label={text.total}>{figure(total, rows)}</Tile>
      <Tile label={text.filtered}>{figure(filtered, rows)}</Tile>
      <Tile label={text.imports}>{figure(imports.data ?? null, imports)}</Tile>
      <div className="bg-lime px-5 pt-3.5 pb-3">
        <h2 className="label font-text tracking-[0.08em] text-clay">{text.actions}</h2>
        <ul className="mt-1 text-small">
          {actions.map(({ label, to }) => (
            <li key={to}>
              <Link to={to} className="inline-link inline-block min-h-6 py-0.5">
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Tile({ label, children }: { label: string; children: ReactNode }): ReactElement {
  return (
    <div className="bg-lime px-5 pt-3.5 pb-3">
      <h2 className="label font-text tracking-[0.08em] text-clay">{label}</h2>
      <p data-figure className="mt-0.5 font-display text-[2rem]/[1.2] lining-nums">
        {children}
      </p>
    </div>
  );
}

/** A dash for a number that cannot be read, or not without a connection. */
function figure(count: number | null, { isError, isPaused }: Pick<UseQueryResult, 'isError' | 'isPaused'>): string {
  if (count !== null) return count.toLocaleString('en-GB');
  return isError || isPaused ? '–' : '…';
}
