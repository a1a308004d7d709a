import { parentPort, workerData } from 'node:worker_threads';
import * as z from 'zod';
import { linkFolder } from './link-folder.ts';

const { from, to } = z.object({ from: z.string(), to: z.string() }).parse(workerData);
linkFolder(from, to);
parentPort?.postMessage('linked');
