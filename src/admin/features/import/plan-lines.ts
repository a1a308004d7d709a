import type { ImportOutcome, SentRow } from '#domain/api/import.ts';
import type { ImplausibleValue } from '#domain/import/implausible-values.ts';
import { errorProcessing, failedToImport } from '#domain/import/text.ts';
import { typedValues, type LineValues } from './line-values.ts';
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
  /** Status of the row in the sheet, as typed. */
  readonly status: string;
  /** What it says, or its property after the import. */
  readonly values: LineValues;
  /** Values that are probably mistakes: the draft is marked 'to check'. */
  readonly toCheck: readonly ImplausibleValue[];
  /** Whether the sheet itself is at fault, so that it was never sent. */
  readonly isUnread: boolean;
}

/** The lines of a sheet in its order: what was answered about the rows that were sent, and why others were not. */
export function planLines(
  sent: readonly SentRow[],
  outcomes: readonly ImportOutcome[],
  kept: readonly KeptRow[],
): PlanLine[] {
  const sheet = new Map(sent.map(({ row, cells }) => [row, cells]));
  const answered = outcomes.map((outcome): PlanLine => ({
    row: outcome.row,
    title: sheet.get(outcome.row)?.accommodation ?? '',
    kind: outcome.outcome,
    reason: outcome.outcome === 'refused' ? outcome.message : '',
    fields: outcome.outcome === 'changed' ? outcome.fields : [],
    priceMissing: outcome.outcome !== 'refused' && outcome.priceMissing,
    status: sheet.get(outcome.row)?.status ?? '',
    values: valuesOf(outcome, sheet.get(outcome.row)),
    toCheck: outcome.outcome === 'refused' ? [] : outcome.toCheck,
    isUnread: false,
  }));
  const others = kept.map(({ row, title, message, isWanted, status, values }): PlanLine => ({
    ...{ row, title, kind: isWanted ? 'left-out' : 'refused', reason: message },
    ...{ fields: [], priceMissing: false, status, values, toCheck: [], isUnread: true },
  }));
  return [...answered, ...others].toSorted((one, other) => one.row - other.row);
}

function valuesOf(outcome: ImportOutcome, cells: SentRow['cells'] | undefined): LineValues {
  if (outcome.outcome === 'refused') return cells === undefined ? NOTHING : typedValues(cells);
  const { price, people, bedrooms, location } = outcome.values;
  return { price, guests: String(people), bedrooms: String(bedrooms), place: location };
}

const NOTHING: LineValues = { price: '', guests: '', bedrooms: '', place: '' };

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
