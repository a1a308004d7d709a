// The words of the admin specification, section 8, exactly; what it leaves open follows them.

/** Errors listed before the rest is counted (admin specification, section 9). */
export const IMPORT_ERRORS_SHOWN = 10;

/** An import that failed without a reason. */
export const FAILED_TO_IMPORT_PROPERTIES = 'Failed to import properties';

/** A row that could not be written. */
export function failedToImport(title: string, message: string): string {
  return `Failed to import ${title}: ${message}`;
}

/** A row that could not be read. */
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

/** A row whose cells stand nowhere on the map. */
export const ROW_WITHOUT_PLACE = 'the row has neither town nor area';

/** A row with a cell that a spreadsheet would calculate. */
export const FORMULA_IN_ROW = 'a cell starts like a formula';

/** A row that is not imported: only 'activated' ones are. */
export const NOT_ACTIVATED = "the status is not 'activated'";

/** A property that is no longer stored as the house stores properties. */
export const STORED_COPY_UNREADABLE = 'the stored property cannot be read';

/** A row whose cells are more than the headings. */
export const MORE_CELLS_THAN_HEADINGS = 'the row has more cells than there are headings';

/** A row whose quotation marks stand in the wrong places. */
export const QUOTES_ASTRAY = 'a quotation mark is in the wrong place';

/** A cell that is too long. */
export function cellTooLong(heading: string, most: number): string {
  return `“${heading}” is longer than ${most} characters`;
}

/** A code that stands in two rows: the first is imported. */
export function codeRepeated(row: number): string {
  return `its code is already used in row ${row}`;
}

/** What an error calls a row: its title, or where it stands. */
export function rowTitle(title: string, row: number): string {
  return title.trim() === '' ? `row ${row}` : title.trim();
}
