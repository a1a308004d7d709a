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

/** The decision about a row. */
export interface PlannedRow {
  /** The caller's result. */
  readonly outcome: ImportOutcome;
  /** Fields from the sheet; null when the row is rejected. */
  readonly incoming: ImportedFields | null;
  /** The stored property; null when there is none. */
  readonly stored: WorkingProperty | null;
  /** Whether the fields differ from those of the last import. */
  readonly hasChanged: boolean;
}

export interface RowBatch {
  /** Seed of the sample data; null for none. */
  readonly sampleSeed: string | null;
  readonly rows: readonly SentRow[];
}

interface IncomingRow {
  readonly row: number;
  readonly id: string;
  readonly incoming: ImportedFields;
}

/** Decides about the rows of a batch by comparing them with the stored properties and the last import. */
export async function planRows(step: ContentTransaction, { rows, sampleSeed }: RowBatch): Promise<PlannedRow[]> {
  const firstRows = new Map<string, number>();
  const read = rows.map((sent) => readRow(sent, sampleSeed, firstRows));
  const incoming = read.filter((row) => 'id' in row);
  const snapshots = await readStored(step, incoming);
  return read.map((row) => ('id' in row ? planRow(row, snapshots) : row));
}

function readRow(
  { row, cells: sent }: SentRow,
  sampleSeed: string | null,
  firstRows: Map<string, number>,
): IncomingRow | PlannedRow {
  const read = readCells(sent);
  if (!read.ok) return rejectRow(row, read.message);
  const { cells } = read;
  if (!isImportable(cells.status)) return rejectRow(row, NOT_ACTIVATED);
  const id = importedId(cells.code);
  const first = firstRows.get(id);
  if (first !== undefined) return rejectRow(row, codeRepeated(first));
  firstRows.set(id, row);
  return { row, id, incoming: importedFields(cells, sampleSeed) };
}

function rejectRow(row: number, message: string): PlannedRow {
  return { outcome: { outcome: 'refused', row, message }, incoming: null, stored: null, hasChanged: false };
}

async function readStored(
  { firestore, transaction }: ContentTransaction,
  rows: readonly IncomingRow[],
): Promise<ReadonlyMap<string, DocumentSnapshot>> {
  if (rows.length === 0) return new Map();
  const paths = rows.flatMap(({ id }) => [propertyPath(id), importedRowPath(id)]);
  const found = await transaction.getAll(...paths.map((path) => firestore.doc(path)));
  return new Map(found.map((document) => [document.ref.path, document]));
}

function planRow({ row, id, incoming }: IncomingRow, snapshots: ReadonlyMap<string, DocumentSnapshot>): PlannedRow {
  const property = snapshots.get(propertyPath(id));
  if (property?.exists !== true) {
    const about = aboutRow({ row, id, incoming }, incoming);
    return { outcome: { outcome: 'created', ...about }, incoming, stored: null, hasChanged: true };
  }
  const stored = KINDS.properties.schema.safeParse(property.data());
  if (!stored.success) return rejectRow(row, STORED_COPY_UNREADABLE);
  const last = snapshots.get(importedRowPath(id));
  const lastImported: Partial<ImportedFields> = last?.exists === true ? importedRowSchema.parse(last.data()) : {};
  const fields = fieldsToImport(stored.data, lastImported, incoming);
  const hasChanged = IMPORTED_FIELDS.some((field) => incoming[field] !== lastImported[field]);
  const named = Object.fromEntries(fields.map((field) => [field, incoming[field]]));
  const about = aboutRow({ row, id, incoming }, { ...stored.data, ...named });
  const outcome: ImportOutcome =
    fields.length === 0 ? { outcome: 'unchanged', ...about } : { outcome: 'changed', ...about, fields };
  return { outcome, incoming, stored: stored.data, hasChanged };
}

/** What the result says about a row and its property after the import. */
function aboutRow({ row, id, incoming }: IncomingRow, after: ImportedFields) {
  const { location, people, bedrooms } = after;
  return {
    row,
    id,
    priceMissing: lacksPrice(incoming),
    toCheck: implausibleValues(after),
    values: { location, people, bedrooms, price: shownPrice(after) },
  };
}
