import type { DashboardRow } from '#domain/property/dashboard/row.ts';
import { BULK_MAX } from '#domain/core/limits.ts';
import { useState } from 'react';

/** The properties that were ticked, over several pages. */
export interface Selection {
  /** Those that were ticked, as they were seen. */
  readonly chosen: readonly DashboardRow[];
  /** Whether a property is ticked. */
  readonly has: (id: string) => boolean;
  /** Ticks or unticks one; nothing beyond the most that one action takes. */
  readonly toggle: (row: DashboardRow) => void;
  /** Ticks all of this page. */
  readonly addPage: () => void;
  /** Unticks all. */
  readonly clear: () => void;
  /** Whether no more can be ticked. */
  readonly full: boolean;
}

/** Keeps what is ticked while pages and filters change; `page` is what is shown now. */
export function useSelection(page: readonly DashboardRow[]): Selection {
  const [rows, setRows] = useState<ReadonlyMap<string, DashboardRow>>(new Map());
  // What was changed since it was ticked counts as it is now.
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
