import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { splitRecords } from './split-records.ts';

/** Splits a text that comes in chunks, as a file does. */
function splitChunks(chunks: readonly string[]): string[] {
  const records: string[] = [];
  let rest = '';
  chunks.forEach((chunk, index) => {
    const split = splitRecords(rest + chunk, index === chunks.length - 1);
    records.push(...split.records);
    rest = split.rest;
  });
  return rest === '' ? records : [...records, rest];
}

const cell = fc.string({ unit: fc.constantFrom('a', 'é', ';', '"', '\n', '\r\n', ' ', ','), maxLength: 6 });
const sheets = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 6 });

describe('the records of a sheet', () => {
  it('are the rows that were written, with quotation marks, semicolons and line breaks in their cells', () => {
    fc.assert(
      fc.property(sheets, fc.constantFrom('\n', '\r\n'), (rows, newline) => {
        const text = Papa.unparse(rows, { delimiter: ';', newline, quotes: true });
        const records = splitRecords(text, true).records;
        const read = records.map((record) => Papa.parse<string[]>(record, { delimiter: ';', newline: '\n' }).data[0]);
        expect(read).toEqual(rows);
      }),
    );
  });

  it('are the same however the text is divided into chunks', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', ';', '"', '\n', '\r', ' ') }),
        fc.nat(),
        fc.nat(),
        (text, a, b) => {
          const [one, two] = [a % (text.length + 1), b % (text.length + 1)].toSorted((x, y) => x - y);
          const whole = splitRecords(text, true);
          expect(splitChunks([text.slice(0, one), text.slice(one, two), text.slice(two)])).toEqual(
            whole.rest === '' ? whole.records : [...whole.records, whole.rest],
          );
        },
      ),
    );
  });

  it('end at every kind of line end, and keep a quotation mark within a cell', () => {
    expect(splitRecords('a;12" b\rc;d\r\ne\nf', true).records).toEqual(['a;12" b', 'c;d', 'e', 'f']);
  });

  it('are incomplete while a quotation mark is open', () => {
    expect(splitRecords('a\n"b;\nc', true)).toEqual({ records: ['a'], rest: '"b;\nc', isQuoted: true });
  });
});
