import type { CsvSeparator } from '#domain/export/csv-separator.ts';
import { isFormula } from '#domain/export/formula.ts';

const SIGNS: Readonly<Record<CsvSeparator, string>> = { comma: ',', semicolon: ';' };

/** How a page of an export is written. */
interface PageForm {
  readonly headings: readonly string[];
  readonly separator: CsvSeparator;
  /** The first page has the byte order mark, by which spreadsheets detect UTF-8, and the headings. */
  readonly isFirst: boolean;
}

/** One page of an export as CSV. */
export function csvPage(rows: readonly (readonly string[])[], { headings, separator, isFirst }: PageForm): string {
  const lines = isFirst ? [headings, ...rows] : rows;
  return (isFirst ? '\ufeff' : '') + lines.map((row) => `${row.map(csvCell).join(SIGNS[separator])}\r\n`).join('');
}

/** A cell as CSV (RFC 4180), always quoted; a formula gets a leading apostrophe, so that spreadsheets show its text. */
function csvCell(value: string): string {
  const harmless = isFormula(value) ? `'${value}` : value;
  return `"${harmless.replaceAll('"', '""')}"`;
}
