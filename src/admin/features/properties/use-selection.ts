import type { DashboardRow } from '#domain/property/dashboard/row.ts';
import { BULK_MAX } from '#domain/property/limits.ts';
import { useState } from 'react';

/** The selected properties, across pages. */
export interface Selection {
  /** The selected rows. */
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

/** Keeps the selection while pages and filters change; `page` is the page shown now. */
export function useSelection(page: readonly DashboardRow[]): Selection {
  const [rows, setRows] = useState<ReadonlyMap<string, DashboardRow>>(new Map());
  // Rows that changed since they were selected are replaced by the present ones.
  const now = new Map(page.map((row) => [row.id, row]));
  const chosen = [...rows.values()].map((row) => now.get(row.id) ?? row);
  return {
    chosen,
    full: rows.size >= BULK_MAX,
    has: (id) => rows.has(id),
    toggle: (row) => {
      const next = new Map(rows);
      if (!next.delete(row.id) && next.size < BULK_MAX) next.set(row.id, row);
      setRows(next);
    },
    addPage: () => {
      const next = new Map(rows);
      for (const row of page) if (next.size < BULK_MAX) next.set(row.id, row);
      setRows(next);
    },
    clear: () => setRows(new Map()),
  };
}
