import { IMPORT_SEPARATOR, type ImportField } from '#domain/import/columns.ts';
import { IMPORT_REQUIRED, mapCells, type ImportMapping } from '#domain/import/mapping.ts';
import { IMPORT_COLUMNS_MAX, IMPORT_ROW_LENGTH_MAX, IMPORT_ROWS_MAX } from '#domain/import/limits.ts';
import { MORE_CELLS_THAN_HEADINGS, QUOTES_ASTRAY } from '#domain/import/text.ts';
import Papa from 'papaparse';
import { decodeSheet, SHEET_ENCODINGS, type SheetEncoding } from './decode-sheet.ts';
import { SheetRejected } from './sheet-rejected.ts';
import { SHEET_REJECTIONS as text } from './sheet-text.ts';
import { splitRecords } from './split-records.ts';

/** Sample rows on the mapping screen. */
const SAMPLE_ROWS = 3;

/** What an inspection of a sheet finds. */
export interface SheetFacts {
  readonly encoding: SheetEncoding;
  readonly headings: readonly string[];
  readonly samples: readonly (readonly string[])[];
  /** Number of rows without headings and empty rows. */
  readonly rows: number;
}

export interface SheetRow {
  /** Number of the row; the headings are row 1. */
  readonly row: number;
  readonly cells: Record<ImportField, string>;
  /** What is wrong with the text of the row; null for nothing. */
  readonly fault: string | null;
}

/** Inspects a whole sheet without keeping it in memory; throws SheetRejected when it cannot be imported. */
export async function inspectSheet(file: Blob): Promise<SheetFacts> {
  for (const encoding of SHEET_ENCODINGS) {
    try {
      return await inspectAs(file, encoding);
    } catch (error) {
      // Text that is not UTF-8 is read as Windows-1252, in which every byte is valid.
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

/** Reads the rows of an inspected sheet one by one. */
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
  for await (const chunk of decodeSheet(file, encoding)) {
    const split = splitRecords(rest + chunk, chunk === '');
    rest = split.rest;
    for (const record of split.records) {
      row += 1;
      if (record.length > IMPORT_ROW_LENGTH_MAX) throw new SheetRejected(text.endlessLine(row));
      yield { row, record };
    }
    if (rest.length > IMPORT_ROW_LENGTH_MAX || (chunk === '' && rest !== '')) {
      throw new SheetRejected(split.isQuoted ? text.openQuotes(row + 1) : text.endlessLine(row + 1));
    }
  }
}

function parseRecord(record: string): { cells: readonly string[]; isAstray: boolean } {
  const { data, errors } = Papa.parse<string[]>(record, { delimiter: IMPORT_SEPARATOR, newline: '\n' });
  return { cells: data[0] ?? [], isAstray: errors.some(({ type }) => type === 'Quotes') };
}

function requireHeadings(headings: readonly string[]): readonly string[] {
  if (headings.length < IMPORT_REQUIRED.length) throw new SheetRejected(text.separator);
  if (headings.length > IMPORT_COLUMNS_MAX) throw new SheetRejected(text.tooManyColumns(IMPORT_COLUMNS_MAX));
  if (headings.some((heading) => /^\s*[=@]/.test(heading))) throw new SheetRejected(text.formulas);
  return headings.map((heading) => heading.trim());
}

/** Whether a row has no text; sheets often end with many such rows. */
function isEmpty(record: string): boolean {
  return /^[;\s"]*$/.test(record);
}
