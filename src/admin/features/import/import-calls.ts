import { importApi, type SentRow } from '#domain/api/import.ts';
import { filledCells } from '#domain/import/row-changes.ts';
import { callAsStaff } from '#admin/lib/call-as-staff.ts';
import type { SheetChoices } from './import-state.ts';
import type { SendBatch } from './send-batches.ts';

type BatchChoices = Pick<SheetChoices, 'clears' | 'sampleSeed'>;

const bodyOf = (rows: readonly SentRow[], { clears, sampleSeed }: BatchChoices) => ({
  rows: rows.map(({ row, cells }) => ({ row, cells: filledCells(cells) })),
  ...{ clears: [...clears], sampleSeed },
});

/** How batches of a dry run are sent. */
export function sendPreview(choices: BatchChoices): SendBatch {
  return async (rows) => {
    const body = bodyOf(rows, choices);
    return (await callAsStaff(importApi, 'POST /api/admin/imports/preview', { body })).outcomes;
  };
}

/** How batches of an import are sent. */
export function sendImport(id: string, choices: BatchChoices): SendBatch {
  return async (rows, number) => {
    const key = 'PUT /api/admin/imports/{id}/batches/{number}';
    const params = { id, number: String(number) };
    return (await callAsStaff(importApi, key, { params, body: bodyOf(rows, choices) })).outcomes;
  };
}

/** Ends an import, which stores its result for the dashboard. */
export async function endImport(id: string): Promise<{ imported: number }> {
  return callAsStaff(importApi, 'POST /api/admin/imports/{id}/end', { params: { id } });
}
