import { recordOf } from '#domain/core/record-of.ts';
import { IMPORTED_COLUMNS, type ImportField, type ShownFields } from './columns.ts';

// No zod: the worker that reads a sheet may compare cells.

/** The cells that say something about a property; the code and the status are about its row. */
export type PropertyCells = Record<Exclude<ImportField, 'code' | 'status'>, string>;

/** The cells that a sheet has for a property as it is: an export writes them, and an import compares with them. */
export function cellsOfProperty(property: ShownFields): PropertyCells {
  return recordOf(
    IMPORTED_COLUMNS.flatMap(({ field, write }) =>
      field === 'code' || field === 'status' || write === undefined ? [] : [[field, write(property)] as const],
    ),
  );
}
