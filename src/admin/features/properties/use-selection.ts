import type { DashboardRow } from '#domain/property/dashboard/row.ts';
import { BULK_MAX } from '#domain/property/limits.ts';
import { useMemo, useState } from 'react';
import { findChosen } from './find-chosen.ts';

/** The selected properties, across pages. */
export interface Selection {
  /** The selected rows in their present revision, without those that were deleted. */
  readonly chosen: readonly DashboardRow[];
  /** Whether a property is ticked. */
  readonly has: (id: string) => boolean;
  /** Selects or deselects one, up to the maximum of one bulk action. */
  readonly toggle: (row: DashboardRow) => void;
  readonly addPage: () => void;
  readonly clear: () => void;
  /** Whether the maximum is reached. */
  readonly full: boolean;
}

/** Keeps the selection while pages and filters change; `page` is the page shown now, `known` has all properties. */
export function useSelection(page: readonly DashboardRow[], known: readonly DashboardRow[]): Selection {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const chosen = useMemo(() => findChosen(ids, known), [ids, known]);
  const add = (rows: readonly DashboardRow[]): void =>
    setIds(new Set([...new Set([...chosen, ...rows].map(({ id }) => id))].slice(0, BULK_MAX)));
  return {
    chosen,
    full: chosen.length >= BULK_MAX,
    has: (id) => ids.has(id),
    toggle: (row) => {
      if (ids.has(row.id)) setIds(new Set([...ids].filter((id) => id !== row.id)));
      else add([row]);
    },
    addPage: () => add(page),
    clear: () => setIds(new Set()),
  };
}
