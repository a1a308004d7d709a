/**
 * What spreadsheets read as the start of a formula, in Latin and full-width forms, after any spaces and invisible
 * characters: format characters, other controls and fillers.
 */
const FORMULA = /^[\s\p{Cf}\p{Cc}\p{Default_Ignorable_Code_Point}]*[=+\-@\uff1d\uff0b\uff0d\uff20|%]/u;

/**
 * Whether spreadsheets might calculate a cell, or take it for a number and remove its first zeros, such as those of the code
 * '0012': an export puts an apostrophe in front of it, so that they show its text.
 */
export function isFormula(text: string): boolean {
  return FORMULA.test(text) || /^(?:[\t\r\n]|0\d+$)/.test(text);
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
