import { csvLines, toCsv } from './csv.ts';

/** Rows of a page as CSV: the first page begins with the headings. */
export function csvPage(headings: readonly string[], rows: readonly (readonly string[])[], isFirst: boolean): string {
  return isFirst ? toCsv([headings, ...rows]) : csvLines(rows);
}
