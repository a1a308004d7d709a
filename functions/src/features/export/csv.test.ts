import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvPage } from './csv.ts';

/** Reads CSV by RFC 4180, to check the writer against. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted = '', end] of text.slice(1).matchAll(/"((?:[^"]|"")*)"(,|\r\n)/g)) {
    row.push(quoted.replaceAll('""', '"'));
    if (end === ',') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

const csvCell = (value: string): string =>
  csvPage([[value]], { headings: [], separator: 'comma', isFirst: false }).slice(0, -'\r\n'.length);

describe('a CSV cell', () => {
  it.each(['=CMD()', '+1', '-1', '@SUM(A1)', ' =1', '\t=1', '\u00a0=1', '＝1', '|calc', '%x', '\r=1', '\ufeff=1'])(
    '%j is shown as text, not calculated',
    (value) => {
      expect(csvCell(value)).toBe(`"'${value}"`);
    },
  );

  it.each([
    '\u200b=1',
    '\u00ad+1',
    '\u2060-1',
    '\u202e@A1',
    '\u061c=1',
    ' \u200e\u200f＝1',
    '\u{e0020}=1',
    '\u3164=1',
    '\0=1',
  ])('%j is shown as text, although it starts with an invisible character', (value) => {
    expect(csvCell(value)).toBe(`"'${value}"`);
  });

  it.each(['0012', '00351210000000'])('%j keeps its zeros', (value) => {
    expect(csvCell(value)).toBe(`"'${value}"`);
  });

  it.each(['1-2', '3/4', '12/2019', '1-2-3', '2E3', '123456789012'])('%j is no date and no rounded number', (value) => {
    expect(csvCell(value)).toBe(`"'${value}"`);
  });

  it.each(['Ana', 'a=b', '3 - 4', "O'Neil", '', '0', '0.5', '09:30', '2026-10-03', '2950000', '12345/AL', '1-A'])(
    '%j stays as it is',
    (value) => {
      expect(csvCell(value)).toBe(`"${value}"`);
    },
  );

  it('never starts like a formula, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (value) => {
        expect(csvCell(value)).not.toMatch(/^"[\s\p{Cf}]*[=+\-@]/u);
      }),
    );
  });
});

describe('CSV rows', () => {
  it('are read back as they were written, with quotes, commas and line breaks', () => {
    const cell = fc.string({ unit: 'grapheme' }).map((text) => `a${text}`);
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 1 }), { minLength: 1 }), (rows) => {
        const [headings = [], ...others] = rows;
        expect(readCsv(csvPage(others, { headings, separator: 'comma', isFirst: true }))).toEqual(rows);
      }),
    );
  });

  it('have semicolons between their cells where somebody chose them', () => {
    const form = { headings: ['Name', 'Note'], separator: 'semicolon', isFirst: true } as const;
    expect(csvPage([['Ana', 'b;c']], form)).toBe('\ufeff"Name";"Note"\r\n"Ana";"b;c"\r\n');
  });
});
