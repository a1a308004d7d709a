import { recordOf } from '#domain/core/record-of.ts';
import { IMPORT_FIELDS, IMPORTED_COLUMNS, type ImportField } from './columns.ts';

// No zod: the worker that reads a sheet maps its columns.

/** The column of a sheet, counted from 0, that each cell is taken from; absent when it is taken from none. */
export type ImportMapping = Partial<Record<ImportField, number>>;

/** The cells without which no row can be imported. */
export const IMPORT_REQUIRED: readonly ImportField[] = IMPORTED_COLUMNS.flatMap(({ field, isRequired }) =>
  isRequired === true ? [field] : [],
);

/** The heading that a cell is recognised by. */
export function headingOf(field: ImportField): string {
  return IMPORTED_COLUMNS.find((column) => column.field === field)?.heading ?? field;
}

/** The mapping that the headings of a sheet suggest; of two columns of one name, the first counts. */
export function guessMapping(headings: readonly string[]): ImportMapping {
  const known = headings.map(foldHeading);
  return Object.fromEntries(
    IMPORTED_COLUMNS.flatMap(({ field, heading }) => {
      const column = known.indexOf(foldHeading(heading));
      return column < 0 ? [] : [[field, column]];
    }),
  );
}

/** The names of a sheet's columns for people: a heading that others have too gets the number of its column, '' only that. */
export function columnNames(headings: readonly string[]): string[] {
  const known = headings.map(foldHeading);
  return headings.map((heading, index) => {
    const folded = foldHeading(heading);
    if (folded === '') return `${index + 1}`;
    return known.indexOf(folded) === known.lastIndexOf(folded) ? heading : `${heading.trim()} (column ${index + 1})`;
  });
}

/** The cells that must still be mapped before rows can be read. */
export function missingColumns(mapping: ImportMapping): ImportField[] {
  return IMPORT_REQUIRED.filter((field) => mapping[field] === undefined);
}

/** The cells of a record by their names; one that the record or the mapping lacks is ''. */
export function mapCells(record: readonly string[], mapping: ImportMapping): Record<ImportField, string> {
  return recordOf(IMPORT_FIELDS.map((field) => [field, record[mapping[field] ?? -1] ?? '']));
}

function foldHeading(heading: string): string {
  return heading.trim().replaceAll(/\s+/g, ' ').toLowerCase();
}
