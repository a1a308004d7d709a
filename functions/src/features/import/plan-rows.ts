import type { SentRow, ImportOutcome } from '#domain/api/import.ts';
import { readCells } from '#domain/import/cells.ts';
import {
  fieldsToImport,
  IMPORTED_FIELDS,
  importedFields,
  lacksPrice,
  type ImportedFields,
} from '#domain/import/fields.ts';
import { isImportable } from '#domain/import/heuristics.ts';
import { implausibleValues } from '#domain/import/implausible-values.ts';
import { codeRepeated, NOT_ACTIVATED, STORED_COPY_UNREADABLE } from '#domain/import/text.ts';
import { shownPrice } from '#domain/money/price.ts';
import type { WorkingProperty } from '#domain/property/property.ts';
import { importedRowSchema } from '#domain/import/stored-import.ts';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { KINDS } from '#platform/content/content-kinds.ts';
import { importedRowPath, propertyPath } from '#platform/firestore-paths.ts';
import type { ContentTransaction } from '#platform/content/content-transaction.ts';
import { importedId } from './imported-id.ts';

/** What is to be done with a row. */
export interface PlannedRow {
  /** What the caller is told of it. */
  readonly outcome: ImportOutcome;
  /** What it says; null when it is refused. */
  readonly wished: ImportedFields | null;
  /** The property as it is stored; null when there is none. */
  readonly stored: WorkingProperty | null;
  /** Whether the sheet said something else the last time. */
  readonly isNews: boolean;
}

/** Rows of one batch, and how values that the sheet lacks are invented. */
export interface RowBatch {
  /** Seed of the sample data; null invents nothing. */
  readonly sampleSeed: string | null;
  /** The rows. */
  readonly rows: readonly SentRow[];
}

/** A row that can be imported. */
interface WishedRow {
  readonly row: number;
  readonly id: string;
  readonly wished: ImportedFields;
}

/** Decides what is to be done with the rows of a batch, by what is stored and by what the last import said. */
export async function planRows(step: ContentTransaction, { rows, sampleSeed }: RowBatch): Promise<PlannedRow[]> {
  const firstRows = new Map<string, number>();
  const read = rows.map((sent) => readRow(sent, sampleSeed, firstRows));
  const wished = read.filter((row) => 'id' in row);
  const known = await readKnown(step, wished);
  return read.map((row) => ('id' in row ? planRow(row, known) : row));
}

function readRow(
  { row, cells: sent }: SentRow,
  sampleSeed: string | null,
  firstRows: Map<string, number>,
): WishedRow | PlannedRow {
  const read = readCells(sent);
  if (!read.ok) return refused(row, read.message);
  const { cells } = read;
  if (!isImportable(cells.status)) return refused(row, NOT_ACTIVATED);
  const id = importedId(cells.code);
  const first = firstRows.get(id);
  if (first !== undefined) return refused(row, codeRepeated(first));
  firstRows.set(id, row);
  return { row, id, wished: importedFields(cells, sampleSeed) };
}

function refused(row: number, message: string): PlannedRow {
  return { outcome: { outcome: 'refused', row, message }, wished: null, stored: null, isNews: false };
}

async function readKnown(
  { firestore, transaction }: ContentTransaction,
  rows: readonly WishedRow[],
): Promise<ReadonlyMap<string, DocumentSnapshot>> {
  if (rows.length === 0) return new Map();
  const paths = rows.flatMap(({ id }) => [propertyPath(id), importedRowPath(id)]);
  const found = await transaction.getAll(...paths.map((path) => firestore.doc(path)));
  return new Map(found.map((document) => [document.ref.path, document]));
}

function planRow({ row, id, wished }: WishedRow, known: ReadonlyMap<string, DocumentSnapshot>): PlannedRow {
  const property = known.get(propertyPath(id));
  if (property?.exists !== true) {
    const about = aboutRow({ row, id, wished }, wished);
    return { outcome: { outcome: 'created', ...about }, wished, stored: null, isNews: true };
  }
  const stored = KINDS.properties.schema.safeParse(property.data());
  if (!stored.success) return refused(row, STORED_COPY_UNREADABLE);
  const last = known.get(importedRowPath(id));
  const lastImported: Partial<ImportedFields> = last?.exists === true ? importedRowSchema.parse(last.data()) : {};
  const fields = fieldsToImport(stored.data, lastImported, wished);
  const isNews = IMPORTED_FIELDS.some((field) => wished[field] !== lastImported[field]);
  const named = Object.fromEntries(fields.map((field) => [field, wished[field]]));
  const about = aboutRow({ row, id, wished }, { ...stored.data, ...named });
  const outcome: ImportOutcome =
    fields.length === 0 ? { outcome: 'unchanged', ...about } : { outcome: 'changed', ...about, fields };
  return { outcome, wished, stored: stored.data, isNews };
}

/** What the caller is told of a row and of its property as it is after the import. */
function aboutRow({ row, id, wished }: WishedRow, after: ImportedFields) {
  const { location, people, bedrooms } = after;
  return {
    row,
    id,
    priceMissing: lacksPrice(wished),
    toCheck: implausibleValues(after),
    values: { location, people, bedrooms, price: shownPrice(after) },
  };
}
