import { execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { importApi } from '#domain/api/import.ts';
import * as z from 'zod';
import type { FunctionServer } from '#scripts/emulators/functions-server/start-server.ts';

const CLIENT = join(import.meta.dirname, 'client.ts');

const lineSchema = z.union([
  z.object({ responded: z.int(), resident: z.int() }),
  z.object({ ended: importApi['POST /api/admin/imports/{id}/end'].response }),
]);

export interface ImportRun {
  /** Response at the end; null when the import was interrupted. */
  readonly ended: z.output<(typeof importApi)['POST /api/admin/imports/{id}/end']['response']> | null;
  readonly seconds: number;
  /** Memory of the reading process and of the function after each batch. */
  readonly megabytes: readonly { readonly reader: number; readonly writer: number }[];
}

/** Imports a sheet through a function; the reading process is killed after `killAfter` milliseconds. */
export async function runImport(
  server: FunctionServer,
  sheet: string,
  token: string,
  killAfter: number | null = null,
): Promise<ImportRun> {
  const began = performance.now();
  const client = spawn(process.execPath, [CLIENT, sheet, server.origin, randomUUID(), token], {
    // A process that is killed, or whose function is, prints errors that do not matter.
    stdio: ['ignore', 'pipe', killAfter === null ? 'inherit' : 'ignore'],
  });
  const closed = new Promise<number | null>((resolve) => client.once('close', resolve));
  const killer = killAfter === null ? undefined : setTimeout(() => client.kill('SIGKILL'), killAfter);
  const megabytes: { reader: number; writer: number }[] = [];
  let ended: ImportRun['ended'] = null;
  for await (const text of createInterface({ input: client.stdout })) {
    const line = lineSchema.parse(JSON.parse(text));
    if ('ended' in line) ended = line.ended;
    else megabytes.push({ reader: line.resident / 2 ** 20, writer: residentMegabytes(server.pid) });
  }
  const code = await closed;
  clearTimeout(killer);
  if (killAfter === null && code !== 0) throw new Error(`The import ended with ${code}.`);
  return { ended, seconds: (performance.now() - began) / 1000, megabytes };
}

function residentMegabytes(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', `${pid}`], { encoding: 'utf8' })) / 1024;
}

/** Growth of a process: its maximum compared with that of the first fifth, after which all code is loaded and warm. */
export function growth(megabytes: readonly number[]): number {
  const fifth = Math.floor(megabytes.length / 5);
  const settled = Math.max(...megabytes.slice(0, fifth + 1));
  return Math.max(...megabytes.slice(fifth)) - settled;
}
