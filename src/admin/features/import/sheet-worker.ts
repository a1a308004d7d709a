import type { ImportMapping } from '#domain/import/mapping.ts';
import { inspectSheet, readRows, type SheetFacts, type SheetRow } from './read-sheet.ts';
import { SheetRefused } from './sheet-rejected.ts';
import { SHEET_REFUSALS } from './sheet-text.ts';

/** What the worker is asked: to look through a sheet, or to read its rows. */
export type SheetQuestion =
  | { readonly kind: 'inspect'; readonly file: File }
  | { readonly kind: 'read'; readonly file: File; readonly facts: SheetFacts; readonly mapping: ImportMapping };

/** What it answers: facts, or rows until the end; or why the sheet is refused. */
export type SheetAnswer =
  | { readonly kind: 'facts'; readonly facts: SheetFacts }
  | { readonly kind: 'rows'; readonly rows: readonly SheetRow[] }
  | { readonly kind: 'end' }
  | { readonly kind: 'refused'; readonly message: string };

/** Rows of one answer: few enough that the screen stays awake while it takes them. */
const ROWS_AN_ANSWER = 500;

const answer = (given: SheetAnswer): void => self.postMessage(given);

async function work(question: SheetQuestion): Promise<void> {
  if (question.kind === 'inspect') return answer({ kind: 'facts', facts: await inspectSheet(question.file) });
  let rows: SheetRow[] = [];
  for await (const row of readRows(question.file, question.facts, question.mapping)) {
    rows.push(row);
    if (rows.length < ROWS_AN_ANSWER) continue;
    answer({ kind: 'rows', rows });
    rows = [];
  }
  answer({ kind: 'rows', rows });
  return answer({ kind: 'end' });
}

self.addEventListener('message', ({ data }: MessageEvent<SheetQuestion>) => {
  work(data).catch((error: unknown) => {
    if (error instanceof SheetRefused) return answer({ kind: 'refused', message: error.message });
    // The file was changed or taken away while it was read: nothing else can go wrong with a text.
    reportError(error);
    return answer({ kind: 'refused', message: SHEET_REFUSALS.unreadable });
  });
});
