import type { SentRow, ImportOutcome } from '#domain/api/import.ts';
import { documentIdOf } from '#domain/core/document-id.ts';
import { isFormula } from '#domain/export/formula.ts';
import { codesWithOtherZeros } from '#domain/import/code.ts';
import { readCells, type ImportCells } from '#domain/import/cells.ts';
import type { ImportField } from '#domain/import/columns.ts';
import { importedFields, lacksPrice, type ImportedFields } from '#domain/import/fields.ts';
import { isImportable } from '#domain/import/heuristics.ts';
import { implausibleValues } from '#domain/import/implausible-values.ts';
import {
  describeChanges,
  readSaid,
  rowChanges,
  wholeCells,
  type Cells,
  type SaidCells,
} from '#domain/import/row-changes.ts';
import { importedRowSchema } from '#domain/import/stored-import.ts';
import {
  codeRepeated,
  NOT_ACTIVATED,
  ROW_WITHOUT_PLACE,
  STORED_COPY_UNREADABLE,
  zerosDiffer,
} from '#domain/import/text.ts';
import { shownPrice } from '#domain/money/price.ts';
import type { WorkingProperty } from '#domain/property/property.ts';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { KINDS } from '#platform/content/content-kinds.ts';
import { importedRowPath, propertyPath } from '#platform/firestore-paths.ts';
import type { ContentTransaction } from '#platform/content/content-transaction.ts';
import type { ImportedProperty } from './import-deps.ts';
import { importedId } from './imported-id.ts';

/** The decision about a row. */
export interface PlannedRow {
  /** The caller's result. */
  readonly outcome: ImportOutcome;
  /** What is to be written; null for a row that is rejected. */
  readonly plan: RowPlan | null;
}

interface RowPlan {
  /** The stored property; null when there is none. */
  readonly stored: WorkingProperty | null;
  /** The fields to write. */
  readonly fields: ImportedProperty['fields'];
  /** The cells to remember for the next import; null when they are stored already. */
  readonly cells: Cells | null;
}

export interface RowBatch {
  /** Seed of the sample data; null for none. */
  readonly sampleSeed: string | null;
  /** Columns of which an empty cell clears the field. */
  readonly clears: readonly ImportField[];
  readonly rows: readonly SentRow[];
}

interface IncomingRow {
  readonly row: number;
  readonly cells: ImportCells;
}

type Snapshots = ReadonlyMap<string, DocumentSnapshot>;

/** Decides about the rows of a batch by comparing them with the stored properties and the last import. */
export async function planRows(step: ContentTransaction, batch: RowBatch): Promise<PlannedRow[]> {
  const read = batch.rows.map(readRow);
  const incoming = read.filter((row) => 'cells' in row);
  const snapshots = await readStored(step, incoming);
  const similarCodes = await findSimilarCodes(step, incoming, snapshots);
  const firstRows = new Map<string, number>();
  const newCodes = new Set<string>();
  return read.map((row) => {
    if (!('cells' in row)) return row;
    const { code } = row.cells;
    const id = propertyIdOf(code, snapshots);
    const first = firstRows.get(id);
    if (first !== undefined) return rejectRow(row.row, codeRepeated(first));
    firstRows.set(id, row.row);
    const isNew = snapshots.get(propertyPath(id))?.exists !== true;
    const similar = similarCodes.get(code) ?? (isNew && codesWithOtherZeros(code).find((other) => newCodes.has(other)));
    if (similar) return rejectRow(row.row, zerosDiffer(similar));
    const planned = planRow(row, id, batch, snapshots);
    if (planned.outcome.outcome === 'created') newCodes.add(code);
    return planned;
  });
}

function readRow({ row, cells: sent }: SentRow): IncomingRow | PlannedRow {
  const read = readCells(sent);
  if (!read.ok) return rejectRow(row, read.message);
  return isImportable(read.cells.status) ? { row, cells: read.cells } : rejectRow(row, NOT_ACTIVATED);
}

function rejectRow(row: number, message: string): PlannedRow {
  return { outcome: { outcome: 'refused', row, message }, plan: null };
}

/**
 * Ids that a code may stand for: an exported property that was never imported has its own id as its code, and one whose code
 * has the apostrophe of an export may have been imported with it.
 */
