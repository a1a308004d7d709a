import { parentPort, workerData } from 'node:worker_threads';
import * as z from 'zod';
import { filesIn } from '../../src/build/files-in.ts';
import { sha256Of } from './changed-files.ts';
import type { FileBatch } from './files-in-thread.ts';

const { folder } = z.object({ folder: z.string() }).parse(workerData);
const write = filesIn(folder);

parentPort?.on('message', ({ files, bytes }: FileBatch) => {
  let end = 0;
  const digests = files.map(({ file, length }): [string, string] => {
    const content = bytes.subarray(end, end + length);
    end += length;
    write(file, [content]);
    return [file, sha256Of(content)];
  });
  parentPort?.postMessage(digests);
});
