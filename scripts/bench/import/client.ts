import { openAsBlob } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { importApi, type ImportOutcome, type SentRow } from '#domain/api/import.ts';
import { guessMapping } from '#domain/import/mapping.ts';
import * as z from 'zod';
import { inspectSheet, readRows, type SheetRow } from '#admin/features/import/read-sheet.ts';
import { sendBatches } from '#admin/features/import/send-batches.ts';
import { sortRows } from '#admin/features/import/sort-rows.ts';

// Imports a sheet with the modules of the browser, in a process that can be killed at any time:
// `node client.ts <file> <origin> <import id> <token>`. It prints its memory after each batch.

const [path, origin, id, token] = z
  .tuple([z.string(), z.url(), z.uuid(), z.string().min(1)])
  .parse(process.argv.slice(2));

async function call(method: string, part: string, body?: object): Promise<unknown> {
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` };
  const response = await fetch(`${origin}/api/admin/imports/${id}/${part}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`The response to ${part} was ${response.status}: ${await response.text()}`);
  return response.json();
}

const put = importApi['PUT /api/admin/imports/{id}/batches/{number}'].response;

async function send(rows: readonly SentRow[], number: number): Promise<readonly ImportOutcome[]> {
  return put.parse(await call('PUT', `batches/${number}`, { rows, sampleSeed: null, clears: [] })).outcomes;
}

const file = await openAsBlob(path);
const facts = await inspectSheet(file);
const rows: SheetRow[] = [];
for await (const row of readRows(file, facts, guessMapping(facts.headings))) rows.push(row);
const { sent } = sortRows(rows);
await sendBatches(sent, {
  send,
  progress: (responded) => console.log(JSON.stringify({ responded, resident: process.memoryUsage.rss() })),
  signal: new AbortController().signal,
  isTransient: () => false,
  pause: (milliseconds) => wait(milliseconds),
});
console.log(JSON.stringify({ ended: await call('POST', 'end') }));
