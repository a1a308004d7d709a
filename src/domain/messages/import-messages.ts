// The words of the admin specification, section 8, exactly.

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
