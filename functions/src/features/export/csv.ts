// No zod: exports are written by functions and by the back office.

/**
 * What spreadsheets take for the beginning of a formula, in the widths of Latin and of Asian scripts, after any space and
 * after any character that nobody sees: format characters, other controls and fillers.
 */
const FORMULA = /^[\s\p{Cf}\p{Cc}\p{Default_Ignorable_Code_Point}]*[=+\-@\uff1d\uff0b\uff0d\uff20|%]/u;

/** A cell as CSV (RFC 4180), always quoted; one that a spreadsheet would calculate begins with an apostrophe and is shown. */
export function csvCell(value: string): string {
  const harmless = FORMULA.test(value) || /^[\t\r\n]/.test(value) ? `'${value}` : value;
  return `"${harmless.replaceAll('"', '""')}"`;
}

/** Rows as CSV, without a beginning: what follows in a text that was begun with `toCsv`. */
export function csvLines(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');
}

/** Rows as CSV, with the mark by which spreadsheets know that the text is UTF-8. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return `\ufeff${csvLines(rows)}`;
}
