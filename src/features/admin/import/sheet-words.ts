const megabytes = (bytes: number): string => `${Math.ceil(bytes / (1024 * 1024))} MB`;

/** Why a sheet is refused, each as one sentence with what to do about it. */
export const SHEET_REFUSALS = {
  empty: 'The file is empty.',
  tooLarge: (size: number, most: number) =>
    `The file has ${megabytes(size)}, and a sheet may have ${megabytes(most)}: split it into several.`,
  binary: 'The file is no text: save the sheet as CSV, with semicolons, and choose that file.',
  endlessLine: (row: number) => `Row ${row} has no end: the file does not look like a sheet.`,
  openQuotes: (row: number) =>
    `A quotation mark in row ${row} is never closed: mend that row and choose the file again.`,
  separator: 'The columns are not separated by semicolons: save the sheet as CSV with semicolons.',
  tooManyColumns: (most: number) => `The sheet has more than ${most} columns: it does not look like one of properties.`,
  tooManyRows: (most: number) => `The sheet has more than ${most.toLocaleString('en-GB')} rows: split it into several.`,
  noRows: 'The sheet has headings and nothing else.',
  formulas: 'The headings hold formulas: save the sheet as CSV with values only.',
  unreadable: 'The file cannot be read any more: choose it again.',
} as const;
