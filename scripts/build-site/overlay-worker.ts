import { linkSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import * as z from 'zod';

const { from, to } = z.object({ from: z.string(), to: z.string() }).parse(workerData);

function linkFolder(folder: string): void {
  mkdirSync(join(to, folder), { recursive: true });
  for (const entry of readdirSync(join(from, folder), { withFileTypes: true })) {
    const name = join(folder, entry.name);
    if (entry.isDirectory()) linkFolder(name);
    else linkSync(join(from, name), join(to, name));
  }
}

linkFolder('');
parentPort?.postMessage('linked');
