import type { Handler } from '#domain/api/handler.ts';
import type { importApi, ImportOutcome } from '#domain/api/import.ts';
import { ApiError } from '#domain/core/errors.ts';
import { storedImportSchema, type ImportCounts } from '#domain/import/stored-import.ts';
import { importedRowPath, importPath } from '#platform/firestore-paths.ts';
import { inContentTransaction, type ContentTransaction } from '#platform/content/content-transaction.ts';
import type { ImportDeps, ImportedProperty } from './import-deps.ts';
import { planRows, type PlannedRow } from './plan-rows.ts';

/** What the audit log calls it. */
const ACTION = 'imported';

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
        planned.flatMap((row) => toWrite(row, params.id)),
      );
      noteRows(step, planned);
      noteBatch(step, { ...params, run, counts: countOutcomes(planned.map(({ outcome }) => outcome)) });
      return { outcomes: planned.map(({ outcome }) => outcome) };
    });
}

/** The import as far as it has come; null before its first batch. An import is one person's, and ends once. */
async function readRun({ firestore, transaction, uid }: ContentTransaction, id: string) {
  const found = await transaction.get(firestore.doc(importPath(id)));
  if (!found.exists) return null;
  const run = storedImportSchema.parse(found.data());
  if (run.uid !== uid || run.endedAt !== null) {
    throw new ApiError('conflict', { detail: 'This import has ended or belongs to a colleague.' });
  }
  return run;
}

function toWrite({ outcome, wished, stored }: PlannedRow, importId: string): ImportedProperty[] {
  if (wished === null || outcome.outcome === 'refused' || outcome.outcome === 'unchanged') return [];
  const details = { import: importId, row: outcome.row };
  if (outcome.outcome === 'created' || stored === null) return [{ id: outcome.id, stored, fields: wished, details }];
  const named = Object.entries(wished).filter(([field]) => outcome.fields.includes(field));
  const { title, location } = stored;
  return [{ id: outcome.id, stored, fields: { title, location, ...Object.fromEntries(named) }, details }];
}

/** Notes what the sheet said, so that the next import can tell its changes from those of editors. */
function noteRows({ firestore, transaction }: ContentTransaction, planned: readonly PlannedRow[]): void {
  for (const { outcome, wished, isNews } of planned) {
    if (!isNews || wished === null || outcome.outcome === 'refused') continue;
    transaction.set(firestore.doc(importedRowPath(outcome.id)), wished);
  }
}

interface BatchNote {
  readonly id: string;
  readonly number: number;
  readonly run: { readonly batches: Readonly<Record<string, ImportCounts>> } | null;
  readonly counts: ImportCounts;
}

/** Counts a batch; one that came before keeps its first counts, as the second time everything is there already. */
function noteBatch(
  { firestore, transaction, uid, now }: ContentTransaction,
  { id, number, run, counts }: BatchNote,
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
