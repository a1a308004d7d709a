import type { ImportOutcome, SentRow } from '#domain/api/import.ts';
import { FURTHER_FIELDS, IMPORTED_COLUMNS } from '#domain/import/columns.ts';
import type { ImplausibleValue } from '#domain/import/implausible-values.ts';
import { headingOf } from '#domain/import/mapping.ts';
import { isEmptyCell, isLoss, type DescribedChange } from '#domain/import/row-changes.ts';
import { errorProcessing, failedToImport } from '#domain/import/text.ts';
import { SHORT_TEXT } from '#domain/core/limits.ts';
import { cutText } from '#domain/text/cut-text.ts';
import { typedValues, type LineValues } from './line-values.ts';
import type { KeptRow } from './sort-rows.ts';

/** Result of a row, before or after the import. */
export type LineKind = ImportOutcome['outcome'] | 'left-out';

/** A cell of the sheet, shortened. */
interface LineCell {
  readonly heading: string;
  readonly text: string;
}

export interface PlanLine {
  /** Number of the row in the sheet; the headings are row 1. */
  readonly row: number;
  readonly title: string;
  readonly kind: LineKind;
  /** Why the row is rejected or left out; '' otherwise. */
  readonly reason: string;
  readonly changes: readonly DescribedChange[];
  /** What the further columns of the sheet give a new property. */
  readonly further: readonly LineCell[];
  /** Cells that cannot be read and count as empty. */
  readonly unread: readonly LineCell[];
  /** Whether its property is a draft marked 'price missing'. */
  readonly priceMissing: boolean;
  /** Status in the sheet, as typed. */
  readonly status: string;
  /** Values of the property after the import, or of the sheet when there is none. */
  readonly values: LineValues;
  /** Fields with implausible values: the draft is marked 'to check'. */
  readonly toCheck: readonly ImplausibleValue[];
  /** Whether the browser rejected the row, so that it was never sent. */
  readonly isUnread: boolean;
}

/** The lines of a sheet in its order: results of the rows that were sent, and reasons for the others. */
export function planLines(
  sent: readonly SentRow[],
  outcomes: readonly ImportOutcome[],
  kept: readonly KeptRow[],
): PlanLine[] {
  const sheet = new Map(sent.map(({ row, cells }) => [row, cells]));
  const results = outcomes.map((outcome): PlanLine => ({
    row: outcome.row,
    title: sheet.get(outcome.row)?.accommodation ?? '',
    kind: outcome.outcome,
    reason: outcome.outcome === 'refused' ? outcome.message : '',
    changes: outcome.outcome === 'changed' ? outcome.changes : [],
    further: furtherOf(outcome, sheet.get(outcome.row)),
    unread: unreadOf(outcome, sheet.get(outcome.row)),
    priceMissing: outcome.outcome !== 'refused' && outcome.priceMissing,
    status: sheet.get(outcome.row)?.status ?? '',
    values: valuesOf(outcome, sheet.get(outcome.row)),
    toCheck: outcome.outcome === 'refused' ? [] : outcome.toCheck,
    isUnread: false,
  }));
  const others = kept.map(({ row, title, message, isExcluded, status, values }): PlanLine => ({
    ...{ row, title, kind: isExcluded ? 'left-out' : 'refused', reason: message },
    ...{ changes: [], further: [], unread: [], priceMissing: false, status, values, toCheck: [], isUnread: true },
  }));
  return [...results, ...others].toSorted((one, other) => one.row - other.row);
}

function valuesOf(outcome: ImportOutcome, cells: SentRow['cells'] | undefined): LineValues {
  if (outcome.outcome === 'refused') return cells === undefined ? NOTHING : typedValues(cells);
  const { price, people, bedrooms, location } = outcome.values;
  return { price, guests: String(people), bedrooms: String(bedrooms), place: location };
}

function unreadOf(outcome: ImportOutcome, cells: SentRow['cells'] | undefined): PlanLine['unread'] {
  if (outcome.outcome === 'refused') return [];
  return outcome.unread.map((field) => lineCell(headingOf(field), cells?.[field]));
}

function furtherOf(outcome: ImportOutcome, cells: SentRow['cells'] | undefined): PlanLine['further'] {
  if (outcome.outcome !== 'created' || cells === undefined) return [];
  return IMPORTED_COLUMNS.filter(
    ({ field }) => FURTHER_FIELDS.has(field) && !isEmptyCell(cells[field]) && !outcome.unread.includes(field),
  ).map(({ field, heading }) => lineCell(heading, cells[field]));
}

function lineCell(heading: string, text = ''): LineCell {
  return { heading, text: text.length > SHORT_TEXT ? `${cutText(text, SHORT_TEXT)}…` : text };
}

/** Whether an editor should look at a row: it has an unusual value, or a cell that cannot be read. */
export function isToCheck(line: Pick<PlanLine, 'toCheck' | 'unread'>): boolean {
  return isUnusual(line) || hasUnread(line);
}

/** Whether a property becomes a draft to check: its row has an unusual value. */
export function isUnusual({ toCheck }: Pick<PlanLine, 'toCheck'>): boolean {
  return toCheck.length > 0;
}

/** Whether a row has a cell that cannot be read, which changes nothing. */
export function hasUnread({ unread }: Pick<PlanLine, 'unread'>): boolean {
  return unread.length > 0;
}

/** Whether a row takes away what its property has. */
export function losesValues({ changes }: Pick<PlanLine, 'changes'>): boolean {
  return changes.some(isLoss);
}

const NOTHING: LineValues = { price: '', guests: '', bedrooms: '', place: '' };

/** Counts the lines of each kind. */
export function countLines(lines: readonly PlanLine[]): Record<LineKind, number> {
  const counts = { created: 0, changed: 0, unchanged: 0, refused: 0, 'left-out': 0 };
  for (const { kind } of lines) counts[kind] += 1;
  return counts;
}

/** The errors of an import, in the exact text of the specification. */
export function errorLines(lines: readonly PlanLine[]): string[] {
  return lines.flatMap(({ kind, title, reason, isUnread }) => {
    if (kind !== 'refused') return [];
    return isUnread ? errorProcessing(title, reason) : failedToImport(title, reason);
  });
}
