/** What separates the columns of a CSV file: spreadsheets in Portuguese and the import expect semicolons. */
export const CSV_SEPARATORS = ['semicolon', 'comma'] as const;

export type CsvSeparator = (typeof CSV_SEPARATORS)[number];
