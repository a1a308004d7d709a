import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanLines, escapeHtml, foldLine, removeDirectionMarks } from './safe-text.ts';

describe('a text with direction marks', () => {
  it('loses them and keeps letters that are written from right to left', () => {
    expect(removeDirectionMarks('invoice\u202efdp.exe שלום \u2066x\u2069')).toBe('invoicefdp.exe שלום x');
  });
});

describe('a text of one line', () => {
  it.each([
    ['Villa\nSul', 'Villa Sul'],
    ['\tVilla\u000b \u2028Sul\u0000', 'Villa Sul'],
    ['Casa do Joa\u0303o', 'Casa do João'],
    ['\r\n', ''],
  ])('%j becomes %j', (text, line) => {
    expect(foldLine(text)).toBe(line);
  });

  it('has no control character and is folded once', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(foldLine(text)).toMatch(/^[^\p{Cc}\u2028\u2029]*$/u);
        expect(foldLine(foldLine(text))).toBe(foldLine(text));
      }),
    );
  });
});

describe('a text of several lines', () => {
  it('keeps line feeds and tabs, and no other control character', () => {
    expect(cleanLines('a\r\nb\rc\td\u0000e\u009ff')).toBe('a\nb\nc\tdef');
  });

  it('keeps lines apart that ended with another sign', () => {
    expect(cleanLines('a\u2028b\u2029c\vd\fe\u0085f')).toBe('a\nb\nc\nd\ne\nf');
  });

  it('is clean after one cleaning', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(cleanLines(cleanLines(text))).toBe(cleanLines(text));
      }),
    );
  });
});

describe('HTML', () => {
  it('never opens an element or ends an attribute, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(escapeHtml(text)).not.toMatch(/[<>"']/);
      }),
    );
  });
});
