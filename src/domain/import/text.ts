// Exact texts of the admin specification, section 8; texts that it leaves open follow.

/** Errors that are listed; the rest is counted (admin specification, section 9). */
export const IMPORT_ERRORS_SHOWN = 10;

/** Error for an import that failed without a reason. */
export const FAILED_TO_IMPORT_PROPERTIES = 'Failed to import properties';

/** Error for a row that could not be written. */
export function failedToImport(title: string, message: string): string {
  return `Failed to import ${title}: ${message}`;
}

/** Error for a row that could not be read. */
export function errorProcessing(title: string, message: string): string {
  return `Error processing ${title}: ${message}`;
}

/** The lines of an import's result: the count, 'the first 10 errors and ... and {n} more errors'. */
export function importResult(imported: number, errors: readonly string[]): string[] {
  const rest = errors.length - IMPORT_ERRORS_SHOWN;
  return [
    `Import completed! Successfully imported ${imported} properties.`,
    ...errors.slice(0, IMPORT_ERRORS_SHOWN),
    ...(rest > 0 ? [`... and ${rest} more errors`] : []),
  ];
}

/** Error for a row that would create a property without a location. */
export const ROW_WITHOUT_PLACE = 'the row has neither town nor area';

/** Error for a cell that a spreadsheet would calculate. */
export function cellIsFormula(heading: string): string {
  return `“${heading}” starts like a formula`;
}

export const NOT_ACTIVATED = "the status is not 'activated'";

/** Error for a stored property that does not match its schema. */
export const STORED_COPY_UNREADABLE = 'the stored property cannot be read';

export const MORE_CELLS_THAN_HEADINGS = 'the row has more cells than there are headings';

export const QUOTES_ASTRAY = 'a quotation mark is in the wrong place';

/** Error for a cell of more than `most` characters. */
export function cellTooLong(heading: string, most: number): string {
  return `“${heading}” is longer than ${most} characters`;
}

/** Error for the second row with the same code; `row` is the first, which is imported. */
export function codeRepeated(row: number): string {
  return `its code is already used in row ${row}`;
}

/** Error for a row that would create a property beside one whose code has other zeros at the start. */
export function zerosDiffer(code: string): string {
  return `there is a property with the code “${code}”, and spreadsheets remove zeros at the start`;
}

/** How an error names a row: by its title, or by its number. */
export function rowTitle(title: string, row: number): string {
  return title.trim() === '' ? `row ${row}` : title.trim();
}
