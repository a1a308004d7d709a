/**
 * What spreadsheets read as the start of a formula, in Latin and full-width forms, after any spaces and invisible
 * characters: format characters, other controls and fillers.
 */
const FORMULA = /^[\s\p{Cf}\p{Cc}\p{Default_Ignorable_Code_Point}]*[=+\-@\uff1d\uff0b\uff0d\uff20|%]/u;

/**
 * A text that spreadsheets take for a number or a date and save as another: they remove the zeros of the code '0012', make
 * a day of '1-2', a month of the licence '12/2019' and 2000 of '2E3', and round what has twelve digits.
 */
const CONVERTED = /^(?:0\d+|\d{12,}|\d+E\d+|\d{1,2}([-/])\d{1,4}(?:\1\d{1,4})?)$/i;

/**
 * Whether spreadsheets might calculate a cell, or save another text than they read: an export puts an apostrophe in front of
 * it, so that they show its text.
 */
export function isFormula(text: string): boolean {
  return FORMULA.test(text) || /^[\t\r\n]/.test(text) || CONVERTED.test(text);
}

/**
 * The text of a stranger with an apostrophe before each line and part that starts like a formula: a spreadsheet that expects
 * another separator than its file has begins a cell at every comma, semicolon, tab or line break, quoted or not.
 */
export function withHarmlessParts(text: string): string {
  return text.replaceAll(/(?<=[,;\t\r\n])[^,;\t\r\n]+/g, (part) =>
    FORMULA.test(part.replaceAll('"', '')) ? `'${part}` : part,
  );
}

/** The text of an exported cell, without the apostrophe that the export put in front of a formula. */
export function withoutApostrophe(cell: string): string {
  return cell.startsWith("'") && isFormula(cell.slice(1)) ? cell.slice(1) : cell;
}
