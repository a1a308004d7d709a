import type { ImportMapping } from '#domain/import/mapping.ts';
import type { SheetFacts, SheetRow } from './read-sheet.ts';
import { SheetRejected } from './sheet-rejected.ts';
import type { SheetResult, SheetRequest } from './sheet-worker.ts';
import { SHEET_REJECTIONS } from './sheet-text.ts';

/** Inspects a sheet in a worker, so that the screen stays responsive; throws SheetRejected when it cannot be imported. */
export async function inspectFile(file: File, signal: AbortSignal): Promise<SheetFacts> {
  let facts: SheetFacts | undefined;
  await runWorker({ kind: 'inspect', file }, signal, (given) => {
    if (given.kind === 'facts') facts = given.facts;
    return given.kind === 'facts';
  });
  if (facts === undefined) throw new SheetRejected(SHEET_REJECTIONS.unreadable);
  return facts;
}

/** Reads the rows of an inspected sheet in a worker. */
export async function readSheet(
  file: File,
  facts: SheetFacts,
  mapping: ImportMapping,
  signal: AbortSignal,
): Promise<SheetRow[]> {
  const rows: SheetRow[] = [];
  await runWorker({ kind: 'read', file, facts, mapping }, signal, (given) => {
    if (given.kind === 'rows') rows.push(...given.rows);
    return given.kind === 'end';
  });
  return rows;
}

/** Runs a worker for one request; the worker ends with its last result or when the signal aborts. */
function runWorker(
  request: SheetRequest,
  signal: AbortSignal,
  isLast: (result: SheetResult) => boolean,
): Promise<void> {
  const worker = new Worker(new URL('./sheet-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<void>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    worker.addEventListener('error', () => reject(new SheetRejected(SHEET_REJECTIONS.unreadable)));
    worker.addEventListener('message', ({ data }: MessageEvent<SheetResult>) => {
      if (data.kind === 'refused') reject(new SheetRejected(data.message));
      else if (isLast(data)) resolve();
    });
    worker.postMessage(request);
  }).finally(() => worker.terminate());
}
