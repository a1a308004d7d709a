import type { ImportMapping } from '#domain/import/mapping.ts';
import { inspectSheet, readRows, type SheetFacts, type SheetRow } from './read-sheet.ts';
import { SheetRejected } from './sheet-rejected.ts';
import { SHEET_REJECTIONS } from './sheet-text.ts';

/** A request to the worker: inspect a sheet, or read its rows. */
export type SheetRequest =
  | { readonly kind: 'inspect'; readonly file: File }
  | { readonly kind: 'read'; readonly file: File; readonly facts: SheetFacts; readonly mapping: ImportMapping };

/** A result of the worker: facts, or rows until the end, or why the sheet is rejected. */
export type SheetResult =
  | { readonly kind: 'facts'; readonly facts: SheetFacts }
  | { readonly kind: 'rows'; readonly rows: readonly SheetRow[] }
  | { readonly kind: 'end' }
  | { readonly kind: 'refused'; readonly message: string };

/** Rows in one message: few enough that the screen stays responsive while it receives them. */
const ROWS_PER_MESSAGE = 500;

const result = (given: SheetResult): void => self.postMessage(given);

async function work(request: SheetRequest): Promise<void> {
  if (request.kind === 'inspect') return result({ kind: 'facts', facts: await inspectSheet(request.file) });
  let rows: SheetRow[] = [];
  for await (const row of readRows(request.file, request.facts, request.mapping)) {
    rows.push(row);
    if (rows.length < ROWS_PER_MESSAGE) continue;
    result({ kind: 'rows', rows });
    rows = [];
  }
  result({ kind: 'rows', rows });
  return result({ kind: 'end' });
}

self.addEventListener('message', ({ data }: MessageEvent<SheetRequest>) => {
  work(data).catch((error: unknown) => {
    if (error instanceof SheetRejected) return result({ kind: 'refused', message: error.message });
    // The file was changed or removed while it was read; nothing else can fail here.
    reportError(error);
    return result({ kind: 'refused', message: SHEET_REJECTIONS.unreadable });
  });
});
