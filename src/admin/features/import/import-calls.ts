import { importApi, type ImportOutcome, type SentRow } from '#domain/api/import.ts';
import { callAsStaff } from '#admin/lib/call-staff-api.ts';
import { StaffFailure } from '#admin/lib/staff-failure.ts';
import type { SheetChoices } from './import-state.ts';
import type { Sending } from './send-batches.ts';

/** Errors that may pass: no connection, or a function that starts or is overloaded. */
const TRANSIENT_CODES = ['offline', 'unavailable', 'internal'];

const retry: Pick<Sending, 'isTransient' | 'pause'> = {
  isTransient: (error) => error instanceof StaffFailure && TRANSIENT_CODES.includes(error.code),
  pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
};

type BatchChoices = Pick<SheetChoices, 'clears' | 'sampleSeed'>;

const bodyOf = (rows: readonly SentRow[], { clears, sampleSeed }: BatchChoices) => ({
  ...{ rows: [...rows], clears: [...clears], sampleSeed },
});

/** How batches of a dry run are sent. */
export function sendPreview(choices: BatchChoices): Pick<Sending, 'send' | 'isTransient' | 'pause'> {
  const send = async (rows: readonly SentRow[]): Promise<readonly ImportOutcome[]> => {
    const body = bodyOf(rows, choices);
    return (await callAsStaff(importApi, 'POST /api/admin/imports/preview', { body })).outcomes;
  };
  return { send, ...retry };
}

/** How batches of an import are sent. */
export function sendImport(id: string, choices: BatchChoices): Pick<Sending, 'send' | 'isTransient' | 'pause'> {
  const send = async (rows: readonly SentRow[], number: number): Promise<readonly ImportOutcome[]> => {
    const key = 'PUT /api/admin/imports/{id}/batches/{number}';
    const params = { id, number: String(number) };
    return (await callAsStaff(importApi, key, { params, body: bodyOf(rows, choices) })).outcomes;
  };
  return { send, ...retry };
}

/** Ends an import, which stores its result for the dashboard. */
export async function endImport(id: string): Promise<{ imported: number }> {
  return callAsStaff(importApi, 'POST /api/admin/imports/{id}/end', { params: { id } });
}
