import type { ImportOutcome, SentRow } from '@site/domain/api-import';
import { errorProcessing, failedToImport } from '@site/domain/messages/import-messages';
import type { KeptRow } from './sort-rows.ts';

/** What is or was done with a row. */
export type LineKind = ImportOutcome['outcome'] | 'left-out';

/** A row of the table. */
export interface PlanLine {
  /** Where it stands in the sheet. */
  readonly row: number;
  /** What to call it. */
  readonly title: string;
  /** What is done with it. */
  readonly kind: LineKind;
  /** Why it is refused or left out; '' otherwise. */
  readonly reason: string;
  /** Fields that are changed. */
  readonly fields: readonly string[];
  /** Whether its property is a draft marked 'price missing'. */
  readonly priceMissing: boolean;
  /** Whether the sheet itself is at fault, so that it was never sent. */
  readonly isUnread: boolean;
}

/** The lines of a sheet in its order: what was answered about the rows that were sent, and why others were not. */
export function planLines(
  sent: readonly SentRow[],
  outcomes: readonly ImportOutcome[],
  kept: readonly KeptRow[],
): PlanLine[] {
  const titles = new Map(sent.map(({ row, cells }) => [row, cells.accommodation]));
  const answered = outcomes.map((outcome): PlanLine => ({
    row: outcome.row,
    title: titles.get(outcome.row) ?? '',
    kind: outcome.outcome,
    reason: outcome.outcome === 'refused' ? outcome.message : '',
    fields: outcome.outcome === 'changed' ? outcome.fields : [],
    priceMissing: outcome.outcome !== 'refused' && outcome.priceMissing,
    isUnread: false,
  }));
  const others = kept.map(({ row, title, message, isWanted }): PlanLine => ({
    ...{ row, title, kind: isWanted ? 'left-out' : 'refused', reason: message },
    ...{ fields: [], priceMissing: false, isUnread: true },
  }));
  return [...answered, ...others].toSorted((one, other) => one.row - other.row);
}

/** How many lines there are of each kind. */
export function countLines(lines: readonly PlanLine[]): Record<LineKind, number> {
  const counts = { created: 0, changed: 0, unchanged: 0, refused: 0, 'left-out': 0 };
  for (const { kind } of lines) counts[kind] += 1;
  return counts;
}

/** The errors of an import, in the words of the specification. */
export function errorLines(lines: readonly PlanLine[]): string[] {
  return lines.flatMap(({ kind, title, reason, isUnread }) => {
    if (kind !== 'refused') return [];
    return isUnread ? errorProcessing(title, reason) : failedToImport(title, reason);
  });
}
