import type { SentRow } from '#domain/api/import.ts';
import { readCells } from '#domain/import/cells.ts';
import { foldCode } from '#domain/import/code.ts';
import { isImportable } from '#domain/import/heuristics.ts';
import { codeRepeated, NOT_ACTIVATED, rowTitle } from '#domain/import/text.ts';
import { slugFromTitle } from '#domain/text/slug-from-title.ts';
import { typedValues, type LineValues } from './line-values.ts';
import type { SheetRow } from './read-sheet.ts';

/** A row that is not sent: one that cannot be read, or that is not to be imported. */
export interface KeptRow {
  /** Where it stands. */
  readonly row: number;
  /** What to call it. */
  readonly title: string;
  /** Why, as half a sentence. */
  readonly message: string;
  /** Whether that is as the sheet wants it, and no error. */
  readonly isWanted: boolean;
  /** Status in the sheet, as typed. */
  readonly status: string;
  /** What the sheet says, as typed. */
  readonly values: LineValues;
}

/** The rows of a sheet, sorted. */
export interface SortedRows {
  /** Those to be imported, in the order of their titles. */
  readonly sent: readonly SentRow[];
  /** Those that are not. */
  readonly kept: readonly KeptRow[];
}

/**
 * Sorts the rows of a sheet into those that can be imported and those that cannot; of two of one code, the first can. Those
 * to be imported are in the order of their titles, in which the API finds free addresses with the fewest questions.
 */
export function sortRows(rows: readonly SheetRow[]): SortedRows {
  const firstRows = new Map<string, number>();
  const sent: SentRow[] = [];
  const kept: KeptRow[] = [];
  for (const { row, cells, fault } of rows) {
    const title = rowTitle(cells.accommodation, row);
    const reject = (message: string, isWanted = false): void =>
      void kept.push({ row, title, message, isWanted, status: cells.status.trim(), values: typedValues(cells) });
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
  const order = new Map(sent.map(({ row, cells }) => [row, slugFromTitle(cells.accommodation)]));
  const placeOf = ({ row }: SentRow): string => order.get(row) ?? '';
  return { sent: sent.toSorted((one, other) => compare(placeOf(one), placeOf(other)) || one.row - other.row), kept };
}

/** By the codes of letters, as the database orders. */
function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
