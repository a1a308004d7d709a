import * as z from 'zod';
import { SHORT_TEXT } from '#domain/core/limits.ts';
import { withoutApostrophe } from '#domain/export/formula.ts';
import { recordOf } from '#domain/core/record-of.ts';
import { foldLine } from '#domain/text/safe-text.ts';
import { IMPORT_COLUMNS, IMPORT_FIELDS, IMPORTED_COLUMNS } from './columns.ts';
import { isEmptyCell, isFailedFormula } from './row-changes.ts';
import { cellIsFormula, cellTooLong } from './text.ts';

/** What a spreadsheet would calculate: '=' or '@', or a sign before anything but a number. */
const FORMULA = /^\s*(?:[=@]|[+-]\s*[^\d\s])/;

/** A row of the sheet as text, cell by cell; a cell is one line, although spreadsheets allow several. */
export const importRowSchema = z.strictObject(
  recordOf(
    IMPORT_COLUMNS.map(({ field, heading, emptyError: error, max = SHORT_TEXT }) => {
      const text = z
        .string()
        .overwrite(foldLine)
        .refine((cell) => withoutApostrophe(cell).length <= max, { error: cellTooLong(heading, max) });
      return [
        field,
        error === undefined
          ? text.default('')
          : text.refine((cell) => !isEmptyCell(cell) && !isFailedFormula(cell), { error }),
      ];
    }),
  ),
);

/** The cells of a row that are imported. */
export const importCellsSchema = importRowSchema.pick(recordOf(IMPORT_FIELDS.map((field) => [field, true])));

/** The cells of a row that are imported, folded and within their bounds. */
export type ImportCells = z.output<typeof importCellsSchema>;

/** A row that was read, or why it cannot be. */
export type ReadCells =
  | { readonly ok: true; readonly cells: ImportCells }
  | { readonly ok: false; readonly message: string };

/** Reads the cells of a row; a rejection names the first thing that is wrong. */
export function readCells(given: Readonly<Record<string, string>>): ReadCells {
  const parsed = importCellsSchema.safeParse(given);
  if (!parsed.success) return { ok: false, message: parsed.error.issues[0]?.message ?? '' };
  const cells = parsed.data;
  const formula = IMPORTED_COLUMNS.find(({ field }) => FORMULA.test(cells[field]) && !isEmptyCell(cells[field]));
  if (formula !== undefined) return { ok: false, message: cellIsFormula(formula.heading) };
  return { ok: true, cells: { ...cells, code: readCode(cells.code) } };
}

/** The code of a row, as it was before an export: with the apostrophe it would be the code of another property. */
function readCode(cell: string): string {
  const code = withoutApostrophe(cell);
  return FORMULA.test(code) ? cell : code;
}
