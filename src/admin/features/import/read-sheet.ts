import { IMPORT_SEPARATOR } from '#domain/import/columns.ts';
import { mapCells, type ImportField, type ImportMapping } from '#domain/import/mapping.ts';
import { IMPORT_COLUMNS_MAX, IMPORT_ROW_LENGTH_MAX, IMPORT_ROWS_MAX } from '#domain/core/limits.ts';
import { MORE_CELLS_THAN_HEADINGS, QUOTES_ASTRAY } from '#domain/import/text.ts';
import Papa from 'papaparse';
import { decodeSheet, SHEET_ENCODINGS, type SheetEncoding } from './decode-sheet.ts';
import { SheetRejected } from './sheet-rejected.ts';
import { SHEET_REJECTIONS as text } from './sheet-text.ts';
import { splitRecords } from './split-records.ts';

/** Rows shown beside the columns, so that a mapping can be judged. */
const SAMPLE_ROWS = 3;

/** Columns that a sheet must have: code, status and name. */
const COLUMNS_MIN = 3;

/** What a sheet is, before its rows are read. */
export interface SheetFacts {
  /** How its text is encoded. */
  readonly encoding: SheetEncoding;
  /** Its headings in order. */
  readonly headings: readonly string[];
  /** Its first rows. */
  readonly samples: readonly (readonly string[])[];
  /** Rows in all, headings and empty rows left out. */
  readonly rows: number;
}

/** A row of a sheet: where it stands, headings being row 1, what it holds, and what is wrong with its text; null when nothing is. */
export interface SheetRow {
  readonly row: number;
  readonly cells: Record<ImportField, string>;
  readonly fault: string | null;
}

/** Looks through a whole sheet without keeping it; throws SheetRefused when it cannot be imported. */
export async function inspectSheet(file: Blob): Promise<SheetFacts> {
  for (const encoding of SHEET_ENCODINGS) {
    try {
      return await inspectAs(file, encoding);
    } catch (error) {
      // Text that is no UTF-8 is Windows-1252, in which every byte has a meaning.
      if (!(error instanceof TypeError) || encoding !== 'utf-8') throw error;
    }
  }
  throw new SheetRejected(text.binary);
}

async function inspectAs(file: Blob, encoding: SheetEncoding): Promise<SheetFacts> {
  let headings: readonly string[] | null = null;
  const samples: (readonly string[])[] = [];
  let rows = 0;
  for await (const { record } of records(file, encoding)) {
    if (headings === null) {
      headings = requireHeadings(parseRecord(record).cells);
      continue;
    }
    if (isEmpty(record)) continue;
    rows += 1;
    if (rows > IMPORT_ROWS_MAX) throw new SheetRejected(text.tooManyRows(IMPORT_ROWS_MAX));
    if (samples.length < SAMPLE_ROWS) samples.push(parseRecord(record).cells);
  }
  if (headings === null || rows === 0) throw new SheetRejected(headings === null ? text.empty : text.noRows);
  return { encoding, headings, samples, rows };
}

/** The rows of a sheet that was looked through, one after the other. */
export async function* readRows(
  file: Blob,
  { encoding, headings }: Pick<SheetFacts, 'encoding' | 'headings'>,
  mapping: ImportMapping,
): AsyncGenerator<SheetRow> {
  for await (const { row, record } of records(file, encoding)) {
    if (row === 1 || isEmpty(record)) continue;
    const { cells, isAstray } = parseRecord(record);
    const isTooWide = cells.slice(headings.length).some((cell) => cell.trim() !== '');
    const fault = isAstray ? QUOTES_ASTRAY : isTooWide ? MORE_CELLS_THAN_HEADINGS : null;
    yield { row, cells: mapCells(cells, mapping), fault };
  }
}

async function* records(file: Blob, encoding: SheetEncoding): AsyncGenerator<{ row: number; record: string }> {
  let row = 0;
  let rest = '';
  for await (const piece of decodeSheet(file, encoding)) {
    const split = splitRecords(rest + piece, piece === '');
    rest = split.rest;
    for (const record of split.records) {
      row += 1;
      if (record.length > IMPORT_ROW_LENGTH_MAX) throw new SheetRejected(text.endlessLine(row));
      yield { row, record };
    }
    if (rest.length > IMPORT_ROW_LENGTH_MAX || (piece === '' && rest !== '')) {
      throw new SheetRejected(split.isQuoted ? text.openQuotes(row + 1) : text.endlessLine(row + 1));
    }
  }
}

function parseRecord(record: string): { cells: readonly string[]; isAstray: boolean } {
  const { data, errors } = Papa.parse<string[]>(record, { delimiter: IMPORT_SEPARATOR, newline: '\n' });
  return { cells: data[0] ?? [], isAstray: errors.some(({ type }) => type === 'Quotes') };
}

function requireHeadings(headings: readonly string[]): readonly string[] {
  if (headings.length < COLUMNS_MIN) throw new SheetRejected(text.separator);
  if (headings.length > IMPORT_COLUMNS_MAX) throw new SheetRejected(text.tooManyColumns(IMPORT_COLUMNS_MAX));
  if (headings.some((heading) => /^\s*[=@]/.test(heading))) throw new SheetRejected(text.formulas);
  return headings.map((heading) => heading.trim());
}

/** A row in which nothing stands: sheets end with many. */
function isEmpty(record: string): boolean {
  return /^[;\s"]*$/.test(record);
}