function idsOf(code: string): string[] {
  return [
    importedId(code),
    ...(isFormula(code) ? [importedId(`'${code}`)] : []),
    ...(anyId.safeParse(code).success ? [code] : []),
  ];
}

const anyId = documentIdOf(80);

/** Id of a row's property: the one that its code was imported as, or the one that has this id; a new one otherwise. */
function propertyIdOf(code: string, snapshots: Snapshots): string {
  return idsOf(code).find((id) => snapshots.get(propertyPath(id))?.exists === true) ?? importedId(code);
}

async function readStored(
  { firestore, transaction }: ContentTransaction,
  rows: readonly IncomingRow[],
): Promise<Snapshots> {
  if (rows.length === 0) return new Map();
  const ids = new Set(rows.flatMap(({ cells }) => idsOf(cells.code)));
  const paths = [...ids].flatMap((id) => [propertyPath(id), importedRowPath(id)]);
  const found = await transaction.getAll(...paths.map((path) => firestore.doc(path)));
  return new Map(found.map((document) => [document.ref.path, document]));
}

/** For the code of each new row, that of an imported property that has other zeros at the start, if there is one. */
async function findSimilarCodes(
  { firestore, transaction }: ContentTransaction,
  rows: readonly IncomingRow[],
  snapshots: Snapshots,
): Promise<ReadonlyMap<string, string>> {
  const similar = rows
    .map(({ cells }) => cells.code)
    .filter((code) => snapshots.get(propertyPath(propertyIdOf(code, snapshots)))?.exists !== true)
    .flatMap((code) => codesWithOtherZeros(code).map((other) => ({ code, other })));
  if (similar.length === 0) return new Map();
  const documents = similar.map(({ other }) => firestore.doc(propertyPath(importedId(other))));
  const found = await transaction.getAll(...documents);
  return new Map(similar.flatMap(({ code, other }, at) => (found[at]?.exists === true ? [[code, other]] : [])));
}

function planRow({ row, cells }: IncomingRow, id: string, batch: RowBatch, snapshots: Snapshots): PlannedRow {
  const property = snapshots.get(propertyPath(id));
  if (property?.exists !== true) return planNew({ row, id, ...readSaid(cells, batch.clears) }, batch);
  const stored = KINDS.properties.schema.safeParse(property.data());
  if (!stored.success) return rejectRow(row, STORED_COPY_UNREADABLE);
  const { said, unread } = readSaid(cells, batch.clears, stored.data);
  const remembered = snapshots.get(importedRowPath(id));
  const last = remembered?.exists === true ? (importedRowSchema.parse(remembered.data()).cells ?? null) : null;
  const { fields, cells: news } = rowChanges(stored.data, last, said);
  const isKnown = last !== null && Object.entries(news).every(([field, text]) => last[field as ImportField] === text);
  const about = aboutRow({ row, id, unread }, { ...stored.data, ...fields });
  const changes = describeChanges(stored.data, fields);
  const outcome: ImportOutcome =
    changes.length === 0 ? { outcome: 'unchanged', ...about } : { outcome: 'changed', ...about, changes };
  const { title, location } = stored.data;
  const plan = { stored: stored.data, fields: { title, location, ...fields }, cells: isKnown ? null : news };
  return { outcome, plan };
}

interface NewRow extends Identified {
  readonly said: SaidCells;
}

function planNew({ said, ...identified }: NewRow, { sampleSeed }: RowBatch): PlannedRow {
  const cells = wholeCells(said);
  if (cells.town === '' && cells.area === '') return rejectRow(identified.row, ROW_WITHOUT_PLACE);
  const fields = importedFields(cells, sampleSeed);
  return { outcome: { outcome: 'created', ...aboutRow(identified, fields) }, plan: { stored: null, fields, cells } };
}

interface Identified {
  readonly row: number;
  readonly id: string;
  readonly unread: readonly ImportField[];
}

/** What the result says about a row and its property after the import. */
function aboutRow({ row, id, unread }: Identified, after: ImportedFields) {
  const { location, people, bedrooms } = after;
  return {
    row,
    id,
    priceMissing: lacksPrice(after),
    toCheck: implausibleValues(after),
    unread: [...unread],
    values: { location, people, bedrooms, price: shownPrice(after) },
  };
}
