import { IMPORT_COLUMNS } from './columns.ts';
import type { ImportRow } from './row.ts';

// No zod: the worker that reads a sheet maps its columns.

/** The cells that become part of a property. Every other cell, the owner's name among them, stays in the browser. */
export const IMPORT_FIELDS = [
  'code',
  'status',
  'accommodation',
  'maxGuestCapacity',
  'rate',
  'town',
  'area',
  'touristLicense',
] as const satisfies readonly (keyof ImportRow)[];

/** A cell that becomes part of a property. */
export type ImportField = (typeof IMPORT_FIELDS)[number];

/** The cells without which no row can be imported. */
export const IMPORT_REQUIRED = ['code', 'status', 'accommodation'] as const satisfies readonly ImportField[];

/** The column of a sheet, counted from 0, that each cell is taken from; absent when it is taken from none. */
export type ImportMapping = Partial<Record<ImportField, number>>;

/** The heading that a cell is recognised by. */
export function headingOf(field: ImportField): string {
  return IMPORT_COLUMNS.find((column) => column.field === field)?.heading ?? field;
}

/** The mapping that the headings of a sheet suggest; of two columns of one name, the first counts. */
export function guessMapping(headings: readonly string[]): ImportMapping {
  const known = headings.map(foldHeading);
  return Object.fromEntries(
    IMPORT_FIELDS.flatMap((field) => {
      const column = known.indexOf(foldHeading(headingOf(field)));
      return column < 0 ? [] : [[field, column]];
    }),
  );
}

/** The cells that must still be mapped before rows can be read. */
export function missingColumns(mapping: ImportMapping): ImportField[] {
  return IMPORT_REQUIRED.filter((field) => mapping[field] === undefined);
}

/** The cells of a record by their names, as a mapping has them; one that the record lacks is ''. */
export function mapCells(record: readonly string[], mapping: ImportMapping): Record<ImportField, string> {
  const cell = (field: ImportField): string => record[mapping[field] ?? -1] ?? '';
  return {
    ...{ code: cell('code'), status: cell('status'), accommodation: cell('accommodation') },
    ...{ maxGuestCapacity: cell('maxGuestCapacity'), rate: cell('rate'), town: cell('town'), area: cell('area') },
    touristLicense: cell('touristLicense'),
  };
}

function foldHeading(heading: string): string {
  return heading.trim().replaceAll(/\s+/g, ' ').toLowerCase();
}
