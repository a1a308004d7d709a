import type * as z from 'zod';
import { headingOf, IMPORT_FIELDS } from './mapping.ts';
import { importRowSchema } from './row.ts';
import { cellTooLong, FORMULA_IN_ROW, ROW_WITHOUT_PLACE } from './text.ts';

/** What a spreadsheet would calculate: '=' or '@', or a sign before anything but a number. A lone dash means 'none'. */
const FORMULA = /^\s*(?:[=@]|[+-]\s*[^\d\s])/;

/** The cells of a row that become part of a property. */
export const importCellsSchema = importRowSchema.pick({
  code: true,
  status: true,
  accommodation: true,
  maxGuestCapacity: true,
  rate: true,
  town: true,
  area: true,
  touristLicense: true,
});

/** The cells of a row that become part of a property. */
export type ImportCells = z.output<typeof importCellsSchema>;

/** A row that was read, or why it cannot be. */
export type ReadCells =
  { readonly ok: true; readonly cells: ImportCells } | { readonly ok: false; readonly message: string };

/** Reads the cells of a row; the first thing that is wrong with it is told. */
export function readCells(given: Readonly<Record<string, string>>): ReadCells {
  const parsed = importCellsSchema.safeParse(given);
  if (!parsed.success) return { ok: false, message: faultOf(parsed.error) };
  const cells = parsed.data;
  if (IMPORT_FIELDS.some((field) => FORMULA.test(cells[field]))) return { ok: false, message: FORMULA_IN_ROW };
  if (cells.town === '' && cells.area === '') return { ok: false, message: ROW_WITHOUT_PLACE };
  return { ok: true, cells };
}

function faultOf({ issues: [issue] }: z.ZodError): string {
  const field = IMPORT_FIELDS.find((name) => name === issue?.path[0]);
  if (issue?.code === 'too_big' && field !== undefined) return cellTooLong(headingOf(field), Number(issue.maximum));
  return issue?.message ?? '';
}
