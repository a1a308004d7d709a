import type { ImportMapping } from '#domain/import/mapping.ts';
import { inspectSheet, readRows, type SheetFacts, type SheetRow } from './read-sheet.ts';
import { SheetRejected } from './sheet-rejected.ts';
import { SHEET_REJECTIONS } from './sheet-text.ts';

/** What the worker is asked: to look through a sheet, or to read its rows. */
export type SheetQuestion =
  | { readonly kind: 'inspect'; readonly file: File }
  | { readonly kind: 'read'; readonly file: File; readonly facts: SheetFacts; readonly mapping: ImportMapping };

/** What it answers: facts, or rows until the end; or why the sheet is refused. */
export type SheetResult =
  | { readonly kind: 'facts'; readonly facts: SheetFacts }
  | { readonly kind: 'rows'; readonly rows: readonly SheetRow[] }
  | { readonly kind: 'end' }
  | { readonly kind: 'refused'; readonly message: string };

/** Rows of one answer: few enough that the screen stays awake while it takes them. */
const ROWS_A_RESULT = 500;

const result = (given: SheetResult): void => self.postMessage(given);

async function work(question: SheetQuestion): Promise<void> {
  if (question.kind === 'inspect') return result({ kind: 'facts', facts: await inspectSheet(question.file) });
  let rows: SheetRow[] = [];
  for await (const row of readRows(question.file, question.facts, question.mapping)) {
    rows.push(row);
    if (rows.length < ROWS_A_RESULT) continue;
    result({ kind: 'rows', rows });
    rows = [];
  }
  result({ kind: 'rows', rows });
  return result({ kind: 'end' });
}

self.addEventListener('message', ({ data }: MessageEvent<SheetQuestion>) => {
  work(data).catch((error: unknown) => {
    if (error instanceof SheetRejected) return result({ kind: 'refused', message: error.message });
    // The file was changed or taken away while it was read: nothing else can go wrong with a text.
    reportError(error);
    return result({ kind: 'refused', message: SHEET_REJECTIONS.unreadable });
  });
});
