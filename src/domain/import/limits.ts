/** Largest sheet that is imported, in bytes: ten times the usual length of the most rows. */
export const IMPORT_BYTES_MAX = 32 * 1024 * 1024;

/** Most rows of a sheet, without the headings. */
export const IMPORT_ROWS_MAX = 20_000;

/** Longest row of a sheet, in characters; a longer one has no line end, or a quotation mark that is never closed. */
export const IMPORT_ROW_LENGTH_MAX = 64 * 1024;

/** Most columns of a sheet. */
export const IMPORT_COLUMNS_MAX = 200;

/** Rows of an import that are planned or written in one step. */
export const IMPORT_BATCH = 100;
