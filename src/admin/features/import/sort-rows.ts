import type { SentRow } from '#domain/api/import.ts';
import { readCells } from '#domain/import/cells.ts';
import { foldCode } from '#domain/import/code.ts';
import { isImportable } from '#domain/import/heuristics.ts';
import { codeRepeated, NOT_ACTIVATED, rowTitle } from '#domain/import/text.ts';
import { slugFromTitle } from '#domain/text/slug-from-title.ts';
import { typedValues, type LineValues } from './line-values.ts';
import type { SheetRow } from './read-sheet.ts';

/** A row that is not sent, because it is invalid or not to be imported. */
export interface KeptRow {
  /** Number of the row in the sheet; the headings are row 1. */
  readonly row: number;
  readonly title: string;
  /** Why the row is not sent, as half a sentence. */
  readonly message: string;
  /** Whether the sheet excludes the row by its status, which is not an error. */
  readonly isExcluded: boolean;
  /** Status in the sheet, as typed. */
  readonly status: string;
  /** Values in the sheet, as typed. */
  readonly values: LineValues;
}

export interface SortedRows {
  /** Rows to import, in the order of their titles. */
  readonly sent: readonly SentRow[];
  /** Rows that are not sent. */
  readonly kept: readonly KeptRow[];
}

/**
 * Separates the rows to import from those that are not sent; of two rows with one code, the first is imported. Rows to import
 * are in the order of their titles, in which the API finds free slugs with the fewest queries.
 */
export function sortRows(rows: readonly SheetRow[]): SortedRows {
  const firstRows = new Map<string, number>();
  const sent: SentRow[] = [];
  const kept: KeptRow[] = [];
  for (const { row, cells, fault } of rows) {
    const title = rowTitle(cells.accommodation, row);
    const reject = (message: string, isExcluded = false): void =>
      void kept.push({ row, title, message, isExcluded, status: cells.status.trim(), values: typedValues(cells) });
    if (fault === null && !isImportable(cells.status)) {
      reject(NOT_ACTIVATED, true);
      continue;
    }
    const read = readCells(cells);
    if (fault !== null || !read.ok) {
      reject(fault ?? (read.ok ? '' : read.message));
      continue;
    }
    const code = foldCode(read.cells.code);
    const first = firstRows.get(code);
    if (first === undefined) {
      firstRows.set(code, row);
      sent.push({ row, cells: read.cells });
    } else reject(codeRepeated(first));
  }
  const slugs = new Map(sent.map(({ row, cells }) => [row, slugFromTitle(cells.accommodation)]));
  const slugOf = ({ row }: SentRow): string => slugs.get(row) ?? '';
  return { sent: sent.toSorted((one, other) => compare(slugOf(one), slugOf(other)) || one.row - other.row), kept };
}

/** Compares by code units, as the database does. */
function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
