const megabytes = (bytes: number): string => `${Math.ceil(bytes / (1024 * 1024))}\u00a0MB`;

/** Why a sheet is rejected, with what to do about it. */
export const SHEET_REJECTIONS = {
  empty: 'The file is empty.',
  tooLarge: (size: number, most: number) =>
    `The file is ${megabytes(size)}; the maximum is ${megabytes(most)}. Please split it into several files.`,
  binary: 'This is not a text file: save the sheet as CSV with semicolons and choose that file.',
  endlessLine: (row: number) => `Row ${row} is too long: the file does not look like a sheet.`,
  openQuotes: (row: number) =>
    `A quotation mark in row ${row} is never closed: fix that row and choose the file again.`,
  separator: 'The columns are not separated by semicolons: save the sheet as CSV with semicolons.',
  tooManyColumns: (most: number) => `The sheet has more than ${most} columns: it does not look like one of properties.`,
  tooManyRows: (most: number) => `The sheet has more than ${most.toLocaleString('en-GB')} rows: split it into several.`,
  noRows: 'The sheet has no rows below the headings.',
  formulas: 'The headings contain formulas: save the sheet as CSV with values only.',
  unreadable: 'The file can no longer be read: please choose it again.',
} as const;
