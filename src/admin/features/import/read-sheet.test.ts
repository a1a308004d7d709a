import { guessMapping } from '#domain/import/mapping.ts';
import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { inspectSheet, readRows, type SheetRow } from './read-sheet.ts';

const HEADINGS = ['Code', 'Status', 'Accommodation', 'Rate'];

const sheet = (text: string): Blob => new Blob([text]);

async function rowsOf(file: Blob): Promise<SheetRow[]> {
  const facts = await inspectSheet(file);
  return Array.fromAsync(readRows(file, facts, guessMapping(facts.headings)));
}

/** The same bytes in chunks that may end within a character. */
function inChunks(bytes: Uint8Array<ArrayBuffer>, size: number): Blob {
  const file = new Blob([bytes]);
  const stream = (): ReadableStream<Uint8Array<ArrayBuffer>> =>
    new ReadableStream({
      start(controller) {
        for (let from = 0; from < bytes.length; from += size) controller.enqueue(bytes.slice(from, from + size));
        controller.close();
      },
    });
  return Object.assign(file, { stream });
}

describe('a sheet', () => {
  it('is read as it was written, in UTF-8 and in Windows-1252, in chunks of any size', async () => {
    const cell = fc.string({ unit: fc.constantFrom('a', 'ã', 'Ç', ';', '"', '\n', ' '), minLength: 1, maxLength: 5 });
    const row = fc.tuple(cell, cell, cell, cell).map(([code, ...others]) => [`x${code}`, ...others]);
    const encoding = fc.constantFrom('utf8', 'latin1');
    await fc.assert(
      fc.asyncProperty(
        fc.array(row, { minLength: 1, maxLength: 5 }),
        encoding,
        fc.integer({ min: 1, max: 50 }),
        async (rows, coded, size) => {
          const text = Papa.unparse([HEADINGS, ...rows], { delimiter: ';', newline: '\r\n' });
          const read = await rowsOf(inChunks(new Uint8Array(Buffer.from(text, coded as BufferEncoding)), size));
          expect(read.map(({ cells }) => [cells.code, cells.status, cells.accommodation, cells.rate])).toEqual(rows);
          expect(read.map(({ row: place }) => place)).toEqual(rows.map((_, index) => index + 2));
        },
      ),
    );
  });

  it('is described by its encoding, headings, first rows and number of rows without the empty ones', async () => {
    const file = sheet(`\ufeffCode;Status ;Nome\r\n1;on;Casa\r\n;;\r\n\r\n2;on;"Ca;sa"\r\n;"";\r\n`);
    expect(await inspectSheet(file)).toEqual({
      encoding: 'utf-8',
      headings: ['Code', 'Status', 'Nome'],
      samples: [
        ['1', 'on', 'Casa'],
        ['2', 'on', 'Ca;sa'],
      ],
      rows: 2,
    });
  });

  it('marks the rows that are malformed, and reads the others', async () => {
    const rows = await rowsOf(sheet(`${HEADINGS.join(';')}\n1;on;"Ca"sa";5\n2;on;Casa;5;more\n3;on;Casa;5;\n4;on\n`));
    expect(rows.map(({ row, fault }) => [row, fault])).toEqual([
      [2, 'a quotation mark is in the wrong place'],
      [3, 'the row has more cells than there are headings'],
      [4, null],
      [5, null],
    ]);
  });
});

describe('a hostile file', () => {
  const row = 'A1;Activated;Casa;5\n';
  it.each([
    ['of one endless line', 'x'.repeat(70_000), 'Row 1 is too long: the file does not look like a sheet.'],
    [
      'with an endless row',
      `${HEADINGS.join(';')}\n${row}${'y;'.repeat(70_000)}`,
      'Row 3 is too long: the file does not look like a sheet.',
    ],
    [
      'whose quotation mark is never closed',
      `${HEADINGS.join(';')}\n"A1;${row.repeat(9)}`,
      'A quotation mark in row 2 is never closed: fix that row and choose the file again.',
    ],
    [
      'that is not text',
      'PK\u0003\u0004',
      'This is not a text file: save the sheet as CSV with semicolons and choose that file.',
    ],
    [
      'in UTF-16',
      Buffer.from('Code;Status', 'utf16le').toString('latin1'),
      'This is not a text file: save the sheet as CSV with semicolons and choose that file.',
    ],
    [
      'with commas',
      'Code,Status,Accommodation\n1,2,3',
      'The columns are not separated by semicolons: save the sheet as CSV with semicolons.',
    ],
    [
      'with formulas for headings',
      '=1;Status;Code\n1;2;3',
      'The headings contain formulas: save the sheet as CSV with values only.',
    ],
    [
      'of 201 columns',
      `${';'.repeat(200)}\n1`,
      'The sheet has more than 200 columns: it does not look like one of properties.',
    ],
    [
      'of 20,001 rows',
      `${HEADINGS.join(';')}\n${row.repeat(20_001)}`,
      'The sheet has more than 20,000 rows: split it into several.',
    ],
    ['of headings alone', HEADINGS.join(';'), 'The sheet has no rows below the headings.'],
    ['that is empty', '', 'The file is empty.'],
  ])('%s is rejected with one sentence', async (_, text, sentence) => {
    await expect(inspectSheet(sheet(text))).rejects.toThrow(sentence);
  });

  it('of 200 MB is rejected before it is read', async () => {
    const file = Object.assign(new Blob(), { stream: () => expect.fail('It was read') });
    Object.defineProperty(file, 'size', { value: 200 * 1024 * 1024 });
    await expect(inspectSheet(file)).rejects.toThrow('The file is 200\u00a0MB; the maximum is 32\u00a0MB');
  });
});
