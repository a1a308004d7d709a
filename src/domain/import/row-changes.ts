import { recordOf } from '#domain/core/record-of.ts';
import { sameValue } from '#domain/core/same-value.ts';
import { withoutApostrophe } from '#domain/export/formula.ts';
import { IMPORT_FIELDS, IMPORTED_COLUMNS, type ImportField } from './columns.ts';
import { fieldsAfter, IMPORTED_FIELDS, type ImportedFields } from './fields.ts';
import { cellsOfProperty } from './property-cells.ts';

/** Every cell of a row that is imported; '' for an empty one. */
export type Cells = Readonly<Record<ImportField, string>>;

/** What a row says: '' for a cell that is to be cleared, absent for one that says nothing. */
export type SaidCells = Readonly<Partial<Cells>>;

/** What stands in a cell for nothing: a lone dash, also with the sign of a currency, as spreadsheets show an amount of zero. */
const NOTHING = /^(?:|- ?€?|€ ?-)$/;

/** Whether a cell is empty, or has what stands for nothing. */
export function isEmptyCell(cell: string): boolean {
  return NOTHING.test(cell);
}

/** The errors of English and Portuguese spreadsheets, LibreOffice's numbered ones, and a number wider than its column. */
const FAILED = /^(?:#(?:N\/[A-Z]+|DIV\/0!|\p{Letter}+[!?])|Erro?:\d{3}|#{3,})$/iu;

/** Whether a cell shows that a spreadsheet could not calculate it, such as '#N/A': as a title or price, visitors would read it. */
export function isFailedFormula(cell: string): boolean {
  return FAILED.test(cell);
}

const NO_CELLS: Cells = recordOf(IMPORT_FIELDS.map((field) => [field, '']));

/**
 * Separates the cells that say something from those that cannot be read. An empty cell and a lone dash say nothing, or, in
 * the columns of `clears`, that the field is to be cleared. A formula that failed is unreadable in every column. An unreadable
 * cell that shows what the stored property has, such as the price '€1,250 – €2,000', says nothing either: an export wrote it.
 */
export function readSaid(
  cells: Cells,
  clears: readonly ImportField[],
  stored: ImportedFields | null = null,
): { readonly said: SaidCells; readonly unread: readonly ImportField[] } {
  const said: Partial<Record<ImportField, string>> = {};
  const unread: ImportField[] = [];
  const shown: SaidCells = stored === null ? {} : cellsOfProperty(stored);
  for (const { field, isReadable } of IMPORTED_COLUMNS) {
    const cell = cells[field];
    if (isEmptyCell(cell)) {
      if (clears.includes(field)) said[field] = '';
      continue;
    }
    // A stored text may itself begin like one with the apostrophe of an export.
    const text = cell === shown[field] ? cell : withoutApostrophe(cell);
    if (!isFailedFormula(text) && isReadable?.(text) !== false) said[field] = text;
    else if (text !== shown[field]) unread.push(field);
  }
  return { said, unread };
}

/** All cells of a row, with '' for what it does not say. */
export function wholeCells(said: SaidCells): Cells {
  return { ...NO_CELLS, ...said };
}

/** The cells of a row that are not empty, for storing and sending: an absent one is read as ''. */
export function filledCells(cells: Cells): SaidCells {
  return pick(
    cells,
    IMPORT_FIELDS.filter((field) => cells[field] !== ''),
  );
}

/** What a row changes in a property that exists. */
export interface RowChanges {
  /** The new values of the fields that change. */
  readonly fields: Partial<ImportedFields>;
  /** The cells to remember for the next import. */
  readonly cells: Cells;
}

/**
 * What a row changes in a stored property: nothing but what it says. A cell that says the same as at the last import (`last`;
 * null for a property that was never imported) changes nothing, so that an editor's change stays as long as the sheet keeps
 * its value; neither does one that says what the property already has.
 */
export function rowChanges(stored: ImportedFields, last: Cells | null, said: SaidCells): RowChanges {
  const shown: Cells = { ...NO_CELLS, ...cellsOfProperty(stored) };
  const news = IMPORTED_COLUMNS.filter(({ field, read }) => {
    const [text, earlier] = [said[field], last?.[field] ?? ''];
    if (text === undefined || text === shown[field]) return false;
    return text === '' || earlier === '' || !sameValue(read?.(text, stored), read?.(earlier, stored));
  }).map(({ field }) => field);
  // A field that follows from a cell, such as the bedrooms from the guests, changes only if it did not follow from the last one.
  const known = news.filter((field) => said[field] !== '' && (last?.[field] ?? '') !== '');
  const before = fieldsAfter(stored, { ...shown, ...(last && pick(last, known)) });
  const after = fieldsAfter(stored, { ...shown, ...pick(said, news) });
  const changed = IMPORTED_FIELDS.filter(
    (field) => !sameValue(after[field], before[field]) && !sameValue(after[field], stored[field]),
  );
  return { fields: pick(after, changed), cells: { ...(last ?? shown), ...said } };
}

/** A change of a field, or of a part of a list, with its values as text; '' for none. */
export interface DescribedChange {
  /** Name of the field; of a list, that of the cell. */
  readonly field: string;
  readonly before: string;
  readonly after: string;
}

/** The changes of a row as text. */
export function describeChanges(stored: ImportedFields, fields: Partial<ImportedFields>): DescribedChange[] {
  const whole = { ...stored, ...fields };
  const single = IMPORTED_FIELDS.filter((field) => field in fields && !Array.isArray(whole[field])).map((field) => ({
    ...{ field, before: String(stored[field] ?? ''), after: String(whole[field] ?? '') },
  }));
  const parts = IMPORTED_COLUMNS.flatMap(({ field, describe }) =>
    describe === undefined ? [] : [{ field, before: describe(stored), after: describe(whole) }],
  );
  return [...single, ...parts.filter(({ before, after }) => before !== after)];
}

/** Whether a change takes away what a field has: it removes its text, or a part of it. */
export function isLoss({ before, after }: { readonly before: string; readonly after: string }): boolean {
  if (after === '') return before !== '';
  // A smaller number may be a part of the larger one, and is no loss.
  const start = before.indexOf(after);
  const cutsNumber = /^\d/.test(after) && /[\d.]/.test(before[start - 1] ?? '');
  return start >= 0 && /\p{Letter}/u.test(after) && !cutsNumber;
}

function pick<Values extends object>(values: Values, names: readonly (keyof Values)[]): Partial<Values> {
  const picked: Partial<Values> = {};
  for (const name of names) picked[name] = values[name];
  return picked;
}
