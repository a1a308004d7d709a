import { recordOf } from '#domain/core/record-of.ts';
import { IMPORT_FIELDS, IMPORTED_COLUMNS, type ImportField } from './columns.ts';
import { IMPORTED_FIELDS, importedFields, type ImportedFields } from './fields.ts';
import { cellsOfProperty } from './property-cells.ts';

/** Every cell of a row that is imported; '' for an empty one. */
export type Cells = Readonly<Record<ImportField, string>>;

/** What a row says: '' for a cell that is to be cleared, absent for one that says nothing. */
export type SaidCells = Readonly<Partial<Cells>>;

const NO_CELLS: Cells = recordOf(IMPORT_FIELDS.map((field) => [field, '']));

/**
 * Separates the cells that say something from those that cannot be read. An empty cell and a lone dash say nothing, or, in
 * the columns of `clears`, that the field is to be cleared.
 */
export function readSaid(
  cells: Cells,
  clears: readonly ImportField[],
): { readonly said: SaidCells; readonly unread: readonly ImportField[] } {
  const said: Partial<Record<ImportField, string>> = {};
  const unread: ImportField[] = [];
  for (const { field, isReadable } of IMPORTED_COLUMNS) {
    const text = cells[field];
    if (text === '' || text === '-') {
      if (clears.includes(field)) said[field] = '';
    } else if (isReadable?.(text) === false) unread.push(field);
    else said[field] = text;
  }
  return { said, unread };
}

/** All cells of a row, with '' for what it does not say. */
export function wholeCells(said: SaidCells): Cells {
  return { ...NO_CELLS, ...said };
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
  const news = IMPORT_FIELDS.filter((field) => said[field] !== undefined && !isShown(said[field], shown[field]));
  const earlier = news.filter((field) => said[field] !== '').map((field) => [field, (last ?? shown)[field]] as const);
  const before = importedFields({ ...shown, ...Object.fromEntries(earlier) }, null);
  const after = importedFields({ ...shown, ...pick(said, news) }, null);
  const changed = IMPORTED_FIELDS.filter((field) => after[field] !== before[field] && after[field] !== stored[field]);
  return { fields: pick(after, changed), cells: { ...(last ?? shown), ...said } };
}

/** Whether a change takes away what a field has: it removes its text, or a part of it. */
export function isLoss({ before, after }: { readonly before: string; readonly after: string }): boolean {
  if (after === '') return before !== '';
  // A smaller number may be a part of the larger one, and is no loss.
  return /\p{Letter}/u.test(after) && before.includes(after);
}

/** Whether a cell says what the property has; an export puts an apostrophe before what spreadsheets would calculate. */
function isShown(text: string, shown: string): boolean {
  return text === shown || text === `'${shown}`;
}

function pick<Values extends object>(values: Values, names: readonly (keyof Values)[]): Partial<Values> {
  const picked: Partial<Values> = {};
  for (const name of names) picked[name] = values[name];
  return picked;
}
