import { importApi, type ImportOutcome, type SentRow } from '#domain/api/import.ts';
import { callAsStaff } from '#admin/lib/call-staff-api.ts';
import { StaffFailure } from '#admin/lib/staff-failure.ts';
import type { Sending } from './send-batches.ts';

/** Failures of a moment: a connection that is gone, a function that starts or has too much to do. */
const PASSING = ['offline', 'unavailable', 'internal'];

const patience: Pick<Sending, 'mayPass' | 'pause'> = {
  mayPass: (error) => error instanceof StaffFailure && PASSING.includes(error.code),
  pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
};

/** How the rows of a dry run are sent. */
export function askForPlan(sampleSeed: string | null): Pick<Sending, 'send' | 'mayPass' | 'pause'> {
  const send = async (rows: readonly SentRow[]): Promise<readonly ImportOutcome[]> => {
    const body = { rows: [...rows], sampleSeed };
    return (await callAsStaff(importApi, 'POST /api/admin/imports/preview', { body })).outcomes;
  };
  return { send, ...patience };
}

/** How the rows of an import are sent. */
export function writeRows(id: string, sampleSeed: string | null): Pick<Sending, 'send' | 'mayPass' | 'pause'> {
  const send = async (rows: readonly SentRow[], number: number): Promise<readonly ImportOutcome[]> => {
    const key = 'PUT /api/admin/imports/{id}/batches/{number}';
    const params = { id, number: String(number) };
    return (await callAsStaff(importApi, key, { params, body: { rows: [...rows], sampleSeed } })).outcomes;
  };
  return { send, ...patience };
}

/** Ends an import, so that what it brought is noted. */
export async function endImport(id: string): Promise<{ imported: number }> {
  return callAsStaff(importApi, 'POST /api/admin/imports/{id}/end', { params: { id } });
}
