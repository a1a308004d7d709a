import * as z from 'zod';
import { recordOf } from '#domain/core/record-of.ts';
import { storedTime } from '#domain/core/stored-time.ts';
import { withoutApostrophe } from '#domain/export/formula.ts';
import { foldLine } from '#domain/text/safe-text.ts';
import { IMPORT_FIELDS } from './columns.ts';

/** Outcomes of the rows of an import or of one batch, counted. */
export const importCountsSchema = z.strictObject({
  /** Rows that created a property. */
  created: z.int().min(0),
  /** Rows that changed a property. */
  changed: z.int().min(0),
  /** Rows that match the stored property. */
  unchanged: z.int().min(0),
  /** Rows that were rejected. */
  refused: z.int().min(0),
});

/** Outcomes of the rows of an import or of one batch, counted. */
export type ImportCounts = z.output<typeof importCountsSchema>;

/** imports/{id}: an import, counted by batch so that a batch that is sent twice counts once. */
export const storedImportSchema = z.strictObject({
  /** Account that started the import. */
  uid: z.string().min(1),
  /** When its first batch was written. */
  beganAt: storedTime,
  /** When it ended; null while it runs and after it was abandoned. */
  endedAt: storedTime.nullable(),
  /** Counts by batch number. */
  batches: z.record(z.string(), importCountsSchema),
});

/** Read like the cells of a sheet, which it is compared with: older rows were stored as they came. */
const cell = z
  .string()
  .overwrite((text) => withoutApostrophe(foldLine(text)))
  .default('');

/**
 * importedRows/{id of the property}: what the sheets have said so far, cell by cell, which tells a change of the sheet from an
 * editor's change. A row that was stored before a column was added has an empty cell there; cells of removed columns are
 * dropped.
 */
export const importedRowSchema = z.object({
  /** Absent in rows that were stored with the fields of the property instead. */
  cells: z.object(recordOf(IMPORT_FIELDS.map((field) => [field, cell]))).optional(),
});

/** The counts of all batches, added up. */
export function sumCounts(batches: Readonly<Record<string, ImportCounts>>): ImportCounts {
  const sum = { created: 0, changed: 0, unchanged: 0, refused: 0 };
  for (const { created, changed, unchanged, refused } of Object.values(batches)) {
    sum.created += created;
    sum.changed += changed;
    sum.unchanged += unchanged;
    sum.refused += refused;
  }
  return sum;
}

/** Properties that now match the sheet; an import that was interrupted and repeated counts the same as one without a break. */
export function importedCount({ created, changed, unchanged }: ImportCounts): number {
  return created + changed + unchanged;
}
