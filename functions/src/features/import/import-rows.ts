import type { Handler } from '#domain/api/handler.ts';
import type { importApi, ImportOutcome } from '#domain/api/import.ts';
import { ApiError } from '#domain/core/errors.ts';
import { filledCells } from '#domain/import/row-changes.ts';
import { storedImportSchema, type ImportCounts } from '#domain/import/stored-import.ts';
import { importedRowPath, importPath } from '#platform/firestore-paths.ts';
import {
  inContentTransaction,
  type ContentDeps,
  type ContentTransaction,
} from '#platform/content/content-transaction.ts';
import type { ImportDeps, ImportedProperty } from './import-deps.ts';
import { planRows, type PlannedRow } from './plan-rows.ts';

/** Name in the audit log, after the collection's. */
const ACTION = 'imported';

/** Makes the handler of POST /api/admin/imports/preview. */
export function previewRows(deps: ContentDeps): Handler<(typeof importApi)['POST /api/admin/imports/preview']> {
  return ({ body, member: { uid } }) =>
    inContentTransaction(deps, uid, async (step) => ({
      outcomes: (await planRows(step, body)).map(({ outcome }) => outcome),
    }));
}

/** Makes the handler of PUT /api/admin/imports/{id}/batches/{number}. */
export function importRows(
  deps: ImportDeps,
): Handler<(typeof importApi)['PUT /api/admin/imports/{id}/batches/{number}']> {
  return ({ params, body, member: { uid } }) =>
    inContentTransaction(deps, uid, async (step) => {
      const run = await readRun(step, params.id);
      const planned = await planRows(step, body);
      await deps.writeProperties(
        step,
        ACTION,
        planned.flatMap((row) => propertiesToWrite(row, params.id)),
      );
      storeRows(step, planned);
      storeCounts(step, { ...params, run, counts: countOutcomes(planned.map(({ outcome }) => outcome)) });
      return { outcomes: planned.map(({ outcome }) => outcome) };
    });
}

/** The stored import; null before its first batch. Only the account that started an import may continue it. */
async function readRun({ firestore, transaction, uid }: ContentTransaction, id: string) {
  const found = await transaction.get(firestore.doc(importPath(id)));
  if (!found.exists) return null;
  const run = storedImportSchema.parse(found.data());
  if (run.uid !== uid || run.endedAt !== null) {
    throw new ApiError('conflict', { detail: 'This import has ended or belongs to a colleague.' });
  }
  return run;
}

function propertiesToWrite({ outcome, plan }: PlannedRow, importId: string): ImportedProperty[] {
  if (plan === null || (outcome.outcome !== 'created' && outcome.outcome !== 'changed')) return [];
  const { stored, fields } = plan;
  return [{ id: outcome.id, stored, fields, details: { import: importId, row: outcome.row } }];
}

/** Stores what the sheet said, so that the next import can tell a change of the sheet from an editor's change. */
function storeRows({ firestore, transaction }: ContentTransaction, planned: readonly PlannedRow[]): void {
  for (const { outcome, plan } of planned) {
    if (outcome.outcome === 'refused' || plan === null || plan.cells === null) continue;
    transaction.set(firestore.doc(importedRowPath(outcome.id)), { cells: filledCells(plan.cells) });
  }
}

interface BatchCounts {
  readonly id: string;
  readonly number: number;
  readonly run: { readonly batches: Readonly<Record<string, ImportCounts>> } | null;
  readonly counts: ImportCounts;
}

/** Stores the counts of a batch; a repeated batch keeps its first counts, because its rows are unchanged by then. */
function storeCounts(
  { firestore, transaction, uid, now }: ContentTransaction,
  { id, number, run, counts }: BatchCounts,
): void {
  const document = firestore.doc(importPath(id));
  const batch = { [number]: counts };
  if (run === null) transaction.create(document, { uid, beganAt: now, endedAt: null, batches: batch });
  else if (run.batches[number] === undefined) transaction.set(document, { batches: batch }, { merge: true });
}

function countOutcomes(outcomes: readonly ImportOutcome[]): ImportCounts {
  const count = (wanted: ImportOutcome['outcome']): number =>
    outcomes.filter(({ outcome }) => outcome === wanted).length;
  return {
    created: count('created'),
    changed: count('changed'),
    unchanged: count('unchanged'),
    refused: count('refused'),
  };
}
